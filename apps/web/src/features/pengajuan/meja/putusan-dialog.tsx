import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { Putusan } from '../antrean/antrean.ts'
import { CatatanSheet } from '../daftar/catatan-sheet.tsx'

/** A decision that is asked about: of whom, and which. */
export type Ditanya = {
  readonly putusan: Putusan
  readonly siapa: readonly { readonly id: number; readonly nama: string }[]
}

type PutusanDialogProps = {
  readonly ditanya: Ditanya
  readonly sebutan: string
  readonly hasCatatan: boolean
  readonly onPutuskan: (catatan: string) => void
  readonly onClose: () => void
}

/** Names how many are decided and how, and takes what is to be said with it. */
export function PutusanDialog({ ditanya, sebutan, hasCatatan, onPutuskan, onClose }: PutusanDialogProps) {
  const { putusan, siapa } = ditanya
  const [satu] = siapa
  const siapaTeks =
    siapa.length === 1 && satu !== undefined
      ? satu.nama
      : `${siapa.length.toLocaleString('id-ID')} ${sebutan}`
  if (hasCatatan)
    return <CatatanSheet putusan={putusan} siapa={siapaTeks} onPutuskan={onPutuskan} onClose={onClose} />
  const kata = putusan === 'ditolak' ? 'Tolak' : 'Setujui'
  return (
    <ConfirmDialog
      title={siapa.length === 1 ? `${kata} lembur ${siapaTeks}?` : `${kata} ${siapaTeks}?`}
      confirm={kata}
      cancel="Kembali"
      {...(putusan === 'ditolak' && { tone: 'danger' as const })}
      onConfirm={() => onPutuskan('')}
      onCancel={onClose}
    >
      {siapa.length === 1 ? 'Orangnya diberi tahu.' : `${siapa.length} orang diberi tahu.`}
    </ConfirmDialog>
  )
}
