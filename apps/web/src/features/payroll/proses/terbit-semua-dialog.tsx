import { useState } from 'react'
import { type Bulan, formatBulan } from '@rekan/domain/bulan'
import type { JenisSlip } from '@rekan/domain/payroll/jenis-slip'
import { formatPeriode, isPeriodeSelesai } from '@rekan/domain/payroll/payroll'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { tanggalLokal } from '@rekan/domain/waktu'
import { serverNow } from '../../../lib/clock.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { startTerbit } from './proses.api.ts'
import { useMulaiProses } from './proses.queries.ts'

type TerbitSemuaProps = {
  readonly bulan: Bulan
  readonly jenis: JenisSlip
  readonly draf: { readonly banyak: number; readonly gajiBersih: number }
  readonly onClose: () => void
}

/** Publishes all drafts of a month beside the requests; before its last day only where that is meant. */
export function TerbitSemuaDialog({ bulan, jenis, draf, onClose }: TerbitSemuaProps) {
  const [isDini, setDini] = useState(false)
  const mulai = useMulaiProses(startTerbit, onClose)
  const isTunggu = jenis === 'BULANAN' && !isPeriodeSelesai(bulan, tanggalLokal(serverNow(), 'WIB'))
  return (
    <ConfirmDialog
      title={`Terbitkan ${draf.banyak.toLocaleString('id-ID')} slip ${formatBulan(bulan)}?`}
      confirm="Terbitkan"
      busy={mulai.isPending}
      onConfirm={() => {
        if (!isTunggu || isDini) mulai.mutate({ ...bulan, ...draf, slip: jenis, sebelumAkhir: isDini })
      }}
      onCancel={onClose}
    >
      <p>
        Gaji bersih {formatRupiah(draf.gajiBersih)}. Karyawan diberi tahu, dan slip yang sudah terbit tidak
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
