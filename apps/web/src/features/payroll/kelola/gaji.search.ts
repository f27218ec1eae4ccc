import type { Bulan } from '@rekan/domain/bulan'
import { JENIS_SLIP, type JenisLari } from '@rekan/domain/payroll/jenis-slip'
import { bulanSearch } from '../../../lib/bulan-search.ts'
import type { TableSort } from '../../../ui/wide/data-table.tsx'

export const STATUS_GAJI = ['DRAFT', 'DIBAGIKAN', 'TERBIT'] as const
export type StatusGaji = (typeof STATUS_GAJI)[number]

/** What the address says of HR's month. */
export type GajiSearch = Partial<Bulan> & {
  /** A run beside the month's; without, the month's own */
  readonly jenis?: JenisLari
  readonly status?: StatusGaji
  readonly nama?: string
  /** `gaji_bersih,desc`; by name unless set */
  readonly urut?: string
  readonly halaman?: number
}

/** The same with a month. */
export type SaringanGaji = GajiSearch & Bulan

export const KOLOM_URUT = ['nama', 'gaji_kotor', 'total_potongan', 'gaji_bersih'] as const

/** Whatever else the address holds is left out. */
export function gajiSearch(search: Readonly<Record<string, unknown>>): GajiSearch {
  const { jenis, status, nama, urut, halaman } = search
  const lari = JENIS_SLIP.find((satu): satu is JenisLari => satu === jenis && satu !== 'BULANAN')
  const teks = typeof nama === 'string' || typeof nama === 'number' ? String(nama).trim().slice(0, 100) : ''
  const dikenal = STATUS_GAJI.find((satu) => satu === status)
  const urutan = typeof urut === 'string' ? sortFrom(urut) : undefined
  return {
    ...bulanSearch(search),
    ...(lari !== undefined && { jenis: lari }),
    ...(dikenal !== undefined && { status: dikenal }),
    ...(teks !== '' && { nama: teks }),
    ...(urutan !== undefined && { urut: textOf(urutan) }),
    ...(typeof halaman === 'number' && Number.isSafeInteger(halaman) && halaman > 1 && { halaman }),
  }
}

const URUTAN_BIASA: TableSort = { key: 'nama', isDescending: false }

/** The order that the address names. */
export function sortOf({ urut }: GajiSearch): TableSort {
  return (urut === undefined ? undefined : sortFrom(urut)) ?? URUTAN_BIASA
}

export function textOf({ key, isDescending }: TableSort): string {
  return `${key},${isDescending ? 'desc' : 'asc'}`
}

function sortFrom(teks: string): TableSort | undefined {
  const [key, arah] = teks.split(',')
  const kolom = KOLOM_URUT.find((satu) => satu === key)
  return kolom === undefined ? undefined : { key: kolom, isDescending: arah === 'desc' }
}
