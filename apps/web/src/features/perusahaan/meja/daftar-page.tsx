import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MapPin, Plus } from 'lucide-react'
import { errorFrom } from '../../../lib/api-error.ts'
import { may } from '../../../lib/boleh.ts'
import { formatTanggal } from '../../../lib/format.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { DeskPage } from '../../../ui/wide/desk-page.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { type BarisLokasi, type Keadaan, daftarQuery } from './lokasi.queries.ts'
import type { LokasiSearch } from './lokasi.search.ts'

type DaftarLokasiProps = {
  readonly search: Required<LokasiSearch>
  readonly onSearch: (search: LokasiSearch) => void
}

const KEADAAN: readonly (readonly [Keadaan, string])[] = [
  ['aktif', 'Aktif'],
  ['tutup', 'Ditutup'],
]

/** The desk of sites: who works where, and how many punches of 30 days fell outside. */
export function DaftarLokasi({ search, onSearch }: DaftarLokasiProps) {
  const profile = useProfil()
  const { data, error, isFetching, refetch } = useQuery(daftarQuery(search.q, search.keadaan))
  return (
    <DeskPage
      title="Lokasi"
      count={data?.meta.total}
      actions={
        may(profile, 'POST /kelola/lokasi') && (
          <Link
            to="/kelola/lokasi/$lokasiId"
            params={{ lokasiId: 'baru' }}
            className={buttonClass('primary')}
          >
            <Plus className="size-5" />
            Lokasi Baru
          </Link>
        )
      }
      filters={
        <>
          <div className="w-full max-w-80">
            <SearchField label="Cari lokasi" value={search.q} onSearch={(q) => onSearch({ ...search, q })} />
          </div>
          <div role="group" aria-label="Keadaan" className="flex gap-2">
            {KEADAAN.map(([keadaan, label]) => (
              <button
                key={keadaan}
                type="button"
                aria-pressed={search.keadaan === keadaan}
                onClick={() => onSearch({ ...search, keadaan })}
                className="min-h-11 rounded-full border border-field bg-surface px-4 text-sm font-semibold aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-strong"
              >
                {label} {data !== undefined && data.meta[keadaan as 'aktif' | 'tutup']}
              </button>
            ))}
          </div>
        </>
      }
    >
      {data !== undefined ? (
        data.data.length === 0 ? (
          <Empty
            icon={MapPin}
            title="Tidak ada lokasi"
            hint={
              search.q !== ''
                ? 'Coba kata lain.'
                : may(profile, 'POST /kelola/lokasi')
                  ? 'Tambahkan lokasi pertama, lalu gambar areanya.'
                  : 'HRD menetapkan lokasi yang Anda koordinasi.'
            }
          />
        ) : (
          <Tabel rows={data.data} />
        )
      ) : error !== null && !isFetching ? (
        <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={6} />
      )}
    </DeskPage>
  )
}

const KOLOM = [
  'Lokasi',
  'Kode',
  'Zona',
  'Area',
  'Di luar area',
  'Orang',
  'Presensi 30 hari',
  'Di luar',
] as const

function Tabel({ rows }: { readonly rows: readonly BarisLokasi[] }) {
  return (
    <>
      <ul aria-label="Lokasi" className="space-y-2 desk:hidden">
        {rows.map((lokasi) => (
          <li key={lokasi.id} className="card p-4">
            <Nama lokasi={lokasi} />
            <p className="text-sm text-ink-muted">
              {lokasi.kode} · {lokasi.zona_waktu} · {lokasi.orang} orang · {lokasi.presensi_luar} di luar
            </p>
          </li>
        ))}
      </ul>
      <table aria-label="Lokasi" className="hidden w-full text-sm desk:table">
        <thead>
          <tr>
            {KOLOM.map((judul, ke) => (
              <th
                key={judul}
                scope="col"
                className={`sticky top-0 z-10 border-b border-line bg-ground px-3 py-2 font-semibold ${ke > 4 ? 'text-right' : 'text-left'}`}
              >
                {judul}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="bg-surface">
          {rows.map((lokasi) => (
            <tr key={lokasi.id} className="h-10 border-b border-line hover:bg-sunken">
              <td className="px-3">
                <Nama lokasi={lokasi} />
              </td>
              <td className="px-3">{lokasi.kode}</td>
              <td className="px-3">{lokasi.zona_waktu}</td>
              <td className="px-3">{areaFrom(lokasi)}</td>
              <td className="px-3">{lokasi.kebijakan_lokasi === 'wajib' ? 'Ditolak' : 'Dicatat'}</td>
              <td className="px-3 text-right tabular-nums">{lokasi.orang}</td>
              <td className="px-3 text-right tabular-nums">
                {(lokasi.presensi_dalam + lokasi.presensi_luar).toLocaleString('id-ID')}
              </td>
              <td className="px-3 text-right tabular-nums">{lokasi.presensi_luar.toLocaleString('id-ID')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Nama({ lokasi }: { readonly lokasi: BarisLokasi }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Link
        to="/kelola/lokasi/$lokasiId"
        params={{ lokasiId: String(lokasi.id) }}
        className="font-semibold text-primary-strong hover:underline"
      >
        {lokasi.nama}
      </Link>
      {lokasi.tutup_mulai !== null && <Badge tone="neutral">Tutup {formatTanggal(lokasi.tutup_mulai)}</Badge>}
    </span>
  )
}

function areaFrom({ bentuk_area, toleransi_meter }: BarisLokasi): string {
  const bentuk = bentuk_area === null ? 'Tanpa area' : bentuk_area === 'poligon' ? 'Poligon' : 'Lingkaran'
  return toleransi_meter === 0 ? bentuk : `${bentuk} + ${toleransi_meter} m`
}
