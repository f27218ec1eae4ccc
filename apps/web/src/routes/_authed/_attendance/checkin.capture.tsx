import { createFileRoute } from '@tanstack/react-router'
import { requireNotCheckedIn } from '../../../features/auth/sesi/auth.guards.ts'
import { CaptureScreen } from '../../../features/presensi/punch-kamera/capture-screen.tsx'

export const Route = createFileRoute('/_authed/_attendance/checkin/capture')({
  beforeLoad: requireNotCheckedIn,
  staticData: { title: 'Selfie Check In' },
  component: CheckInCapture,
})

function CheckInCapture() {
  return <CaptureScreen jenis="checkIn" />
}
