import { createFileRoute } from '@tanstack/react-router'
import { requireCheckedIn } from '../../../features/auth/sesi/auth.guards.ts'
import { PunchScreen } from '../../../features/presensi/punch/punch-screen.tsx'

export const Route = createFileRoute('/_authed/_attendance/checkout/')({
  beforeLoad: requireCheckedIn,
  staticData: { title: 'Check Out' },
  component: CheckOut,
})

function CheckOut() {
  return <PunchScreen jenis="checkOut" />
}
