import { createFileRoute } from '@tanstack/react-router'
import { redirectExactPresensi } from '../../../features/auth/auth.guards.ts'

export const Route = createFileRoute('/_authed/_dashboard/presensi/')({ beforeLoad: redirectExactPresensi })
