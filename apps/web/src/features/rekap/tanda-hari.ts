import { formatDurasi } from '@rekan/domain/durasi'
import type { StatusPresensi } from '@rekan/domain/presensi'
import type { Tone } from '../../ui/badge.tsx'
import type { HariRekap } from './rekap.api.ts'

/** How a day shows: one letter in the calendar, words wherever there is room. */
export type Tanda = { readonly huruf: string; readonly kata: string; readonly tone: Tone }

export const TERLAMBAT: Tanda = { huruf: 'T', kata: 'Terlambat', tone: 'accent' }

export const TANDA: Readonly<Record<StatusPresensi, Tanda>> = {
  HADIR: { huruf: 'H', kata: 'Hadir', tone: 'primary' },
  IZIN: { huruf: 'I', kata: 'Izin', tone: 'away' },
  SAKIT: { huruf: 'S', kata: 'Sakit', tone: 'away' },
  CUTI: { huruf: 'C', kata: 'Cuti', tone: 'away' },
  DINAS_LUAR: { huruf: 'D', kata: 'Dinas luar', tone: 'away' },
  ALPA: { huruf: 'A', kata: 'Alpa', tone: 'destructive' },
  LIBUR: { huruf: 'L', kata: 'Libur', tone: 'neutral' },
  BELUM_PRESENSI: { huruf: '', kata: 'Belum presensi', tone: 'accent' },
}

export function tandaHari({ status, telat }: HariRekap): Tanda {
  return status === 'HADIR' && telat > 0 ? TERLAMBAT : TANDA[status]
}

/**
 * What is to be remarked of a day beside its status.
 *
 * @param hariIni the attendance day that still runs: its check-out may yet come
 */
export function catatanHari({ tanggal, telat, lebihAwal, catatan }: HariRekap, hariIni: string): string[] {
  const tanpaPulang =
    catatan !== null && catatan.masuk !== null && catatan.pulang === null && tanggal < hariIni
  return [
    telat > 0 && `Terlambat ${formatDurasi(telat)}`,
    lebihAwal > 0 && `Pulang ${formatDurasi(lebihAwal)} lebih awal`,
    tanpaPulang && 'Tanpa check out',
  ].filter((teks) => teks !== false)
}
