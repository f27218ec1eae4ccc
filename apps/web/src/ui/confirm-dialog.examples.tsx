import { useState } from 'react'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

export function ScreenConfirm() {
  const [isOpen, setOpen] = useState(true)
  const [answer, setAnswer] = useState('belum dijawab')
  const close = (said: string) => {
    setAnswer(said)
    setOpen(false)
  }
  return (
    <main className="space-y-3 p-4">
      <Button tone="danger" onClick={() => setOpen(true)}>
        Batalkan pengajuan
      </Button>
      <p role="status">{answer}</p>
      {isOpen && (
        <ConfirmDialog
          title="Batalkan pengajuan?"
          confirm="Batalkan"
          cancel="Kembali"
          tone="danger"
          onConfirm={() => close('dibatalkan')}
          onCancel={() => close('tidak jadi')}
        >
          Koordinator Anda tidak akan melihatnya lagi.
        </ConfirmDialog>
      )}
    </main>
  )
}
