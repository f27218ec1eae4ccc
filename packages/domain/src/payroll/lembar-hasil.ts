/** Pieces as they are pasted from a sheet or a CSV: kode, day, name, count, and a rate where it is not the wage's. */
import { parseCsv } from '../teks/csv.ts'
import { type Tanggal, isTanggal } from '../waktu.ts'

export type BarisHasil = {
  readonly kode: string
  readonly tanggal: Tanggal
  readonly nama: string
  readonly jumlah: number
  readonly tarif: number | null
}

/**
 * Reads lines of columns parted by tabs, semicolons or commas; a heading and empty lines are passed over, days are `2026-11-23` or
 * `23/11/2026`. Faults name their line, from 1.
 */
export function parseHasil(teks: string): {
  readonly baris: readonly BarisHasil[]
  readonly kesalahan: readonly string[]
} {
  const baris: BarisHasil[] = []
  const kesalahan: string[] = []
  for (const [ke, sel] of parseCsv(teks.replaceAll('\t', ';')).entries()) {
    const [kode = '', hari = '', nama = '', jumlah = '', tarif = ''] = sel.map((satu) => satu.trim())
    if (sel.every((satu) => satu.trim() === '') || (ke === 0 && kode.toLowerCase() === 'kode')) continue
    const tanggal = tanggalFrom(hari)
    const salah =
      kode === ''
        ? 'kode karyawan kosong.'
        : tanggal === undefined
          ? 'tulis tanggal seperti 23/11/2026.'
          : nama === ''
            ? 'nama hasil kerja kosong.'
            : angkaFrom(jumlah) === undefined
              ? 'tulis jumlah sebagai bilangan bulat.'
              : tarif !== '' && !angkaFrom(tarif)
                ? 'tarif tidak boleh 0: tulis rupiah penuh, atau kosongkan.'
                : undefined
    if (salah !== undefined || tanggal === undefined) kesalahan.push(`Baris ${ke + 1}: ${salah}`)
    else
      baris.push({
        kode,
        tanggal,
        nama,
        jumlah: angkaFrom(jumlah) ?? 0,
        tarif: tarif === '' ? null : (angkaFrom(tarif) ?? null),
      })
  }
  return { baris, kesalahan }
}

function tanggalFrom(teks: string): Tanggal | undefined {
  const [, hari = '', bulan = '', tahun = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(teks) ?? []
  const tanggal = tahun === '' ? teks : `${tahun}-${bulan.padStart(2, '0')}-${hari.padStart(2, '0')}`
  return isTanggal(tanggal) ? tanggal : undefined
}

/** Thousands may be parted by full stops. */
function angkaFrom(teks: string): number | undefined {
  if (!/^(\d+|\d{1,3}(\.\d{3})+)$/.test(teks)) return undefined
  return Number(teks.replaceAll('.', ''))
}
