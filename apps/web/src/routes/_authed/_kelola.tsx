import { Outlet, createFileRoute } from '@tanstack/react-router'
import { KelolaFrame } from '../../features/kelola/kelola-frame.tsx'

export const Route = createFileRoute('/_authed/_kelola')({ component: Kelola })

function Kelola() {
  return (
    <KelolaFrame>
      <Outlet />
    </KelolaFrame>
  )
}
