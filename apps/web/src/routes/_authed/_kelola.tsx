import { Outlet, createFileRoute } from '@tanstack/react-router'
import { requireKelola } from '../../features/auth/sesi/auth.guards.ts'
import { KelolaFrame } from '../../features/kelola/kelola-frame.tsx'

export const Route = createFileRoute('/_authed/_kelola')({
  beforeLoad: requireKelola,
  component: Kelola,
})

function Kelola() {
  return (
    <KelolaFrame>
      <Outlet />
    </KelolaFrame>
  )
}
