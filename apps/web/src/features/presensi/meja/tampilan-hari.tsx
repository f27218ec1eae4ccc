import { formatDurasi } from '@rekan/domain/teks/durasi'
import { NAMA_KEADAAN, isTerbuka } from '@rekan/domain/presensi/meja'
import { statusTerhitung } from '@rekan/domain/presensi/hari/rekap'
import { isTelat } from '@rekan/domain/presensi/hari/presensi'
import { type Tanggal, formatTanggal } from '@rekan/domain/waktu'
import { HariBadge } from '../../../ui/hari-badge.tsx'
import { Grid } from '../../../ui/wide/grid.tsx'
import type { GridColumn } from '../../../ui/wide/grid.ts'
import type { BarisHari } from './meja.queries.ts'
import type { TampilanProps } from './tampilan.ts'

type TampilanHariProps = TampilanProps<BarisHari> & { readonly tanggal: Tanggal }

/** One day: all people with their works, and what of it wants to be seen to. */
export function TampilanHari({ tanggal, terbuka, onBuka, ...lain }: TampilanHariProps) {
  return (
    <Grid
      {...lain}
      label={`Presensi ${formatTanggal(tanggal)}`}
      columns={KOLOM}
      view={{}}
      onView={() => undefined}
      idOf={({ id }) => id}
      nameOf={({ nama }) => nama}
      openId={terbuka?.tanggal === tanggal ? terbuka.karyawanId : undefined}
      onOpen={(id) => onBuka({ karyawanId: id, tanggal })}
      card={drawKartu}
    />
  )
}

const KOLOM: readonly GridColumn<BarisHari>[] = [
  {
    key: 'nama',
    label: 'Karyawan',
    width: 168,
    cell: ({ nama }) => <span className="font-medium">{nama}</span>,
  },
  {
    key: 'status',
    label: 'Status',
    width: 116,
    cell: ({ sel }) => <HariBadge status={statusTerhitung(sel)} />,
  },
  {
    key: 'kerja',
    label: 'Kerja',
    width: 216,
    cell: ({ kerja }) => (
      <span className="truncate tabular-nums text-ink-muted" title={kerja.map(formatKerja).join('; ')}>
        {kerja.map(formatKerja).join('; ')}
      </span>
    ),
  },
  {
    key: 'tercatat',
    label: 'Tercatat',
    width: 132,
    cell: ({ kerja, sel }) => <Tercatat kerja={kerja} sel={sel} />,
  },
  {
    key: 'jam',
    label: 'Jam kerja',
    width: 124,
    isNumeric: true,
    cell: ({ sel }) => (sel.jam_kerja === 0 ? '' : formatDurasi(sel.jam_kerja)),
  },
  {
    key: 'telat',
    label: 'Terlambat',
    width: 88,
    isNumeric: true,
    cell: ({ sel }) =>
      isTelat(sel.telat) && <span className="text-accent-strong">{formatDurasi(sel.telat)}</span>,
  },
  { key: 'perlu', label: 'Perlu dilihat', width: 168, cell: ({ sel }) => <Keadaan sel={sel} /> },
]

/** Times as they were punched, work by work; one that is missing stands out. */
function Tercatat({ kerja, sel }: Pick<BarisHari, 'kerja' | 'sel'>) {
  const hadir = kerja.filter(({ masuk }) => masuk !== null)
  const kurang = sel.keadaan.includes('TANPA_PULANG')
  return (
    <span className="truncate tabular-nums">
      {hadir.map(({ id, masuk, pulang }, ke) => (
        <span key={id}>
          {ke > 0 && '; '}
          {cutJam(masuk)}–
          {pulang === null ? (
            <span className={kurang ? 'font-semibold text-destructive' : 'text-ink-muted'}>--.--</span>
          ) : (
            cutJam(pulang)
          )}
        </span>
      ))}
    </span>
  )
}

/** What waits stands first and stands out. */
function Keadaan({ sel: { keadaan, ditanya } }: Pick<BarisHari, 'sel'>) {
  const terbuka = keadaan.filter((satu) => isTerbuka([satu]))
  const lain = keadaan.filter((satu) => !isTerbuka([satu]) && satu !== 'TELAT')
  return (
    <span className="truncate">
      <span className="font-semibold text-destructive">
        {terbuka.map((satu) => NAMA_KEADAAN[satu]).join(', ')}
      </span>
      {terbuka.length > 0 && lain.length > 0 && ', '}
      <span className="text-ink-muted">
        {lain.map((satu) => NAMA_KEADAAN[satu]).join(', ')}
        {ditanya && ' · sudah ditanyakan'}
      </span>
    </span>
  )
}

function formatKerja({ mulai, selesai, pos, kantor, menggantikan }: BarisHari['kerja'][number]): string {
  const jam = mulai === null || selesai === null ? '' : `${cutJam(mulai)}–${cutJam(selesai)} `
  return `${jam}${pos ?? kantor}${menggantikan === null ? '' : `, menggantikan ${menggantikan}`}`
}

/** `07.12` of `07:12:44`. */
function cutJam(jam: string | null): string {
  return jam?.slice(0, 5).replace(':', '.') ?? ''
}

function drawKartu(baris: BarisHari) {
  return (
    <span className="flex items-center gap-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{baris.nama}</span>
        <span className="block truncate text-sm text-ink-muted">
          <Tercatat kerja={baris.kerja} sel={baris.sel} /> <Keadaan sel={baris.sel} />
        </span>
      </span>
      <HariBadge status={statusTerhitung(baris.sel)} />
    </span>
  )
}
