import { formatDurasi, formatLebihAwal } from '@rekan/domain/teks/durasi'
import { type StatusPresensi, isLebihAwal, isTelat } from '@rekan/domain/presensi/hari/presensi'
import { SEBUTAN_HARI } from '@rekan/domain/pengajuan/sebutan'
import type { Tone } from '../../../ui/badge.tsx'
import type { HariRekap } from './rekap.api.ts'

/** How a day shows: one letter in the calendar, words wherever there is room. */
export type Tanda = { readonly huruf: string; readonly kata: string; readonly tone: Tone }

export const TERLAMBAT: Tanda = { huruf: 'T', kata: 'Terlambat', tone: 'accent' }

export const TANDA: Readonly<Record<StatusPresensi, Tanda>> = {
  HADIR: { huruf: 'H', kata: SEBUTAN_HARI.HADIR, tone: 'primary' },
  IZIN: { huruf: 'I', kata: SEBUTAN_HARI.IZIN, tone: 'away' },
  SAKIT: { huruf: 'S', kata: SEBUTAN_HARI.SAKIT, tone: 'away' },
  CUTI: { huruf: 'C', kata: SEBUTAN_HARI.CUTI, tone: 'away' },
  DINAS_LUAR: { huruf: 'D', kata: SEBUTAN_HARI.DINAS_LUAR, tone: 'away' },
  ALPA: { huruf: 'A', kata: SEBUTAN_HARI.ALPA, tone: 'destructive' },
  LIBUR: { huruf: 'L', kata: SEBUTAN_HARI.LIBUR, tone: 'neutral' },
  BELUM_PRESENSI: { huruf: '', kata: SEBUTAN_HARI.BELUM_PRESENSI, tone: 'accent' },
}

export function tandaHari({ status, telat }: HariRekap): Tanda {
  return status === 'HADIR' && isTelat(telat) ? TERLAMBAT : TANDA[status]
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
    isTelat(telat) && `Terlambat ${formatDurasi(telat)}`,
    isLebihAwal(lebihAwal) && `Pulang ${formatLebihAwal(lebihAwal)} lebih awal`,
    tanpaPulang &&
      (catatan.pulangDianggap === null
        ? 'Tanpa check out'
        : 'Tanpa check out, pulang dianggap sesuai rencana'),
  ].filter((teks) => teks !== false)
}
