import { JENIS_IZIN, type JenisIzin } from '@rekan/domain/pengajuan/izin/absensi'
import type { Tanggal } from '@rekan/domain/waktu'
import { bulanSearch, isIdSearch, tanggalSearch } from '../../../lib/bulan-search.ts'
import { SEGMEN, type Segmen } from './pengajuan.ts'

/** What a view of the list is narrowed to; all of it is in the address. */
export type Saringan = {
  readonly nama?: string
  readonly jenis?: JenisIzin
  readonly bulan?: number
  readonly tahun?: number
  /** A day that leave covers */
  readonly tanggal?: Tanggal
  /** The account of the coordinator who was named for leave */
  readonly koordinator?: number
}

/** `status` where it is another than what waits */
export type PengajuanSearch = Saringan & { readonly status?: Segmen }

/** Returns the list's filters from the address; other parameters are left out. */
export function pengajuanSearch(search: Readonly<Record<string, unknown>>): PengajuanSearch {
  const { nama, jenis, status, koordinator } = search
  const tanggal = tanggalSearch(search)
  const teks = typeof nama === 'string' || typeof nama === 'number' ? String(nama).trim().slice(0, 100) : ''
  const segmen = SEGMEN.find(({ value }) => value === status)?.value
  const jenisIzin = JENIS_IZIN.find((satu) => satu === jenis)
  return {
    ...(segmen !== undefined && segmen !== 'menunggu' && { status: segmen }),
    ...(teks !== '' && { nama: teks }),
    ...(jenisIzin !== undefined && { jenis: jenisIzin }),
    ...bulanSearch(search),
    ...(tanggal !== undefined && { tanggal }),
    ...(isIdSearch(koordinator) && { koordinator }),
  }
}
