import { CalendarX2 } from 'lucide-react'
import type { Tanggal } from '@rekan/domain/waktu'
import { Empty } from '../../ui/empty.tsx'
import type { GridRows } from '../../ui/wide/grid.ts'
import { BanyakBar } from './banyak/banyak-bar.tsx'
import { tanggalBulan } from './meja/kolom.tsx'
import { useBulan, useHarian } from './meja/meja.queries.ts'
import { TampilanBulan } from './meja/tampilan-bulan.tsx'
import { TampilanHari } from './meja/tampilan-hari.tsx'
import { type MejaProps, useMeja } from './meja/use-meja.ts'
import { MejaPresensiFrame } from './meja-presensi-frame.tsx'

/**
 * The attendance desk: a month by person and day, or one day with everybody's works; what of it wants to be seen to, and the
 * evidence of the day that is open.
 */
export function MejaPresensiPage(props: MejaProps) {
  const { hari } = props.cari
  return hari === undefined ? <Bulanan {...props} /> : <Harian {...props} hari={hari} />
}

function Bulanan(props: MejaProps) {
  const meja = useMeja(props)
  const { bulan, choice, terbuka } = meja
  const rows = useBulan(meja.saringan)
  const tanggal = tanggalBulan(bulan)
  const baris = listBaris(rows)
  const hariTerbuka = baris.find(({ id }) => id === terbuka?.karyawanId)?.hari
  return (
    <MejaPresensiFrame
      meja={meja}
      total={rows.total}
      tentang={rows.meta}
      sel={hariTerbuka?.[tanggal.indexOf(terbuka?.tanggal ?? '')] ?? null}
    >
      <TampilanBulan
        {...meja.tampilan}
        bulan={bulan}
        hariIni={meja.hariIni}
        tentang={rows.meta}
        rows={rows}
        empty={KOSONG}
      />
      <BanyakBar
        orang={choice.chosen.size}
        hari={baris
          .filter(({ id }) => choice.chosen.has(id))
          .flatMap(({ id, hari }) =>
            hari.flatMap((sel, ke) => (sel === null ? [] : [{ id, sel, tanggal: tanggal[ke] ?? '' }])),
          )}
        onSelesai={choice.replace}
      />
    </MejaPresensiFrame>
  )
}

function Harian({ hari, ...props }: MejaProps & { readonly hari: Tanggal }) {
  const meja = useMeja(props)
  const { choice, terbuka } = meja
  const rows = useHarian(hari, meja.saringan)
  const baris = listBaris(rows)
  return (
    <MejaPresensiFrame
      meja={meja}
      total={rows.total}
      tentang={rows.meta}
      sel={terbuka?.tanggal === hari ? baris.find(({ id }) => id === terbuka.karyawanId)?.sel : undefined}
    >
      <TampilanHari {...meja.tampilan} tanggal={hari} rows={rows} empty={KOSONG} />
      <BanyakBar
        orang={choice.chosen.size}
        hari={baris
          .filter(({ id }) => choice.chosen.has(id))
          .map(({ id, sel }) => ({ id, sel, tanggal: hari }))}
        onSelesai={choice.replace}
      />
    </MejaPresensiFrame>
  )
}

const KOSONG = (
  <Empty icon={CalendarX2} title="Tidak ada yang cocok" hint="Longgarkan saringan, atau pilih waktu lain." />
)

/** Those that are there. */
function listBaris<T>(rows: GridRows<T>): T[] {
  return Array.from({ length: rows.total ?? 0 }, (_, index) => rows.at(index)).filter(
    (satu) => satu !== undefined,
  )
}
