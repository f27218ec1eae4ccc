import { createFileRoute } from '@tanstack/react-router'
import { requireNotCheckedIn } from '../../../features/auth/sesi/auth.guards.ts'
import { PunchScreen } from '../../../features/presensi/punch/punch-screen.tsx'

export const Route = createFileRoute('/_authed/_attendance/checkin/')({
  beforeLoad: requireNotCheckedIn,
  staticData: { title: 'Check In' },
  component: CheckIn,
})

function CheckIn() {
  return <PunchScreen jenis="checkIn" />
}
