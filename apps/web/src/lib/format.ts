import {
  type Instan,
  type KodeZona,
  type Tanggal,
  formatJam,
  formatTanggal as formatTanpaHari,
  jamLokal,
  namaHari,
} from '@rekan/domain/waktu'

// The browser's own formats of dates are left alone: the first one made costs a cheap phone a tenth of a second.

/** `HH:mm:ss` of a moment on the wall of a zone. */
export function formatJamDetik(saat: Instan, zona: KodeZona): string {
  return formatJam(jamLokal(saat, zona))
}

/** `HH:mm` of a moment on the wall of a zone. */
export function formatJamMenit(saat: Instan, zona: KodeZona): string {
  return cutDetik(formatJamDetik(saat, zona))
}

/** `HH:mm` of `HH:mm:ss`. */
export function cutDetik(jam: string): string {
  return jam.slice(0, 5)
}

/** `Jumat, 20 November 2026` */
export function formatTanggal(tanggal: Tanggal): string {
  return `${namaHari(tanggal)}, ${formatTanpaHari(tanggal)}`
}

/** `20/11/2026` */
export function formatTanggalAngka(tanggal: Tanggal): string {
  return tanggal.split('-').toReversed().join('/')
}

/** A file's size in the steps of 1024 that phones show: `820 kB`, `5 MB`, `4,2 MB` */
export function formatUkuran(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.ceil(bytes / 1024)} kB`
  return `${(bytes / 1024 / 1024).toLocaleString('id-ID', { maximumFractionDigits: 1 })} MB`
}
