import { LogOut } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useLogout } from './auth.queries.ts'

export function SignOutButton() {
  const { start, isBusy } = useLogout()
  return (
    <Button tone="danger" busy={isBusy} icon={<LogOut className="size-5" />} onClick={() => start()}>
      Keluar
    </Button>
  )
}
