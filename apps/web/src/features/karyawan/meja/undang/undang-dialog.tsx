import { useState } from 'react'
import { errorFrom } from '../../../../lib/api-error.ts'
import { fileFrom, openDownload } from '../../../../lib/download.ts'
import { toast } from '../../../../lib/toast.ts'
import { useKunci } from '../../../../lib/use-kunci.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { HasilDialog } from '../banyak/hasil-dialog.tsx'
import { type HasilUndang, sendUndangan } from './undang.api.ts'

type UndangDialogProps = {
  readonly ids: readonly number[]
  readonly onDone?: () => void
  readonly onClose: () => void
}

/** Asks, invites by mail or printed sheet, and says whom and whom not. */
export function UndangDialog({ ids, onDone, onClose }: UndangDialogProps) {
  const kunciDari = useKunci()
  const [isBusy, setBusy] = useState(false)
  const [hasil, setHasil] = useState<HasilUndang>()
  const deed = `Undang ${ids.length.toLocaleString('id-ID')} karyawan`

  async function invite() {
    setBusy(true)
    try {
      const jawab = await sendUndangan(ids, kunciDari(ids))
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
