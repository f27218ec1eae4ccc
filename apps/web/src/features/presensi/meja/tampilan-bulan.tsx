import { type Bulan, formatBulan } from '@rekan/domain/bulan'
import type { Tanggal } from '@rekan/domain/waktu'
import { Grid } from '../../../ui/wide/grid.tsx'
import { type BarisBulan, type TentangBulan } from './meja.queries.ts'
import { hariPertama, kolomBulan } from './kolom.tsx'
import type { TampilanProps } from './tampilan.ts'

type TampilanBulanProps = TampilanProps<BarisBulan> & {
  readonly bulan: Bulan
  readonly tentang: TentangBulan | undefined
  readonly hariIni: Tanggal
}

/** The month: a cell a day. */
export function TampilanBulan({
  bulan,
  tentang,
  hariIni,
  terbuka,
  onBuka,
  rows,
  ...lain
}: TampilanBulanProps) {
  return (
    <Grid
      {...lain}
      label={`Presensi ${formatBulan(bulan)}`}
      columns={kolomBulan(bulan, tentang, terbuka, onBuka, hariIni)}
      rows={rows}
      view={{}}
      onView={() => undefined}
      idOf={({ id }) => id}
      nameOf={({ nama }) => nama}
      openId={terbuka?.karyawanId}
      onOpen={(id) => {
        // From person to person the day stays.
        if (terbuka !== undefined) return onBuka({ karyawanId: id, tanggal: terbuka.tanggal })
        const total = rows.total ?? 0
        const baris = Array.from({ length: total }, (_, ke) => rows.at(ke)).find((satu) => satu?.id === id)
        const pertama = baris && hariPertama(baris, bulan)
        if (pertama !== undefined) onBuka({ karyawanId: id, tanggal: pertama })
      }}
      card={drawKartu}
    />
  )
}

function drawKartu(baris: BarisBulan) {
  return (
    <span className="flex items-center gap-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{baris.nama}</span>
        <span className="block truncate text-sm text-ink-muted">
          {Math.floor(baris.jam_kerja / 3600)} jam · {baris.terlambat} terlambat · {baris.alpa} alpa
        </span>
      </span>
    </span>
  )
}
