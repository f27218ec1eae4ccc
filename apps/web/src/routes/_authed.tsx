import { createFileRoute } from '@tanstack/react-router'
import { requireAuth } from '../features/auth/sesi/auth.guards.ts'

export const Route = createFileRoute('/_authed')({ beforeLoad: requireAuth })
