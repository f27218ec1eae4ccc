import { type Aturan, berbentuk, urut, wajib } from '../aturan.ts'
import { type Istirahat, type JamKerja, lamaKerja, potonganIstirahat } from '../jadwal/jadwal.ts'
import { teksPendek } from '../karyawan/karyawan.ts'
import type { Detik } from '../waktu.ts'

/** By what a kind of shift is told from others at a glance, beside its letter. */
export const WARNA_SHIFT = ['biru', 'hijau', 'kuning', 'jingga', 'merah', 'ungu', 'abu', 'toska'] as const
export type WarnaShift = (typeof WARNA_SHIFT)[number]

/** What a cell without work shows; no kind of shift is called so. */
export const HURUF_LIBUR = 'L'

/** A letter but L alone, perhaps with another or a digit behind it */
const HURUF = /^(?:[A-KM-Za-km-z][A-Za-z0-9]?|[Ll][A-Za-z0-9])$/

export const ATURAN_JENIS_SHIFT: Readonly<Record<'nama' | 'huruf', Aturan<string>>> = {
  nama: teksPendek('Nama shift', 'Nama shift harus diisi.'),
  huruf: urut(
    wajib('Huruf shift harus diisi.'),
    berbentuk({ pattern: HURUF.source, maxLength: 2 }, (huruf) =>
      HURUF.test(huruf.trim())
        ? undefined
        : 'Pakai satu huruf, boleh dengan satu huruf atau angka di belakangnya; L dipakai untuk libur.',
    ),
  ),
}

/** Bounds in minutes of what is set for a kind of shift. */
export const ISTIRAHAT_TERLAMA = 240
export const TOLERANSI_TERLAMA = 240

/** Why a kind of shift cannot be so, by field; empty when it can. */
export function judgeJenisShift({
  istirahat,
  ...jam
}: Omit<JamKerja, 'istirahat'> & {
  readonly istirahat: Detik
}): {
  readonly istirahat_menit?: string
} {
  return istirahat < lamaKerja(jam) ? {} : { istirahat_menit: 'Istirahat harus lebih pendek dari shiftnya.' }
}

/** What of so much presence is work: without the unpaid break, once enough was worked for one. */
export function kerjaTanpaIstirahat(hadir: Detik, istirahat: Istirahat | null | undefined): Detik {
  return hadir - potonganIstirahat(istirahat, hadir)
}
