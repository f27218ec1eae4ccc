import { rentangBulan, type Bulan } from '@rekan/domain/bulan'
import { type Tanggal, addHari, hariKe } from '@rekan/domain/waktu'
import type { GridColumn } from '../../../ui/wide/grid.ts'
import type { BarisBulan, TentangBulan } from './meja.queries.ts'
import { Sel } from './sel.tsx'
import type { HariTerbuka } from './tampilan.ts'

/** The person, the days of the month, and their sums. */
export function kolomBulan(
  bulan: Bulan,
  tentang: TentangBulan | undefined,
  terbuka: HariTerbuka | undefined,
  onBuka: (hari: HariTerbuka) => void,
  hariIni: Tanggal,
): GridColumn<BarisBulan>[] {
  const libur = new Set(tentang?.hari.filter((satu) => satu.libur).map(({ tanggal }) => tanggal))
  return [
    {
      key: 'nama',
      label: 'Karyawan',
      width: 168,
      cell: ({ nama }) => <span className="font-medium">{nama}</span>,
    },
    // What is to come has nothing yet, and would push the sums out of sight.
    ...tanggalBulan(bulan)
      .filter((tanggal) => tanggal <= hariIni)
      .map((tanggal, ke): GridColumn<BarisBulan> => ({
        key: `h${ke + 1}`,
        label: String(ke + 1),
        width: 32,
        isTight: true,
        isOff: hariKe(tanggal) > 5 || libur.has(tanggal),
        cell: ({ id, nama, hari }) => (
          <Sel
            nama={nama}
            tanggal={tanggal}
            sel={hari[ke] ?? null}
            isTerbuka={terbuka?.karyawanId === id && terbuka.tanggal === tanggal}
            onBuka={() => onBuka({ karyawanId: id, tanggal })}
          />
        ),
      })),
    {
      key: 'jam',
      label: 'Jam',
      width: 60,
      isNumeric: true,
      cell: ({ jam_kerja }) => Math.floor(jam_kerja / 3600).toLocaleString('id-ID'),
    },
    { key: 't', label: 'T', width: 44, isNumeric: true, cell: ({ terlambat }) => terlambat },
    { key: 'a', label: 'A', width: 44, isNumeric: true, cell: ({ alpa }) => (alpa === 0 ? '' : alpa) },
  ]
}

/** The days of a month. */
export function tanggalBulan(bulan: Bulan): Tanggal[] {
  const { dari, sampai } = rentangBulan(bulan)
  const semua: Tanggal[] = []
  for (let tanggal = dari; tanggal <= sampai; tanggal = addHari(tanggal, 1)) semua.push(tanggal)
  return semua
}

/** Of a person's month, the day that wants to be seen to first; else the last there is. */
export function hariPertama({ hari }: BarisBulan, bulan: Bulan): Tanggal | undefined {
  const tanggal = tanggalBulan(bulan)
  const terbuka = hari.findIndex((sel) => sel?.keadaan.some((satu) => PENTING.has(satu)) === true)
  const ke = terbuka >= 0 ? terbuka : hari.findLastIndex((sel) => sel !== null)
  return tanggal[ke]
}

const PENTING: ReadonlySet<string> = new Set(['TANPA_PULANG', 'ALPA', 'PERLU_TINJAUAN', 'USULAN'])
