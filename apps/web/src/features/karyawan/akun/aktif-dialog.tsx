import { useMutation } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import { toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { type DetailOrang, useStoreOrang } from '../orang/orang.queries.ts'

type DialogProps = { readonly orang: DetailOrang; readonly onClose: () => void }

/** Asks before somebody is let in again. */
export function AktifDialog({ orang, onClose }: DialogProps) {
  const terima = useStoreOrang()
  const aktif = useMutation({
    mutationFn: () => call('POST /karyawan/{id}/aktif', { params: { id: orang.id }, body: {} }),
    onSuccess: ({ data }) => terima(data),
  })
  return (
    <ConfirmDialog
      title={orang.active ? `${orang.nama} tetap bekerja?` : `Aktifkan ${orang.nama}?`}
      confirm={orang.active ? 'Tetap Bekerja' : 'Aktifkan'}
      busy={aktif.isPending}
      onCancel={onClose}
      onConfirm={() =>
        aktif.mutate(undefined, {
          onSuccess: () => toast.success('Karyawan aktif kembali. Periksa penempatannya.', 'karyawan'),
          onError: (cause) => toast.error(errorFrom(cause).message, 'karyawan'),
          onSettled: onClose,
        })
      }
    >
      {!orang.active &&
        'Hanya bila keluarnya salah dicatat: tanggal masuknya tetap yang lama. Bila ia bekerja lagi sesudah keluar, pilih Masuk Kembali. '}
      Akunnya dapat dipakai masuk. Penempatan, cuti, lembur, dan jadwal yang sudah diakhiri tidak ikut
      kembali.
    </ConfirmDialog>
  )
}
