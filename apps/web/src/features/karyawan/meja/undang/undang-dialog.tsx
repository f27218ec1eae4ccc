import { useState } from 'react'
import { errorFrom } from '../../../../lib/api-error.ts'
import { fileFrom, openDownload } from '../../../../lib/download.ts'
import type { CallData } from '../../../../lib/query.ts'
import { toast } from '../../../../lib/toast.ts'
import { useWrite } from '../../../../lib/write.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { HasilDialog } from '../banyak/hasil-dialog.tsx'

type UndangDialogProps = {
  readonly ids: readonly number[]
  readonly onDone?: () => void
  readonly onClose: () => void
}

/** Asks, invites by mail or printed sheet, and says whom and whom not. */
export function UndangDialog({ ids, onDone, onClose }: UndangDialogProps) {
  const send = useWrite('POST /kelola/karyawan/undang', { once: true })
  const [isBusy, setBusy] = useState(false)
  const [hasil, setHasil] = useState<CallData<'POST /kelola/karyawan/undang'>>()
  const deed = `Undang ${ids.length.toLocaleString('id-ID')} karyawan`

  async function invite() {
    setBusy(true)
    try {
      const { data: jawab } = await send({ body: { karyawan_ids: [...ids] } })
      if (jawab.lembar !== null) openDownload(fileFrom(jawab.lembar))
      setHasil(jawab)
      onDone?.()
    } catch (error) {
      toast.error(errorFrom(error).message, 'undang')
      onClose()
    } finally {
      setBusy(false)
    }
  }

  if (hasil !== undefined)
    return (
      <HasilDialog
        title={`${(hasil.surat + hasil.cetak).toLocaleString('id-ID')} karyawan diundang`}
        detail={`${hasil.surat} lewat email, ${hasil.cetak} dengan lembar cetak.`}
        dilewati={hasil.dilewati}
        onClose={onClose}
      />
    )
  return (
    <ConfirmDialog
      title={`${deed}?`}
      confirm={deed}
      busy={isBusy}
      onConfirm={() => void invite()}
      onCancel={onClose}
    >
      Yang punya email dikirimi tautan. Untuk yang lain dibuat lembar cetak dengan kode yang berlaku 14 hari.
      Undangan sebelumnya tidak berlaku lagi; yang sudah aktif dilewati.
    </ConfirmDialog>
  )
}
