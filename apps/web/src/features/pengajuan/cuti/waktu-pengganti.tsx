import { useQuery } from '@tanstack/react-query'
import { formatJumlahHari } from '@rekan/domain/pengajuan/izin/jumlah-hari'
import { formatDurasi } from '@rekan/domain/teks/durasi'
import { errorFrom } from '../../../lib/api-error.ts'
import { formatHari } from '../../../lib/format-hari.ts'
import type { CallData } from '../../../lib/query.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadError } from '../../../ui/load-error.tsx'

import { bukuPenggantiQuery } from './cuti.queries.ts'

type Entri = CallData<'GET /rekap/waktu-pengganti'>['entri'][number]

const KATA: Readonly<Record<Entri['jenis'], string>> = {
  LEMBUR: 'Lembur dikerjakan',
  AMBIL: 'Diambil',
  KOREKSI: 'Koreksi HRD',
  GUGUR: 'Tidak diambil, gugur',
}

type WaktuPenggantiOrangProps = {
  readonly karyawanId: string | null
  /** The way to put it right, for who may */
  readonly onKoreksi?: (() => void) | undefined
}

/** Somebody's time off for overtime with its ledger, the reader's own for null; nothing where the company gives none and none was given. */
export function WaktuPenggantiOrang({ karyawanId, onKoreksi }: WaktuPenggantiOrangProps) {
  const { data, error, isFetching, refetch } = useQuery(bukuPenggantiQuery(karyawanId))
  if (data === undefined)
    return error === null ? null : (
      <LoadError message={errorFrom(error).message} busy={isFetching} onRetry={() => void refetch()} />
    )
  const { aktif, menit_sehari, saldo_menit, sisa_hari, entri } = data
  if (!aktif && entri.length === 0) return null
  return (
    <section aria-label="Waktu pengganti lembur" className="card p-4">
      <h3 className="text-base font-bold">Waktu pengganti lembur</h3>
      <p className="mt-1 text-sm text-ink-muted">
        Sisa <strong className="text-ink">{formatMenit(saldo_menit)}</strong>, dapat diambil{' '}
        <strong className="text-ink">{formatJumlahHari(sisa_hari)} hari</strong>. Sehari memakai{' '}
        {formatMenit(menit_sehari)} lembur; upah lembur tetap dibayar.
      </p>
      {onKoreksi !== undefined && (
        <div className="mt-3">
          <Button tone="outline" onClick={onKoreksi}>
            Koreksi Waktu Pengganti
          </Button>
        </div>
      )}
      {entri.length > 0 && (
        <ul className="mt-3 space-y-3 border-t border-line pt-3 text-sm">
          {entri.map((satu, ke) => (
            <li
              key={`${satu.jenis}-${satu.tanggal}-${satu.menit}-${entri.length - ke}`}
              className="flex items-baseline justify-between gap-3"
            >
              <div className="min-w-0">
                <p className="font-medium">{KATA[satu.jenis]}</p>
                <p className="text-ink-muted wrap-anywhere">
                  {formatHari(satu.tanggal)}
                  {satu.sampai !== null && ` · sampai ${formatHari(satu.sampai)}`}
                  {satu.keterangan !== '' && ` · ${satu.keterangan}`}
                </p>
              </div>
              <p className="shrink-0 font-semibold tabular-nums">
                {satu.menit < 0 ? `−${formatMenit(-satu.menit)}` : `+${formatMenit(satu.menit)}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function formatMenit(menit: number): string {
  return menit === 0 ? '0 menit' : formatDurasi(menit * 60)
}
