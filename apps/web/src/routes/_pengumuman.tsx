import { createFileRoute } from '@tanstack/react-router'
import { requireKaryawan } from '../features/auth/auth.guards.ts'

export const Route = createFileRoute('/_pengumuman')({ beforeLoad: requireKaryawan })
