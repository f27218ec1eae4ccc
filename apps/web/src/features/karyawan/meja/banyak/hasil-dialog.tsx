import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import type { HasilBanyak } from './banyak.api.ts'

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
      {dilewati.length > 0 && (
        <>
          <p className="mt-3 font-semibold">{dilewati.length} dilewati</p>
          <ul aria-label="Dilewati" className="mt-1 max-h-60 overflow-y-auto text-sm">
            {dilewati.map(({ karyawan, alasan }) => (
              <li key={karyawan.id}>
                {karyawan.nama}
                {karyawan.kode !== undefined && ` (${karyawan.kode})`}: {alasan}
              </li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  )
}
