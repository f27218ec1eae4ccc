import { type StatusPresensi, isLebihAwal, isTelat } from './presensi.ts'
import type { Detik } from '../../waktu.ts'

/** One day of a person as a recap counts it. */
export type HariRekap = {
  readonly status: StatusPresensi
  /** Whether a shift was planned. */
  readonly kerja: boolean
  /** Whether half of it is approved leave; its status says of the other half */
  readonly setengah?: boolean
  readonly telat: Detik
  readonly lebihAwal: Detik
  /** From check-in to check-out of each of its works, summed; 0 while either is missing */
  readonly durasi: Detik
  /** What of it was planned, less unpaid breaks */
  readonly jamKerja: Detik
  /** Works whose planned end counts as the check-out that is missing */
  readonly pulangDianggap: number
  /** How many of its works were attended, and how many were planned */
  readonly manShift: { readonly hadir: number; readonly rencana: number }
}

export type Rekap = ReturnType<typeof computeRekap>

/** Hours as the company rounds them, beside those that were kept: the rule stands with the figure. */
export type Pembulatan = { readonly menit: number; readonly jam_kerja: Detik; readonly aturan: string }

/**
 * Counts days by their status, hours by the second; every day is in exactly one of hadir, izin, sakit, cuti, dinas_luar, alpa, libur and
 * belum. A leave is counted in working days: of its days off, none counts as leave (`docs/rules.md`, section 2.12).
 */
export function computeRekap(hari: readonly HariRekap[], pembulatanMenit = 0) {
  const banyak = (status: StatusPresensi) => hari.filter((h) => statusTerhitung(h) === status).length
  const jumlah = (nilai: (h: HariRekap) => number) => hari.reduce((n, h) => n + nilai(h), 0)
  return {
    hari_kerja: hari.filter((h) => h.kerja).length,
    hadir: banyak('HADIR'),
    terlambat: hari.filter((h) => isTelat(h.telat)).length,
    pulang_cepat: hari.filter((h) => isLebihAwal(h.lebihAwal)).length,
    izin: banyak('IZIN'),
    sakit: banyak('SAKIT'),
    cuti: banyak('CUTI'),
    cuti_setengah: hari.filter((h) => h.setengah === true).length,
    dinas_luar: banyak('DINAS_LUAR'),
    alpa: banyak('ALPA'),
    libur: banyak('LIBUR'),
    belum: banyak('BELUM_PRESENSI'),
    total_durasi: jumlah((h) => h.durasi),
    total_telat: jumlah((h) => h.telat),
    man_shift: jumlah((h) => h.manShift.hadir),
    man_shift_rencana: jumlah((h) => h.manShift.rencana),
    jam_kerja: jumlah((h) => h.jamKerja),
    pulang_dianggap: jumlah((h) => h.pulangDianggap),
    pembulatan: roundJamKerja(hari, pembulatanMenit),
  }
}

/** Each day's hours to the nearest step, half of one up; null where the company rounds nothing. */
function roundJamKerja(hari: readonly HariRekap[], menit: number): Pembulatan | null {
  if (menit === 0) return null
  const langkah = menit * 60
  return {
    menit,
    jam_kerja: hari.reduce((n, { jamKerja }) => n + Math.round(jamKerja / langkah) * langkah, 0),
    aturan: `dibulatkan tiap hari ke ${menit} menit terdekat`,
  }
}

/** What a day counts as: a day off amid a leave is a day off. */
export function statusTerhitung({ status, kerja }: Pick<HariRekap, 'status' | 'kerja'>): StatusPresensi {
  return kerja || status === 'HADIR' || status === 'BELUM_PRESENSI' ? status : 'LIBUR'
}

/** The mean of check-ins, each in seconds since the midnight its day began with; null without any. */
export function rataRataMasuk(masuk: readonly Detik[]): Detik | null {
  if (masuk.length === 0) return null
  return Math.round(masuk.reduce((jumlah, detik) => jumlah + detik, 0) / masuk.length)
}

/** A person's day as the count of one day of many people takes it. */
export type HariRingkasan = {
  readonly status: StatusPresensi
  readonly telat: Detik
  /** Whether something of it still waits to be looked at */
  readonly menungguTinjauan: boolean
}

/**
 * Counts one day of many people by their status, as lists filter by it; the statuses add up to `total`. `terlambat` are
 * some of `hadir`.
 */
export function computeRingkasan(hari: readonly HariRingkasan[]) {
  const banyak = (status: StatusPresensi) => hari.filter((h) => h.status === status).length
  return {
    hadir: banyak('HADIR'),
    terlambat: hari.filter((h) => isTelat(h.telat)).length,
    belum: banyak('BELUM_PRESENSI'),
    izin: banyak('IZIN'),
    sakit: banyak('SAKIT'),
    cuti: banyak('CUTI'),
    dinas_luar: banyak('DINAS_LUAR'),
    alpa: banyak('ALPA'),
    libur: banyak('LIBUR'),
    perlu_tinjauan: hari.filter((h) => h.menungguTinjauan).length,
    total: hari.length,
  }
}
