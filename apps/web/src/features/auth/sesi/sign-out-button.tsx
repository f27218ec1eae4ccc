import { LogOut } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useSignOut } from './auth.queries.ts'

export function SignOutButton() {
  const { start, isBusy } = useSignOut()
  return (
    <Button tone="danger" busy={isBusy} icon={<LogOut className="size-5" />} onClick={() => start()}>
      Keluar
    </Button>
  )
}
