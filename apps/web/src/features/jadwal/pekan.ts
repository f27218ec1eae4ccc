import { type Tanggal, addHari, hariKe, isTanggal } from '@rekan/domain/waktu'

/** Monday of the week that an address names by one of its days; undefined where there is no such day. */
export function pekanFrom(mulai: Tanggal | undefined): Tanggal | undefined {
  const isHari = mulai !== undefined && isTanggal(mulai) && '1900-01-08' <= mulai && mulai < '2200-12-25'
  return isHari ? seninFrom(mulai) : undefined
}

/** Monday of the week that a day is in. */
export function seninFrom(tanggal: Tanggal): Tanggal {
  return addHari(tanggal, 1 - hariKe(tanggal))
}
