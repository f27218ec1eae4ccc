import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { errorFrom } from '../../lib/api-error.ts'
import { formatJamDetik } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { CountBadge } from '../../ui/wide/count-badge.tsx'
import { useDesk } from '../../ui/wide/use-desk.ts'
import { useZona } from '../profil/diri/profil.queries.ts'
import { Angka } from './angka.tsx'
import { DaftarCelah } from './daftar-celah.tsx'
import { Kedatangan } from './kedatangan.tsx'
import { type Lokasi, type Papan, papanQuery } from './papan.queries.ts'
import { PosLokasi } from './pos-lokasi.tsx'
import { TabelLokasi, catatanFrom, isKurang } from './tabel-lokasi.tsx'
import { Terisi } from './terisi.tsx'
import { jamFrom } from './waktu.ts'

type PapanHariIniProps = {
  /** The site that is open */
  readonly lokasi: number | undefined
  readonly onLokasi: (id: number | undefined) => void
  /** What else waits for the reader, below what stands empty */
  readonly children: ReactNode
}

/** The board of the day: figures, sites with their posts, who is missing, arrivals. */
export function PapanHariIni({ lokasi, onLokasi, children }: PapanHariIniProps) {
  const isDesk = useDesk()
  const zona = useZona()
  const { data, error, isFetching, refetch } = useQuery(papanQuery)
  if (data === undefined && error !== null)
    return <LoadError message={errorFrom(error).message} busy={isFetching} onRetry={() => void refetch()} />
  const terbuka = isDesk ? undefined : data?.lokasi.find(({ id }) => id === lokasi)
  if (data !== undefined && terbuka !== undefined)
    return <RincianLokasi papan={data} lokasi={terbuka} onTutup={() => onLokasi(undefined)} />
  return (
    <div className="space-y-4">
      <Angka ringkas={data?.ringkas} />
      <div className="grid grid-cols-1 gap-4 desk:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <section aria-label="Lokasi" className="order-2 card self-start overflow-x-auto desk:order-1">
          {data === undefined ? (
            <SkeletonList count={5} />
          ) : data.lokasi.length === 0 ? (
            <p className="p-4 text-sm text-ink-muted">Tidak ada yang dijadwalkan bekerja hari ini.</p>
          ) : isDesk ? (
            <TabelLokasi lokasi={data.lokasi} saat={data.saat} terbuka={lokasi} onBuka={onLokasi} />
          ) : (
            <DaftarLokasi papan={data} onBuka={onLokasi} />
          )}
          {data !== undefined && <Kedatangan kedatangan={data.kedatangan} zona={zona} />}
        </section>
        <div className="order-1 space-y-4 desk:order-2">
          <section aria-label="Kosong sekarang" className="card">
            <h2 className="flex items-center gap-2 border-b border-line px-4 py-2.5 font-bold">
              Kosong sekarang
              {data !== undefined && data.jumlah_celah > 0 && (
                <CountBadge count={data.jumlah_celah} tone="waiting" />
              )}
            </h2>
            {data !== undefined && data.celah.length === 0 && (
              <p className="p-4 text-sm text-ink-muted">Semua yang sudah waktunya ada di tempat.</p>
            )}
            {data !== undefined && <DaftarCelah celah={data.celah} jumlah={data.jumlah_celah} />}
          </section>
          {children}
        </div>
      </div>
    </div>
  )
}

/** When what is shown was so; it follows by itself. */
export function Langsung() {
  const zona = useZona()
  const { data } = useQuery(papanQuery)
  if (data === undefined) return null
  return (
    <span className="self-center">
      <Badge tone="success">langsung · {formatJamDetik(Date.parse(data.saat), zona)}</Badge>
    </span>
  )
}

type DaftarLokasiProps = { readonly papan: Papan; readonly onBuka: (id: number) => void }

/** The sites on a phone: each leads to its own. */
function DaftarLokasi({ papan, onBuka }: DaftarLokasiProps) {
  return (
    <ul>
      {papan.lokasi.map((satu) => (
        <li key={satu.id} className="border-b border-line last:border-0">
          <button
            type="button"
            onClick={() => onBuka(satu.id)}
            className="flex min-h-14 w-full flex-wrap items-center gap-x-3 px-4 py-2 text-left text-sm hover:bg-sunken"
          >
            <span className="min-w-40 flex-1 font-semibold">{satu.nama}</span>
            <Terisi terisi={satu.terisi} rencana={satu.rencana} isKurang={isKurang(satu)} />
            <span className={`w-full ${isKurang(satu) ? 'text-destructive' : 'text-ink-muted'}`}>
              {jamFrom(satu, satu.zona_waktu)} · {catatanFrom(satu, papan.saat)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

type RincianLokasiProps = { readonly papan: Papan; readonly lokasi: Lokasi; readonly onTutup: () => void }

/** One site on a phone: its posts, and who is missing there. */
function RincianLokasi({ papan, lokasi, onTutup }: RincianLokasiProps) {
  const celah = papan.celah.filter((satu) => satu.lokasi.id === lokasi.id)
  return (
    <section aria-label={lokasi.nama} className="space-y-4">
      <button
        type="button"
        onClick={onTutup}
        className="flex min-h-11 items-center gap-2 font-semibold text-primary hover:underline"
      >
        <ArrowLeft className="size-5" />
        Semua lokasi
      </button>
      <div className="card space-y-2 p-4">
        <h2 className="font-bold">{lokasi.nama}</h2>
        <p className="text-sm text-ink-muted">{jamFrom(lokasi, lokasi.zona_waktu)}</p>
        <Terisi terisi={lokasi.terisi} rencana={lokasi.rencana} isKurang={isKurang(lokasi)} />
        <PosLokasi lokasi={lokasi} />
      </div>
      {celah.length > 0 && (
        <div className="card">
          <DaftarCelah celah={celah} jumlah={celah.length} />
        </div>
      )}
    </section>
  )
}
