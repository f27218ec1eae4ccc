import { useState } from 'react'
import { formatBulan } from '@rekan/domain/bulan'
import { errorFrom } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { SlipKelola } from '../kelola/gaji.queries.ts'
import { useWriteGaji } from '../slip/gaji.write.ts'

type HapusDialogProps = { readonly slip: SlipKelola; readonly onClose: () => void }

export function HapusDialog({ slip, onClose }: HapusDialogProps) {
  const remove = useWriteGaji('POST /payroll/{id}/hapus')
  const [isBusy, setBusy] = useState(false)
  async function start() {
    setBusy(true)
    try {
      await remove({ params: { id: slip.id }, idempotencyKey: crypto.randomUUID() })
      onClose()
      toast.success('Draft dihapus.', 'gaji')
    } catch (error) {
      setBusy(false)
      toast.error(errorFrom(error).message, 'gaji')
    }
  }
  return (
    <ConfirmDialog
      title={`Hapus draft ${formatBulan(slip)}?`}
      confirm="Hapus"
      tone="danger"
      busy={isBusy}
      onConfirm={() => void start()}
      onCancel={onClose}
    >
      Baris yang sudah diisi untuk {slip.karyawan.nama} hilang.
    </ConfirmDialog>
  )
}
