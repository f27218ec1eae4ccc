import { Suspense, lazy, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, CalendarDays, Hourglass, type LucideIcon, UserX } from 'lucide-react'
import { type Bulan, bulanLokal, compareBulan } from '@rekan/domain/bulan'
import { formatJumlahHari } from '@rekan/domain/pengajuan/izin/jumlah-hari'
import { formatDurasi } from '@rekan/domain/teks/durasi'
import { errorFrom } from '../../../lib/api-error.ts'
import { serverNow } from '../../../lib/clock.ts'
import { readTanda } from '../../../lib/kotak/tanda.ts'
import { formatRentang } from '../../../lib/format-hari.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { FloatingLink } from '../../../ui/floating-link.tsx'
import { later } from '../../../ui/later.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { MonthNavigator } from '../../../ui/month-navigator.tsx'
import { SkeletonCard, SkeletonList } from '../../../ui/skeleton.tsx'
import { useProfil, useZona } from '../../profil/diri/profil.queries.ts'
import type { Perizinan } from './absensi.api.ts'
import { perizinanBulanQuery, ringkasanPerizinanQuery } from './absensi.queries.ts'
import { bukuPenggantiQuery } from '../cuti/cuti.queries.ts'
import { PerizinanCard } from './perizinan-card.tsx'

// What opens over the list comes when it opens.
const PerizinanSheet = lazy(async () => ({ default: (await import('./perizinan-sheet.tsx')).PerizinanSheet }))
const BukuCutiSheet = lazy(async () => ({
  default: (await import('../cuti/buku-cuti-sheet.tsx')).BukuCutiSheet,
}))

// Who has nothing in the outbox fetches none of it.
const KirimanIzin = later(() => import('../kiriman/kiriman-list.tsx'), 'KirimanIzin')

type BulanProps = { readonly bulan: Bulan; readonly onBulan: (bulan: Bulan) => void }
type Terbuka = { readonly yang: 'cuti' } | { readonly yang: 'izin'; readonly id: number }
type OpenProps = { readonly onOpen: (terbuka: Terbuka) => void }

/** One's own requests: the leave left, the permit in force, and what was asked for month by month. */
export function RekapPerizinan({ bulan, onBulan }: BulanProps) {
  const { joinedAt } = useProfil()
  const zona = useZona()
  const isKini = compareBulan(bulan, bulanLokal(serverNow(), zona)) === 0
  const [terbuka, setTerbuka] = useState<Terbuka>()
  const close = () => setTerbuka(undefined)
  if (joinedAt === null)
    return (
      <Empty
        icon={UserX}
        title="Data tidak ditemukan"
        hint="Akun ini tidak terhubung dengan data karyawan, jadi tidak ada perizinan."
      />
    )
  return (
    <>
      {readTanda() !== null && <KirimanIzin />}
      <Ringkasan onOpen={setTerbuka} />
      <div className="card p-1">
        <MonthNavigator value={bulan} onChange={onBulan} zona={zona} />
      </div>
      <Riwayat bulan={bulan} onOpen={setTerbuka} />
      <FloatingLink
        label="Ajukan"
        // What is filed shows in the current month: to any other the form does not lead back.
        link={{ to: '/perizinan/create', state: isKini ? { dari: '/rekap/perizinan' } : {} }}
      />
      <Suspense>
        {terbuka?.yang === 'cuti' && <BukuCutiSheet onClose={close} />}
        {terbuka?.yang === 'izin' && <PerizinanSheet id={terbuka.id} onClose={close} />}
      </Suspense>
    </>
  )
}

function Ringkasan({ onOpen }: OpenProps) {
  const { data, isError } = useQuery(ringkasanPerizinanQuery)
  const { data: waktu } = useQuery(bukuPenggantiQuery(null))
  if (data === undefined && !isError) return <SkeletonCard avatar />
  const aktif = data?.aktif ?? null
  return (
    <>
      <ListCard
        title="Sisa cuti tahunan"
        subtitle="Lihat hak dan pemakaiannya"
        start={<Ikon icon={CalendarDays} />}
        end={
          <span className="text-lg font-bold text-primary tabular-nums">
            {data === undefined ? '–' : `${formatJumlahHari(data.jatahCuti)} hari`}
          </span>
        }
        onOpen={() => onOpen({ yang: 'cuti' })}
      />
      {waktu?.aktif === true && (
        <ListCard
          title="Waktu pengganti lembur"
          subtitle={`Sisa ${waktu.saldo_menit === 0 ? '0 menit' : formatDurasi(waktu.saldo_menit * 60)}`}
          start={<Ikon icon={Hourglass} />}
          end={
            <span className="text-lg font-bold text-primary tabular-nums">
              {formatJumlahHari(waktu.sisa_hari)} hari
            </span>
          }
          onOpen={() => onOpen({ yang: 'cuti' })}
        />
      )}
      {aktif !== null && (
        <ListCard
          tinted
          title={aktif.jenis}
          subtitle={`${formatRentang(aktif.mulai, aktif.selesai)} · ${formatJumlahHari(aktif.totalHari)} hari`}
          start={<Ikon icon={BadgeCheck} />}
          end={<Badge tone="success">Sedang berlaku</Badge>}
          onOpen={() => onOpen({ yang: 'izin', id: aktif.id })}
        />
      )}
    </>
  )
}

function Ikon({ icon: Icon }: { readonly icon: LucideIcon }) {
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-control bg-primary-soft text-primary">
      <Icon className="size-5" strokeWidth={1.75} />
    </span>
  )
}

function Riwayat({ bulan, onOpen }: OpenProps & { readonly bulan: Bulan }) {
  const query = useQuery(perizinanBulanQuery(bulan))
  if (query.data === undefined) {
    if (!query.isError) return <SkeletonList lines={3} />
    const { message } = errorFrom(query.error)
    return <LoadError message={message} busy={query.isFetching} onRetry={() => void query.refetch()} />
  }
  if (query.data.length === 0)
    return <Empty title="Data tidak ditemukan" hint="Tidak ada perizinan pada bulan ini." />
  return (
    <ul className="space-y-3">
      {query.data.map((perizinan: Perizinan) => (
        <li key={perizinan.id}>
          <PerizinanCard perizinan={perizinan} onOpen={() => onOpen({ yang: 'izin', id: perizinan.id })} />
        </li>
      ))}
    </ul>
  )
}
