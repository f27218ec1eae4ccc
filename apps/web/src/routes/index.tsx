import { createFileRoute } from '@tanstack/react-router'
import { redirectFromRoot } from '../features/auth/auth.guards.ts'

export const Route = createFileRoute('/')({ beforeLoad: redirectFromRoot })
