import { isTanggal } from '@rekan/domain/waktu'
import type { Tanggal } from '@rekan/domain/waktu'

/** What of the roster the address holds. */
export type RosterSearch = {
  readonly lokasi?: number
  readonly mulai?: Tanggal
  readonly hari?: 14 | 28
}

/** Reads it from an address; what does not belong is left out. */
export function pickRoster(search: Readonly<Record<string, unknown>>): RosterSearch {
  const { lokasi, mulai, hari } = search
  return {
    ...(typeof lokasi === 'number' && Number.isInteger(lokasi) && lokasi > 0 && { lokasi }),
    ...(typeof mulai === 'string' && isTanggal(mulai) && { mulai }),
    ...(hari === 28 && { hari }),
  }
}
