import { createFileRoute } from '@tanstack/react-router'
import { requireCheckedIn } from '../../../features/auth/sesi/auth.guards.ts'
import { CaptureScreen } from '../../../features/presensi/punch-kamera/capture-screen.tsx'

export const Route = createFileRoute('/_authed/_attendance/checkout/capture')({
  beforeLoad: requireCheckedIn,
  staticData: { title: 'Selfie Check Out' },
  component: CheckOutCapture,
})

function CheckOutCapture() {
  return <CaptureScreen jenis="checkOut" />
}
