import { errorFrom } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { KodeResetCard } from './kode-reset.tsx'
import { useKodeReset } from './kode-reset.queries.ts'
import type { DetailOrang } from '../orang/orang.queries.ts'

type DialogProps = { readonly orang: DetailOrang; readonly onClose: () => void }

/** Asks, then shows the code. */
export function KodeDialog({ orang, onClose }: DialogProps) {
  const kode = useKodeReset()
  if (kode.data !== undefined) {
    return (
      <Sheet title="Kode reset" onClose={onClose} footer={<Button onClick={onClose}>Selesai</Button>}>
        <KodeResetCard kode={kode.data} />
      </Sheet>
    )
  }
  return (
    <ConfirmDialog
      title="Buat kode reset?"
      confirm="Buat Kode"
      busy={kode.isPending}
      onCancel={onClose}
      onConfirm={() =>
        kode.mutate(orang.id, {
          onError: (cause) => {
            toast.error(errorFrom(cause).message, 'karyawan')
            onClose()
          },
        })
      }
    >
      Dengan kode ini {orang.nama} membuat kata sandi baru. Kata sandinya yang lama berlaku sampai kode
      dipakai.
    </ConfirmDialog>
  )
}
