import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { errorFrom } from '../../lib/api-error.ts'
import { reachOf } from '../../lib/boleh.ts'
import { LinkCard } from '../../ui/link-card.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CountBadge } from '../../ui/wide/count-badge.tsx'
import { DeskPage } from '../../ui/wide/desk-page.tsx'
import { ringkasanHariQuery, useDaftarPresensi } from '../presensi/daftar/tim.queries.ts'
import { jumlahQuery } from '../profil/diri/jumlah.queries.ts'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { kelompokOf } from './kerangka/bagian.ts'
import { MulaiKelola } from './mulai-kelola.tsx'

/** The day of the reader's people: how many are there, who is missing or late, and what waits for a decision. */
export function HariIniPage() {
  const reach = reachOf(useProfil(), 'GET /karyawan/presensi')
  return (
    <DeskPage title="Hari ini" actions={<MulaiKelola />}>
      {reach === 'diri' ? (
        <Meja />
      ) : (
        <div className="grid grid-cols-1 gap-4 desk:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Angka />
          <div className="space-y-4">
            <Orang judul="Belum presensi" status="belum" kosong="Semua sudah presensi." />
            <Orang judul="Terlambat" status="terlambat" kosong="Tidak ada yang terlambat." />
          </div>
          <Menunggu />
        </div>
      )}
    </DeskPage>
  )
}

/** The day in figures; who is late is there. */
function Angka() {
  const { data, error, refetch, isFetching } = useQuery(ringkasanHariQuery())
  if (data === undefined && error !== null)
    return <LoadError message={errorFrom(error).message} busy={isFetching} onRetry={() => void refetch()} />
  const angka = [
    { label: 'Hadir', tone: 'text-success', nilai: data?.hadir },
    { label: 'Terlambat', tone: 'text-accent', nilai: data?.terlambat },
    { label: 'Belum presensi', tone: 'text-destructive', nilai: data?.belum },
    {
      label: 'Izin & cuti',
      tone: 'text-away',
      nilai: data && data.izin + data.sakit + data.cuti + data.dinas_luar,
    },
    { label: 'Perlu tinjauan', tone: 'text-accent', nilai: data?.perlu_tinjauan },
    { label: 'Libur', tone: 'text-ink-muted', nilai: data?.libur },
  ]
  return (
    <dl
      aria-busy={data === undefined}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 wide:grid-cols-3 desk:col-span-2 desk:grid-cols-6"
    >
      {angka.map(({ label, tone, nilai }) => (
        <div key={label} className="flex flex-col-reverse card px-4 py-3">
          <dt className="text-sm font-semibold">{label}</dt>
          <dd className={`text-xl font-bold tabular-nums ${tone}`}>{nilai ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

type OrangProps = {
  readonly judul: string
  readonly status: 'belum' | 'terlambat'
  readonly kosong: string
}

/** People of the day by name: the first thirty. */
function Orang({ judul, status, kosong }: OrangProps) {
  const { data, isError, hasNextPage } = useDaftarPresensi({ jenis: 'hari', status })
  const orang = data?.pages[0]?.items
  return (
    <section aria-label={judul} className="card">
      <h2 className="border-b border-line px-4 py-2.5 font-bold">{judul}</h2>
      {orang === undefined ? (
        isError ? (
          <p className="p-4 text-sm text-ink-muted">Belum dapat dimuat.</p>
        ) : (
          <div className="p-4">
            <Skeleton className="h-9" />
          </div>
        )
      ) : orang.length === 0 ? (
        <p className="p-4 text-sm text-ink-muted">{kosong}</p>
      ) : (
        <ul>
          {orang.map(({ karyawanId, tanggal, nama, kantor, zona, masuk }) => (
            <li
              key={`${karyawanId} ${tanggal}`}
              className="flex min-h-10 flex-wrap items-center gap-3 border-b border-line px-4 py-1 text-sm last:border-0"
            >
              <span className="min-w-0 flex-1 font-semibold">{nama}</span>
              <span className="min-w-0 flex-1 text-ink-muted">{kantor}</span>
              {masuk !== null && (
                <span className="whitespace-nowrap tabular-nums">
                  {masuk.waktu.slice(0, 5)} {zona}, {Math.ceil(masuk.telat / 60)} menit
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && <p className="px-4 py-2.5 text-sm text-ink-muted">Dan lainnya.</p>}
    </section>
  )
}

/** What waits for the reader's decision, and the way to it. */
function Menunggu() {
  const profile = useProfil()
  const { data } = useQuery(jumlahQuery)
  const menunggu = kelompokOf(profile)
    .flatMap(({ bagian }) => bagian)
    .flatMap((bagian) => (bagian.menunggu === undefined ? [] : [{ ...bagian, ...bagian.menunggu }]))
    .filter(({ jumlah }) => (data?.[jumlah] ?? 0) > 0)
  return (
    <section aria-label="Perlu tindakan" className="card self-start">
      <h2 className="border-b border-line px-4 py-2.5 font-bold">Perlu tindakan</h2>
      {data !== undefined && menunggu.length === 0 && (
        <p className="p-4 text-sm text-ink-muted">Tidak ada yang menunggu Anda.</p>
      )}
      <ul>
        {menunggu.map(({ label, icon: Icon, to, search, jumlah }) => (
          <li key={to} className="border-b border-line last:border-0">
            <Link
              to={to}
              {...(search !== undefined && { search })}
              className="flex min-h-11 items-center gap-3 px-4 text-sm font-semibold hover:bg-sunken"
            >
              <Icon className="size-5 shrink-0 text-primary" strokeWidth={1.75} />
              <span className="flex-1">{label}</span>
              <CountBadge count={data?.[jumlah] ?? 0} tone="waiting" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** For who has nobody's attendance: the desks that they have. */
function Meja() {
  const kelompok = kelompokOf(useProfil())
  return (
    <ul className="grid grid-cols-1 gap-3 desk:grid-cols-3">
      {kelompok
        .flatMap(({ bagian }) => bagian)
        .map(({ label, icon, to }) => (
          <li key={to}>
            <LinkCard icon={icon} title={label} subtitle="Buka" link={{ to }} />
          </li>
        ))}
    </ul>
  )
}
