import type { Bulan } from '@rekan/domain/bulan'

/**
 * The month an address names; nothing where it names none. A screen asks once more: the router hands it also what its
 * route has left out.
 */
export function bulanSearch({ bulan, tahun }: Readonly<Record<string, unknown>>): Partial<Bulan> {
  return isWithin(bulan, 1, 12) && isWithin(tahun, 1900, 2200) ? { bulan, tahun } : {}
}

function isWithin(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && min <= Number(value) && Number(value) <= max
}
