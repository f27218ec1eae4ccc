import { Link, useNavigate } from '@tanstack/react-router'
import { CalendarCheck2, UsersRound } from 'lucide-react'
import { sisaHari } from '@rekan/domain/karyawan/berakhir'
import { JENIS_PERHATIAN, type JenisPerhatian, SEBUTAN_PERHATIAN } from '@rekan/domain/karyawan/dokumen'
import { hariBarat } from '@rekan/domain/waktu'
import { serverNow } from '../../lib/clock.ts'
import { formatTanggalAngka } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Empty } from '../../ui/empty.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { DeskPage } from '../../ui/wide/desk-page.tsx'
import { FilterToggle } from '../../ui/wide/filter-menu.tsx'
import type { GridColumn } from '../../ui/wide/grid.ts'
import { Grid } from '../../ui/wide/grid.tsx'
import { toolClass } from '../../ui/wide/tool-button.tsx'
import { type CariBerakhir, withUrut } from './berakhir.search.ts'
import { type Perhatian, useDaftarBerakhir, useJumlahBerakhir } from './dokumen.queries.ts'

/** Which section of the person mends it. */
const BAGIAN: Readonly<Record<JenisPerhatian, string>> = {
  KONTRAK_LEWAT: 'kontrak',
  BELUM_DICATAT: 'kontrak',
  KONTRAK_BERAKHIR: 'kontrak',
  DOKUMEN_BERAKHIR: 'dokumen',
  TANPA_KONTRAK: 'kontrak',
  PAJAK_KURANG: 'pajak',
}
/** What is over or overdue already. */
const GENTING: ReadonlySet<JenisPerhatian> = new Set(['KONTRAK_LEWAT', 'BELUM_DICATAT'])

const KOLOM: readonly GridColumn<Perhatian>[] = [
  {
    key: 'nama',
    label: 'Karyawan',
    width: 240,
    isSortable: true,
    cell: ({ karyawan }) => (
      <span className="block leading-tight">
        <span className="block truncate font-semibold">{karyawan.nama}</span>
        <span className="block truncate text-xs text-ink-muted">{karyawan.kode}</span>
      </span>
    ),
  },
  {
    key: 'jenis',
    label: 'Perkara',
    width: 180,
    cell: ({ jenis }) => (
      <Badge tone={GENTING.has(jenis) ? 'destructive' : 'neutral'}>{SEBUTAN_PERHATIAN[jenis]}</Badge>
    ),
  },
  { key: 'perihal', label: 'Perihal', width: 280, cell: ({ perihal }) => perihal },
  {
    key: 'tanggal',
    label: 'Tanggal',
    width: 120,
    isSortable: true,
    cell: ({ tanggal }) => (tanggal === null ? '–' : formatTanggalAngka(tanggal)),
  },
  {
    key: 'sisa',
    label: 'Sisa hari',
    width: 100,
    isNumeric: true,
    cell: ({ tanggal }) => (tanggal === null ? '–' : sisaHari(hariBarat(serverNow()), tanggal)),
  },
]

type BerakhirPageProps = {
  readonly cari: CariBerakhir
  readonly onCari: (cari: CariBerakhir) => void
}

/** Contracts and documents that end within 90 days or are over, and what law or pay lacks; each leads to its person. */
export function BerakhirPage({ cari, onCari }: BerakhirPageProps) {
  const rows = useDaftarBerakhir(cari)
  const jumlah = useJumlahBerakhir(cari.q)
  const navigate = useNavigate()
  const { q: _q, ...tanpaQ } = cari
  const { jenis: _jenis, ...tanpaJenis } = cari
  const { urut: _urut, ...saringan } = cari
  return (
    <DeskPage
      title="Akan berakhir"
      count={rows.total}
      actions={
        <Link to="/kelola/karyawan" className={toolClass()}>
          <UsersRound className="size-5" />
          Semua karyawan
        </Link>
      }
      filters={
        <>
          <div className="w-full desk:w-60 desk:[&_input]:h-9 desk:[&_input]:min-h-9 desk:[&_input]:text-sm">
            <SearchField
              label="Nama atau kode"
              value={cari.q ?? ''}
              onSearch={(q) => onCari(q === '' ? tanpaQ : { ...cari, q })}
            />
          </div>
          {JENIS_PERHATIAN.filter((jenis) => jumlah?.[jenis] !== undefined).map((jenis) => (
            <FilterToggle
              key={jenis}
              label={SEBUTAN_PERHATIAN[jenis]}
              count={jumlah?.[jenis]}
              isOn={cari.jenis === jenis}
              onChange={(isOn) => onCari(isOn ? { ...cari, jenis } : tanpaJenis)}
            />
          ))}
        </>
      }
    >
      <Grid
        label="Akan berakhir"
        columns={KOLOM}
        rows={rows}
        view={cari}
        onView={(view) => onCari({ ...saringan, ...withUrut(view) })}
        idOf={({ nomor }) => nomor}
        nameOf={({ karyawan }) => karyawan.nama}
        onOpen={(nomor) => {
          const satu = rows.at(nomor - 1)
          if (satu !== undefined)
            void navigate({
              to: '/kelola/karyawan/$karyawanId',
              params: { karyawanId: String(satu.karyawan.id) },
              search: { bagian: BAGIAN[satu.jenis] },
            })
        }}
        onClose={() => {}}
        empty={
          <Empty
            icon={CalendarCheck2}
            title="Tidak ada yang perlu perhatian"
            hint="Kontrak dan dokumen yang berakhir dalam 90 hari tampil di sini."
          />
        }
        card={drawKartu}
      />
    </DeskPage>
  )
}

function drawKartu({ karyawan, jenis, perihal, tanggal }: Perhatian) {
  return (
    <span className="block py-2">
      <span className="block truncate font-semibold">{karyawan.nama}</span>
      <span className="block truncate text-sm text-ink-muted">
        {[SEBUTAN_PERHATIAN[jenis], perihal, tanggal && formatTanggalAngka(tanggal)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  )
}
