import { useQuery } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { CalendarX, UserX } from 'lucide-react'
import type { Bulan } from '@rekan/domain/bulan'
import { type Tanggal, tanggalLokal } from '@rekan/domain/waktu'
import { errorFrom } from '../../../lib/api-error.ts'
import { serverNow } from '../../../lib/clock.ts'
import { Empty } from '../../../ui/empty.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { MonthNavigator } from '../../../ui/month-navigator.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { Skeleton, SkeletonList } from '../../../ui/skeleton.tsx'
import { useProfil, useZona } from '../../profil/diri/profil.queries.ts'
import { AngkaRekap } from './angka-rekap.tsx'
import { HariRekapCard } from './hari-rekap-card.tsx'
import { KalenderRekap } from './kalender-rekap.tsx'
import { rekapPresensiQuery } from './rekap.queries.ts'

type RekapPresensiProps = { readonly bulan: Bulan; readonly onBulan: (bulan: Bulan) => void }

/** One's own attendance, month by month: in figures, as a calendar, day by day. */
export function RekapPresensi({ bulan, onBulan }: RekapPresensiProps) {
  const { joinedAt } = useProfil()
  const zona = useZona()
  if (joinedAt === null)
    return (
      <Empty
        icon={UserX}
        title="Tidak ada presensi"
        hint="Akun ini tidak terhubung dengan data karyawan, jadi tidak ada presensi."
      />
    )
  return (
    <>
      <div className="card p-1">
        <MonthNavigator value={bulan} onChange={onBulan} zona={zona} />
      </div>
      <Sebulan bulan={bulan} />
    </>
  )
}

function Sebulan({ bulan }: { readonly bulan: Bulan }) {
  const { presensi, karyawanId } = useProfil()
  const zona = useZona()
  const query = useQuery(rekapPresensiQuery(bulan))
  if (query.data === undefined) {
    if (!query.isError) return <Menunggu />
    const { message } = errorFrom(query.error)
    return <LoadError message={message} busy={query.isFetching} onRetry={() => void query.refetch()} />
  }
  const { hari } = query.data
  if (hari.length === 0)
    return (
      <Empty
        icon={CalendarX}
        title="Tidak ada data presensi"
        hint="Anda belum mempunyai penempatan pada bulan ini, jadi tidak ada hari kerja."
      />
    )
  const hariIni = presensi?.tanggal ?? tanggalLokal(serverNow(), zona)
  const linkTo = (tanggal: Tanggal): LinkProps => ({
    to: '/presensi/$presensiId',
    params: { presensiId: String(karyawanId) },
    search: { tanggal },
    state: { dari: '/rekap/presensi' },
  })
  const lalu = hari.filter(({ catatan }) => catatan !== null).toReversed()
  return (
    <>
      <AngkaRekap rekap={query.data} />
      <KalenderRekap bulan={bulan} hari={hari} hariIni={hariIni} linkTo={linkTo} />
      <SectionTitle>Harian</SectionTitle>
      {lalu.length === 0 && <p className="text-sm text-ink-muted">Belum ada hari yang dijalani.</p>}
      <ul className="space-y-3">
        {lalu.map((satu) => (
          <li key={satu.tanggal}>
            <HariRekapCard hari={satu} hariIni={hariIni} link={linkTo(satu.tanggal)} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** In the shape of what comes. */
function Menunggu() {
  return (
    <>
      <div className="flex flex-wrap items-center gap-4 card p-4">
        <Skeleton className="size-32 shrink-0 rounded-full" />
        <div className="flex-1 space-y-3">
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-3/4" />
        </div>
      </div>
      <SkeletonList lines={1} />
    </>
  )
}
