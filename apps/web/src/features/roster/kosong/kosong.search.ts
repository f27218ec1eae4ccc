import { isTanggal } from '@rekan/domain/waktu'
import type { AlamatKosong } from './kosong.queries.ts'

/** What the address holds: of which site, from which row on, and the need whose people are shown. */
export type KosongSearch = {
  readonly lokasi?: number
  readonly mulai?: number
} & Partial<AlamatKosong>

/** Reads it from an address; what does not belong is left out. */
export function pickKosong({
  lokasi,
  mulai,
  pos,
  shift,
  tanggal,
}: Readonly<Record<string, unknown>>): KosongSearch {
  return {
    ...(isNomor(lokasi) && { lokasi }),
    ...(isNomor(mulai) && { mulai }),
    ...(isNomor(pos) &&
      isNomor(shift) &&
      typeof tanggal === 'string' &&
      isTanggal(tanggal) && { pos, shift, tanggal }),
  }
}

function isNomor(nilai: unknown): nilai is number {
  return typeof nilai === 'number' && Number.isInteger(nilai) && nilai > 0
}
