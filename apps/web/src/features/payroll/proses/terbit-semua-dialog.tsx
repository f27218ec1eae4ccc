import { useState } from 'react'
import { type Bulan, formatBulan } from '@rekan/domain/bulan'
import type { JenisSlip } from '@rekan/domain/payroll/jenis-slip'
import { formatPeriode, isPeriodeSelesai } from '@rekan/domain/payroll/payroll'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { tanggalLokal } from '@rekan/domain/waktu'
import { serverNow } from '../../../lib/clock.ts'
import { useWrite } from '../../../lib/write.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { PROSES_DITULIS, useMulaiProses } from './proses.queries.ts'

type TerbitSemuaProps = {
  readonly bulan: Bulan
  readonly jenis: JenisSlip
  readonly draf: { readonly banyak: number; readonly gaji_bersih: number }
  readonly onClose: () => void
}

/** Publishes all drafts of a month beside the requests; before its last day only where that is meant. */
export function TerbitSemuaDialog({ bulan, jenis, draf, onClose }: TerbitSemuaProps) {
  const [isDini, setDini] = useState(false)
  const mulai = useMulaiProses(useWrite('POST /kelola/payroll/proses/terbitkan', PROSES_DITULIS), onClose)
  const isTunggu = jenis === 'BULANAN' && !isPeriodeSelesai(bulan, tanggalLokal(serverNow(), 'WIB'))
  return (
    <ConfirmDialog
      title={`Terbitkan ${draf.banyak.toLocaleString('id-ID')} slip ${formatBulan(bulan)}?`}
      confirm="Terbitkan"
      busy={mulai.isPending}
      onConfirm={() => {
        const body = { bulan: bulan.bulan, tahun: bulan.tahun, slip: jenis, ...draf, sebelum_akhir: isDini }
        if (!isTunggu || isDini) mulai.mutate({ body })
      }}
      onCancel={onClose}
    >
      <p>
        Gaji bersih {formatRupiah(draf.gaji_bersih)}. Karyawan diberi tahu, dan slip yang sudah terbit tidak
        dapat diubah lagi, hanya direvisi.
      </p>
      {isTunggu && (
        <Checkbox
          label={`Terbitkan sebelum periode ${formatPeriode(bulan)} berakhir`}
          checked={isDini}
          onChange={(event) => setDini(event.target.checked)}
        />
      )}
    </ConfirmDialog>
  )
}
