import { Suspense, lazy, useState } from 'react'
import { LogOut } from 'lucide-react'
import { namaTertunda } from '../../../lib/kotak/tanda.set.ts'
import { Button } from '../../../ui/button.tsx'
import { useLogout } from './auth.queries.ts'

// Who has nothing in the outbox is not asked.
const KeluarDialog = lazy(async () => ({ default: (await import('./keluar-dialog.tsx')).KeluarDialog }))

export function SignOutButton() {
  const { start, isBusy } = useLogout()
  const [isBertanya, setBertanya] = useState(false)
  return (
    <>
      <Button
        tone="danger"
        busy={isBusy}
        icon={<LogOut className="size-5" />}
        onClick={() => (namaTertunda() ? setBertanya(true) : start())}
      >
        Keluar
      </Button>
      <Suspense>
        {isBertanya && (
          <KeluarDialog
            onKeluar={() => {
              setBertanya(false)
              start()
            }}
            onBatal={() => setBertanya(false)}
          />
        )}
      </Suspense>
    </>
  )
}
