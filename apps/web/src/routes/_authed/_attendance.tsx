import { createFileRoute } from '@tanstack/react-router'
import { requireOpenAttendance } from '../../features/auth/sesi/auth.guards.ts'

export const Route = createFileRoute('/_authed/_attendance')({ beforeLoad: requireOpenAttendance })
