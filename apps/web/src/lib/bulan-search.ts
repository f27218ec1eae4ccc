import type { Bulan } from '@rekan/domain/bulan'
import type { Tanggal } from '@rekan/domain/waktu'

/**
 * The month an address names; nothing where it names none. A screen asks once more: the router hands it also what its
 * route has left out.
 */
export function bulanSearch({ bulan, tahun }: Readonly<Record<string, unknown>>): Partial<Bulan> {
  return isWithin(bulan, 1, 12) && isWithin(tahun, 1900, 2200) ? { bulan, tahun } : {}
}

/** The day an address names, in its shape; undefined where it names none, or none that the calendar could have. */
export function tanggalSearch({ tanggal }: Readonly<Record<string, unknown>>): Tanggal | undefined {
  if (typeof tanggal !== 'string' || !/^(19|20|21)\d\d-[01]\d-[0-3]\d$/.test(tanggal)) return undefined
  const saat = Date.parse(`${tanggal}T00:00:00Z`)
  return Number.isFinite(saat) && new Date(saat).toISOString().startsWith(tanggal) ? tanggal : undefined
}

/** Whether an address names a record by its id. */
export function isIdSearch(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}

function isWithin(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && min <= Number(value) && Number(value) <= max
}
