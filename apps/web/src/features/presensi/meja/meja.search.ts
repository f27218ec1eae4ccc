import { type KeadaanHari, KEADAAN_HARI } from '@rekan/domain/presensi/meja'
import type { Bulan } from '@rekan/domain/bulan'
import { type Tanggal, isTanggal } from '@rekan/domain/waktu'
import { type GridView, readGridView } from '../../../ui/wide/grid.ts'

/** What of the desk the address holds. */
export type CariMeja = GridView & {
  /** `YYYY-MM` */
  readonly bulan?: string
  /** One day in place of the month */
  readonly hari?: Tanggal
  readonly lokasi?: number
  readonly klien?: number
  readonly koordinator?: number
  readonly keadaan?: KeadaanHari
  readonly cari?: string
}

/** Reads it from an address; what does not belong is left out. */
export function readCariMeja(search: Readonly<Record<string, unknown>>): CariMeja {
  const { bulan, hari, keadaan, cari } = search
  const kode = KEADAAN_HARI.find((satu) => satu === keadaan)
  return {
    ...readGridView(search),
    ...(typeof bulan === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(bulan) && { bulan }),
    ...(typeof hari === 'string' && isTanggal(hari) && { hari }),
    ...readId(search, 'lokasi'),
    ...readId(search, 'klien'),
    ...readId(search, 'koordinator'),
    ...(kode !== undefined && { keadaan: kode }),
    ...(typeof cari === 'string' && cari !== '' && { cari: cari.slice(0, 100) }),
  }
}

/** The month that an address names, or that of its day; else `kini`. */
export function bulanOf({ bulan: diminta, hari }: CariMeja, kini: Bulan): Bulan {
  const bulan = hari?.slice(0, 7) ?? diminta
  if (bulan === undefined) return kini
  const [tahun = kini.tahun, ke = kini.bulan] = bulan.split('-').map(Number)
  return { tahun, bulan: ke }
}

export function formatCariBulan({ tahun, bulan }: Bulan): string {
  return `${tahun}-${String(bulan).padStart(2, '0')}`
}

function readId<K extends string>(search: Readonly<Record<string, unknown>>, nama: K): { [N in K]?: number } {
  const nilai = search[nama]
  return typeof nilai === 'number' && Number.isSafeInteger(nilai) && nilai > 0
    ? ({ [nama]: nilai } as { [N in K]?: number })
    : {}
}

/** Other filters; what is absent leaves the address. */
export function withIsi(
  cari: CariMeja,
  isi: { readonly [K in keyof CariMeja]?: CariMeja[K] | undefined },
): CariMeja {
  const semua = Object.entries({ ...cari, ...isi }).filter(([, nilai]) => nilai !== undefined)
  return Object.fromEntries(semua)
}
