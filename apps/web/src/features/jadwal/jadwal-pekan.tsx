import { useQuery } from '@tanstack/react-query'
import { CalendarDays, Info, UserX } from 'lucide-react'
import { type Tanggal, addHari } from '@rekan/domain/waktu'
import { errorFrom } from '../../lib/api-error.ts'
import { formatTanggal } from '../../lib/format.ts'
import { formatRentang } from '../../lib/format-hari.ts'
import { Badge } from '../../ui/badge.tsx'
import { Empty } from '../../ui/empty.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import type { HariJadwal } from './jadwal.api.ts'
import { jadwalQuery } from './jadwal.queries.ts'
import { RentangNavigator } from './rentang-navigator.tsx'
import { hariIniFrom } from './hari-ini.ts'
import { pekanFrom, seninFrom } from './pekan.ts'
import { catatanHari, isMasuk, isSampaiEsok, kalimatHari } from './sebutan.ts'

type JadwalProps = {
  /** A day of the week that is asked for; this week where it is none */
  readonly mulai: Tanggal | undefined
  readonly onMulai: (mulai: Tanggal) => void
}

/** When one works, week by week. */
export function JadwalPekan({ mulai, onMulai }: JadwalProps) {
  const seninIni = seninFrom(hariIniFrom(useProfil()))
  const senin = pekanFrom(mulai) ?? seninIni
  return (
    <>
      <RentangNavigator
        sebutan="minggu"
        judul={formatRentang(senin, addHari(senin, 6))}
        isKini={senin === seninIni}
        onKini={() => onMulai(seninIni)}
        onMaju={(berapa) => onMulai(addHari(senin, 7 * berapa))}
      />
      <Sepekan mulai={senin} />
    </>
  )
}

/** For an account that is no employee's. */
export function TanpaJadwal() {
  return (
    <Empty
      icon={UserX}
      title="Tidak ada jadwal kerja"
      hint="Akun ini tidak terhubung dengan data karyawan, jadi tidak ada jadwal kerja."
    />
  )
}

function Sepekan({ mulai }: { readonly mulai: Tanggal }) {
  const query = useQuery(jadwalQuery(mulai))
  if (query.data === undefined) {
    if (!query.isError) return <Kerangka />
    const { message } = errorFrom(query.error)
    return <LoadError message={message} busy={query.isFetching} onRetry={() => void query.refetch()} />
  }
  const { hari, hariIni } = query.data
  if (hari.every(({ kantor }) => kantor.length === 0))
    return (
      <Empty
        icon={CalendarDays}
        title="Anda belum ditempatkan"
        hint="Pada minggu ini belum ada kantor dan jadwal kerja untuk Anda. Hubungi bagian HRD bila seharusnya ada."
      />
    )
  return (
    <ul className="card px-4">
      {hari.map((satu) => (
        <Baris key={satu.tanggal} hari={satu} isHariIni={satu.tanggal === hariIni} />
      ))}
    </ul>
  )
}

const BARIS = 'flex gap-3 py-3 not-first:border-t not-first:border-line'

function Baris({ hari, isHariIni }: { readonly hari: HariJadwal; readonly isHariIni: boolean }) {
  const catatan = catatanHari(hari)
  return (
    <li aria-current={isHariIni ? 'date' : undefined} className={BARIS}>
      <p aria-hidden className="w-12 shrink-0 text-center">
        <span className="block text-xs text-ink-muted">{hari.hari.slice(0, 3)}</span>
        <span className={`block text-lg font-bold tabular-nums ${isHariIni ? 'text-primary' : ''}`}>
          {Number(hari.tanggal.slice(8))}
        </span>
      </p>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 className={`text-base tabular-nums ${isMasuk(hari) ? 'font-semibold' : 'text-ink-muted'}`}>
            <span className="sr-only">{`${formatTanggal(hari.tanggal)}: `}</span>
            {kalimatHari(hari)}
          </h2>
          {isSampaiEsok(hari) && <p className="flex-1 text-sm text-ink-muted">sampai esok hari</p>}
          {isHariIni && <Badge tone="primary">Hari ini</Badge>}
        </div>
        {isMasuk(hari) && <p className="text-sm text-ink-muted">{tempatHari(hari)}</p>}
        {catatan.map((teks) => (
          <p key={teks} className="mt-1 flex items-start gap-1.5 text-sm">
            <Info className="mt-0.5 size-4 shrink-0 text-accent" />
            <span className="min-w-0">{teks}</span>
          </p>
        ))}
      </div>
    </li>
  )
}

/** Seven days in their size. */
function Kerangka() {
  return (
    <div role="status" aria-label="Memuat…" className="card px-4">
      {Array.from({ length: 7 }, (_, i) => (
        <div key={i} className={BARIS}>
          <Skeleton className="h-11 w-12 shrink-0" />
          <div className="flex-1">
            <Skeleton className="mt-1 h-4 w-1/2" />
            <Skeleton className="mt-3 h-3 w-3/4" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Where it is worked: at any office of one's placement, or where each work of a roster is, with its post. */
function tempatHari({ kantor, kerja }: HariJadwal): string {
  if (kerja.every(({ asal, pos }) => asal === 'jadwal' && pos === null)) return kantor.join(' · ')
  return [
    ...new Set(kerja.map((satu) => (satu.pos === null ? satu.kantor : `${satu.kantor}, ${satu.pos}`))),
  ].join(' · ')
}
