import { type Pelaku, lingkup } from '@rekan/domain/akses/akses'
import { type Instan, KODE_ZONA, tanggalLokal } from '@rekan/domain/waktu'
import type { Db } from '../../../platform/db.ts'
import type { Halaman } from '../../../platform/paging.ts'
import {
  type BarisKaryawan,
  type Saringan,
  countKaryawan,
  fetchVersi,
  listKaryawan,
} from './direktori.queries.ts'

export type Direktori = {
  /** A page, and how many people all pages hold. */
  list(
    pelaku: Pelaku,
    saringan: Saringan & Halaman,
    saat: Instan,
  ): Promise<{ readonly baris: readonly BarisKaryawan[]; readonly total: number }>
}

/** So many filters have their count kept. */
const TERBANYAK = 1000

/**
 * The directory. Counting costs many times what a page does and grows with the company, so a count is kept for as long
 * as the directory stays as it is, which the database says for all servers alike.
 */
export function createDirektori(db: Db): Direktori {
  const jumlah = new Map<string, Promise<number>>()
  let milik = -1

  async function count(pelaku: Pelaku, saringan: Saringan, saat: Instan): Promise<number> {
    // Read before the count begins: what is counted is at least as new.
    const versi = await fetchVersi(db)
    if (versi !== milik || jumlah.size >= TERBANYAK) jumlah.clear()
    milik = versi
    const kunci = kunciFrom(pelaku, saringan, saat)
    const tersimpan = jumlah.get(kunci)
    if (tersimpan !== undefined) return tersimpan
    const dihitung = countKaryawan({ db, pelaku, saat }, saringan)
    jumlah.set(kunci, dihitung)
    dihitung.catch(() => jumlah.delete(kunci))
    return dihitung
  }

  return {
    async list(pelaku, saringan, saat) {
      const [baris, total] = await Promise.all([
        listKaryawan({ db, pelaku, saat }, saringan),
        count(pelaku, saringan, saat),
      ])
      return { baris, total }
    },
  }
}

/** All that a count depends on: filter, whom the reader may see, and which placements are in force. */
function kunciFrom(
  pelaku: Pelaku,
  { nama, jenis_karyawan_id, active, kantor_id }: Saringan,
  saat: Instan,
): string {
  const hari = KODE_ZONA.map((zona) => tanggalLokal(saat, zona))
  const siapa = lingkup(pelaku, 'dataPekerjaan')?.jenis === 'semua' ? null : pelaku.penggunaId
  const isSemua = pelaku.kantorIds === undefined && jenis_karyawan_id === undefined && kantor_id === undefined
  const bagian = isSemua ? null : [siapa, pelaku.kantorIds, hari]
  const nonaktif = lingkup(pelaku, 'karyawanNonaktif')?.jenis ?? null
  return JSON.stringify([nama?.toLowerCase(), jenis_karyawan_id, active, kantor_id, nonaktif, bagian])
}
