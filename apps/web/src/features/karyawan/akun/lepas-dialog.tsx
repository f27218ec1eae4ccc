import { useMutation } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import { toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { DetailOrang } from '../orang/orang.queries.ts'

type DialogProps = { readonly orang: DetailOrang; readonly onClose: () => void }

/** For somebody who lost phone and codes: the password alone signs them in again. */
export function LepasDialog({ orang, onClose }: DialogProps) {
  const lepas = useMutation({
    mutationFn: () => call('POST /karyawan/{id}/faktor-kedua/hapus', { params: { id: orang.id }, body: {} }),
    onSuccess: ({ message }) => toast.success(message, 'karyawan'),
    onError: (cause) => toast.error(errorFrom(cause).message, 'karyawan'),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      title="Lepas langkah kedua?"
      confirm="Lepas"
      tone="danger"
      busy={lepas.isPending}
      onCancel={onClose}
      onConfirm={() => lepas.mutate()}
    >
      Passkey, aplikasi kode, dan kode pemulihan {orang.nama} tidak berlaku lagi, dan ia keluar dari semua
      perangkat. Pastikan permintaan ini benar dari orangnya.
    </ConfirmDialog>
  )
}
