import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarCheck, TriangleAlert } from 'lucide-react'
import { bulanLokal, formatBulan } from '@rekan/domain/bulan'
import { NAMA_IZIN } from '@rekan/domain/pengajuan/izin/nama-izin'
import { NAMA_PARUH } from '@rekan/domain/pengajuan/izin/paruh'
import { type Tanggal, formatTanggal, hariKe } from '@rekan/domain/waktu'
import { errorFrom } from '../../../lib/api-error.ts'
import { serverNow } from '../../../lib/clock.ts'
import { formatRentangSingkat } from '../../../lib/format-hari.ts'
import { Empty } from '../../../ui/empty.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { MonthSteps } from '../../../ui/wide/month-steps.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { DeskPage } from '../../../ui/wide/desk-page.tsx'
import { useDesk } from '../../../ui/wide/use-desk.ts'
import { useZona } from '../../profil/diri/profil.queries.ts'
import { IzinNav } from './izin-nav.tsx'
import { type Kalender, bulanPergiQuery } from './saldo.queries.ts'
import { type CariSaldo, bulanKalender, withSaldo } from './saldo.search.ts'
import { SaringanTim } from './saringan-tim.tsx'

type KalenderPageProps = { readonly cari: CariSaldo; readonly onCari: (cari: CariSaldo) => void }
type Hari = Kalender['hari'][number]
type Orang = Kalender['orang'][number]

/** The calendar of a team: a month, who is away or asks to be, and the days on which that is more than the company allows. */
export function KalenderPage({ cari, onCari }: KalenderPageProps) {
  const zona = useZona()
  const masa = bulanKalender(cari, bulanLokal(serverNow(), zona))
  const { data, isError, error, refetch } = useQuery(bulanPergiQuery(masa, cari))
  const isDesk = useDesk()
  return (
    <DeskPage
      title="Kalender tim"
      count={data?.orang.length}
      filters={
        <>
          <IzinNav kini="/kelola/izin/kalender" />
          <MonthSteps
            value={masa}
            onChange={({ tahun, bulan }) =>
              onCari(withSaldo(cari, { bulan: `${tahun}-${String(bulan).padStart(2, '0')}` }))
            }
          />
          <SaringanTim cari={cari} onCari={onCari} />
        </>
      }
    >
      {data === undefined ? (
        isError ? (
          <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList count={6} />
        )
      ) : (
        <>
          <LewatBatas hari={data.hari} />
          {data.orang.length === 0 ? (
            <Empty
              icon={CalendarCheck}
              title={`Tidak ada yang pergi pada ${formatBulan(masa)}`}
              hint="Yang cuti, izin, sakit, atau dinas luar tampil di sini, juga yang masih menunggu."
            />
          ) : isDesk ? (
            <Tabel label={`Kalender tim ${formatBulan(masa)}`} {...data} />
          ) : (
            <Daftar orang={data.orang} />
          )}
        </>
      )}
    </DeskPage>
  )
}

/** The days with more people away than the company lets be away at once. */
function LewatBatas({ hari }: { readonly hari: readonly Hari[] }) {
  const lewat = hari.filter((satu) => satu.lewat)
  if (lewat.length === 0) return null
  return (
    <div
      role="status"
      className="mb-2 flex items-start gap-2 rounded-card border border-accent-line bg-accent-soft px-3 py-2 text-sm"
    >
      <TriangleAlert className="mt-0.5 size-4 shrink-0 text-accent" />
      <p>
        Lewat batas bersamaan:{' '}
        {lewat
          .map(
            ({ tanggal, pergi, menunggu, batas }) =>
              `${formatTanggal(tanggal)} (${pergi + menunggu} dari ${batas})`,
          )
          .join(', ')}
        .
      </p>
    </div>
  )
}

function Tabel({ label, hari, orang }: Kalender & { readonly label: string }) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
      tabIndex={0}
      className="min-h-0 flex-1 overflow-auto rounded-card border border-line bg-surface"
    >
      <table aria-label={label} className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky top-0 left-0 z-20 min-w-44 border-b border-line bg-sunken px-3 py-2 text-left"
            >
              Karyawan
            </th>
            {hari.map((satu) => (
              <th
                key={satu.tanggal}
                scope="col"
                title={formatTanggal(satu.tanggal)}
                className={`sticky top-0 z-10 w-8 min-w-8 border-b border-line bg-sunken py-2 text-center text-xs font-semibold ${isOff(satu) ? 'text-destructive' : 'text-ink-muted'}`}
              >
                {Number(satu.tanggal.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orang.map((satu) => (
            <tr key={satu.id}>
              <th
                scope="row"
                className="sticky left-0 z-10 h-10 max-w-52 border-b border-line bg-surface px-3 text-left font-medium"
              >
                <span className="block truncate">{satu.nama}</span>
              </th>
              {hari.map((sehari) => (
                <td key={sehari.tanggal} className="border-b border-line p-0.5">
                  <Sel orang={satu} hari={sehari} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th
              scope="row"
              className="sticky bottom-0 left-0 z-20 bg-sunken px-3 py-2 text-left text-ink-muted"
            >
              Pergi
            </th>
            {hari.map((satu) => (
              <td
                key={satu.tanggal}
                title={formatBanyak(satu)}
                className={`sticky bottom-0 z-10 bg-sunken text-center text-xs font-semibold tabular-nums ${satu.lewat ? 'text-destructive' : 'text-ink-muted'}`}
              >
                {satu.pergi + satu.menunggu || ''}
                {satu.lewat && <span className="sr-only"> lewat batas {satu.batas}</span>}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

const HURUF: Readonly<Record<string, string>> = { CUTI: 'C', SAKIT: 'S', IZIN: 'I', DINAS_LUAR: 'D' }

function Sel({ orang, hari }: { readonly orang: Orang; readonly hari: Hari }) {
  const izin = orang.izin.find((satu) => satu.dari <= hari.tanggal && hari.tanggal <= satu.sampai)
  if (izin === undefined)
    return <span className={`block h-8 rounded-[6px] ${isOff(hari) ? 'bg-sunken' : ''}`} />
  return (
    <Link
      to="/kelola/izin/$izinId"
      params={{ izinId: String(izin.id) }}
      search={{ semua: true }}
      aria-label={`${orang.nama}, ${formatTanggal(hari.tanggal)}: ${formatIzin(izin)}`}
      title={formatIzin(izin)}
      className={`grid h-8 place-items-center rounded-[6px] text-xs font-bold ${izin.status === 'menunggu' ? 'border border-dashed border-accent bg-accent-soft text-accent-strong' : 'bg-away-soft text-away'}`}
    >
      {HURUF[izin.jenis_izin]}
      {izin.paruh !== null && '½'}
    </Link>
  )
}

/** The same where there is no room for a month beside each other. */
function Daftar({ orang }: { readonly orang: readonly Orang[] }) {
  return (
    <ul className="divide-y divide-line card">
      {orang.map(({ id, nama, kantor, izin }) => (
        <li key={id} className="px-4 py-3">
          <p className="font-semibold">{nama}</p>
          {kantor !== null && <p className="text-sm text-ink-muted">{kantor.nama}</p>}
          {izin.map((satu) => (
            <Link
              key={satu.id}
              to="/kelola/izin/$izinId"
              params={{ izinId: String(satu.id) }}
              search={{ semua: true }}
              className="flex min-h-11 items-center justify-between gap-3 text-sm"
            >
              <span>{formatRentangSingkat(satu.dari, satu.sampai)}</span>
              <span
                className={satu.status === 'menunggu' ? 'font-semibold text-accent-strong' : 'text-ink-muted'}
              >
                {formatIzin(satu)}
              </span>
            </Link>
          ))}
        </li>
      ))}
    </ul>
  )
}

function formatIzin({ jenis_izin, status, paruh }: Orang['izin'][number]): string {
  return [
    NAMA_IZIN[jenis_izin],
    ...(paruh === null ? [] : [NAMA_PARUH[paruh].toLowerCase()]),
    ...(status === 'menunggu' ? ['menunggu'] : []),
  ].join(', ')
}

function formatBanyak({ pergi, menunggu, orang, batas }: Hari): string {
  return `${pergi} pergi, ${menunggu} menunggu, dari ${orang} orang${batas === null ? '' : `; batas ${batas}`}`
}

function isOff({ tanggal, libur }: { readonly tanggal: Tanggal; readonly libur: boolean }): boolean {
  return libur || hariKe(tanggal) > 5
}
