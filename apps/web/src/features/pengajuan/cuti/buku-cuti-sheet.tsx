import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import type { JenisMutasiCuti } from '@rekan/domain/pengajuan/cuti/cuti'
import { tanggalLokal } from '@rekan/domain/waktu'
import { formatJumlahHari } from '@rekan/domain/pengajuan/izin/jumlah-hari'
import { errorFrom } from '../../../lib/api-error.ts'
import { formatHari, formatRentang } from '../../../lib/format-hari.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { useZona } from '../../profil/diri/profil.queries.ts'
import type { BukuCuti, HakCuti, MutasiCuti } from './cuti.api.ts'
import { bukuCutiQuery } from './cuti.queries.ts'
import { WaktuPenggantiOrang } from './waktu-pengganti.tsx'

const KATA: Readonly<Record<JenisMutasiCuti, string>> = {
  HAK: 'Hak cuti setahun',
  PAKAI: 'Dipakai',
  KEMBALI: 'Dikembalikan',
  KOREKSI: 'Koreksi HRD',
  ULANG: 'Dihitung ulang menurut roster',
  BERSAMA: 'Cuti bersama',
  GUGUR: 'Tidak terpakai, gugur',
}

type BukuCutiSheetProps = {
  /** Whose; the reader's own without it */
  readonly karyawanId?: string
  readonly footer?: ReactNode
  readonly onClose: () => void
}

/** The ledger of annual leave over the screen, that of time off for overtime below it. */
export function BukuCutiSheet({ karyawanId, footer, onClose }: BukuCutiSheetProps) {
  return (
    <Sheet title="Cuti Tahunan" footer={footer} onClose={onClose}>
      <div className="space-y-3">
        <BukuCutiOrang karyawanId={karyawanId ?? null} />
        <WaktuPenggantiOrang karyawanId={karyawanId ?? null} />
      </div>
    </Sheet>
  )
}

/**
 * The ledger of annual leave: what each year of service gave, what became of it, until when the rest may be taken. The
 * reader's own for null.
 */
export function BukuCutiOrang({ karyawanId }: { readonly karyawanId: string | null }) {
  const query = useQuery(bukuCutiQuery(karyawanId))
  if (query.data !== undefined) return <Isi buku={query.data} />
  if (!query.isError) return <SkeletonList count={2} lines={4} />
  return (
    <LoadError
      message={errorFrom(query.error).message}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}

function Isi({ buku: { saldo, hak } }: { readonly buku: BukuCuti }) {
  if (hak.length === 0)
    return (
      <Empty
        icon={CalendarClock}
        title="Belum ada hak cuti"
        hint="Cuti tahunan diberikan setelah 12 bulan bekerja terus-menerus."
      />
    )
  return (
    <div className="space-y-3 pb-4">
      <p className="text-ink-muted">
        <strong className="mr-2 text-xl text-primary tabular-nums">{formatJumlahHari(saldo)} hari</strong>
        dapat diambil hari ini
      </p>
      {hak.map((satu) => (
        <Hak key={satu.id} hak={satu} />
      ))}
    </div>
  )
}

function Hak({ hak }: { readonly hak: HakCuti }) {
  const { mulai, akhir, sampai, sisa, berlaku, mutasi } = hak
  return (
    <section className="card p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base font-bold">{formatRentang(mulai, akhir)}</h3>
        {berlaku ? <Badge tone="success">Berlaku</Badge> : <Badge tone="neutral">Berakhir</Badge>}
      </div>
      <p className="mt-1 text-sm text-ink-muted">
        {berlaku ? (
          <>
            Sisa <strong className="text-ink">{formatJumlahHari(sisa)} hari</strong>, dapat diambil sampai{' '}
            {formatHari(sampai)}.
          </>
        ) : (
          `Berakhir ${formatHari(sampai)}.`
        )}
      </p>
      <ul className="mt-3 space-y-3 border-t border-line pt-3 text-sm">
        {mutasi.map((satu) => (
          <Mutasi key={satu.id} mutasi={satu} />
        ))}
      </ul>
    </section>
  )
}

function Mutasi({ mutasi: { jenis, jumlah, keterangan, oleh, pada } }: { readonly mutasi: MutasiCuti }) {
  const zona = useZona()
  return (
    <li className="flex items-baseline justify-between gap-3">
      <div className="min-w-0">
        <p className="font-medium">{jenis === 'GUGUR' && jumlah > 0 ? 'Batal gugur' : KATA[jenis]}</p>
        <p className="text-ink-muted wrap-anywhere">
          {formatHari(tanggalLokal(pada, zona))}
          {keterangan !== '' && ` · ${keterangan}`}
          {oleh !== null && ` · ${oleh}`}
        </p>
      </div>
      <p className="shrink-0 font-semibold tabular-nums">
        {jumlah < 0 ? `−${formatJumlahHari(-jumlah)}` : `+${formatJumlahHari(jumlah)}`}
        <span className="sr-only"> hari</span>
      </p>
    </li>
  )
}
