import { FileText } from 'lucide-react'
import { formatBulan } from '@rekan/domain/bulan'
import { SEBUTAN_REIMBURSE, type StatusReimburse } from '@rekan/domain/payroll/reimburse'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { formatTanggal } from '@rekan/domain/waktu'
import { useFileTab } from '../../../lib/file-tab.ts'
import { fileUrl } from '../../../lib/file-url.ts'
import { call } from '../../../lib/http.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import type { Reimburse } from './reimburse.queries.ts'

const TONE: Readonly<Record<StatusReimburse, Tone>> = {
  MENUNGGU: 'accent',
  DISETUJUI: 'success',
  DITOLAK: 'destructive',
  DIBATALKAN: 'neutral',
}

/** One receipt: how much, what for, how far it is, and the way to see it. */
export function RincianReimburse({ reimburse }: { readonly reimburse: Reimburse }) {
  const { id, jumlah, tanggal, keterangan, bukti_nama, status, alasan, diputus_oleh, slip } = reimburse
  // It can be read for a minute.
  const bukti = useFileTab('Bukti', async () =>
    fileUrl((await call('GET /reimburse/{id}/bukti', { params: { id } })).data.url),
  )
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <b className="tabular-nums">{formatRupiah(jumlah)}</b>
        <Badge tone={TONE[status]}>{SEBUTAN_REIMBURSE[status]}</Badge>
      </p>
      <p className="text-sm">
        {keterangan} · {formatTanggal(tanggal)}
      </p>
      {status === 'DITOLAK' && alasan !== null && (
        <p className="text-sm">
          Ditolak {diputus_oleh}: {alasan}
        </p>
      )}
      {slip !== null && (
        <p className="text-sm text-ink-muted">
          {slip.terbit ? 'Dibayar dengan' : 'Masuk draft'} slip {formatBulan(slip)}.
        </p>
      )}
      <button
        type="button"
        disabled={bukti.isBusy}
        onClick={() => void bukti.open()}
        aria-label={`Lihat bukti ${bukti_nama}`}
        className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-primary hover:underline"
      >
        <FileText className="size-4" /> Lihat bukti
      </button>
    </>
  )
}
