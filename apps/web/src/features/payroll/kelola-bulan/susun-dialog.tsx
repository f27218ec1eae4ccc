import { useState } from 'react'
import { type Bulan, formatBulan } from '@rekan/domain/bulan'
import { SLIP_SEKALIGUS } from '@rekan/domain/payroll/proses'
import { errorFrom } from '../../../lib/api-error.ts'
import type { CallData } from '../../../lib/query.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { PROSES_DITULIS, useMulaiProses } from '../proses/proses.queries.ts'
import { useWriteGaji } from '../slip/gaji.write.ts'
import { KelompokSebab } from '../kelola/kelompok-sebab.tsx'

type SusunDialogProps = {
  readonly bulan: Bulan
  readonly belum: number
  /** Whether the reader may let everybody's be made beside the requests */
  readonly isProses: boolean
  readonly onClose: () => void
}

/** Creates drafts for everybody without one, from their pay; then lists the people to look at. */
export function SusunDialog({ bulan, belum, isProses, onClose }: SusunDialogProps) {
  const compose = useWriteGaji('POST /kelola/payroll/susun')
  const proses = useMulaiProses(useWrite('POST /kelola/payroll/proses/susun', PROSES_DITULIS), onClose)
  const [isBusy, setBusy] = useState(false)
  const [susunan, setSusunan] = useState<CallData<'POST /kelola/payroll/susun'>>()
  async function start() {
    const body = { bulan: bulan.bulan, tahun: bulan.tahun }
    // More than one call has the time for.
    if (isProses && belum > SLIP_SEKALIGUS) return proses.mutate({ body })
    setBusy(true)
    try {
      const { data: hasil } = await compose({ body, idempotencyKey: crypto.randomUUID() })
      if (hasil.dilewati.length + hasil.peringatan.length > 0) return setSusunan(hasil)
      onClose()
      toast.success(`${hasil.dibuat} slip gaji disusun.`, 'gaji')
    } catch (error) {
      setBusy(false)
      toast.error(errorFrom(error).message, 'gaji')
    }
  }
  if (susunan !== undefined) {
    return (
      <SideSheet title="Hasil penyusunan" onClose={onClose}>
        <div className="space-y-5 pb-4">
          <p>{susunan.dibuat} slip gaji disusun.</p>
          <KelompokSebab
            judul="Perlu diperiksa"
            baris={susunan.peringatan.map(({ karyawan, pesan }) => ({ orang: karyawan, sebab: pesan }))}
          />
          <KelompokSebab
            judul="Dilewati"
            baris={susunan.dilewati.map(({ karyawan, alasan }) => ({ orang: karyawan, sebab: alasan }))}
          />
        </div>
      </SideSheet>
    )
  }
  return (
    <ConfirmDialog
      title={`Susun gaji ${formatBulan(bulan)}?`}
      confirm="Susun"
      busy={isBusy || proses.isPending}
      onConfirm={() => void start()}
      onCancel={onClose}
    >
      Draft untuk {belum} orang yang belum punya slip, dari upah, lembur yang disetujui, BPJS, dan PPh 21.
      Slip yang sudah ada tidak berubah, dan karyawan belum melihatnya.
    </ConfirmDialog>
  )
}
