import { createFileRoute } from '@tanstack/react-router'
import { redirectFromRoot } from '../features/auth/sesi/auth.guards.ts'

export const Route = createFileRoute('/')({ beforeLoad: redirectFromRoot })
