import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import type { HasilBanyak } from './banyak.ts'
import { DaftarDilewati } from './daftar-dilewati.tsx'

type HasilDialogProps = {
  /** '3 karyawan dinonaktifkan' */
  readonly title: string
  /** More about those for whom it was done */
  readonly detail?: string
  readonly dilewati: HasilBanyak['dilewati']
  readonly onClose: () => void
}

/** For how many something was done, and for whom not and why. */
export function HasilDialog({ title, detail, dilewati, onClose }: HasilDialogProps) {
  return (
    <ConfirmDialog title={title} confirm="Selesai" cancel="Tutup" onConfirm={onClose} onCancel={onClose}>
      {detail !== undefined && <p>{detail}</p>}
      <DaftarDilewati dilewati={dilewati} />
    </ConfirmDialog>
  )
}
