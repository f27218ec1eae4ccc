import { type Detik, type Instan, type KodeZona, type Tanggal, SEHARI, hariKe, instanFrom } from '../waktu.ts'

/** Working hours of one day: seconds since local midnight; an end at or before the start lies on the next day. */
export type JamKerja = {
  readonly mulai: Detik
  readonly selesai: Detik
  readonly istirahat?: Istirahat | null | undefined
}

/** An unpaid break: so many seconds, taken out of work that lasts longer than `sesudah`. */
export type Istirahat = { readonly detik: Detik; readonly sesudah: Detik }

/** Per ISO weekday (1 Monday … 7 Sunday); a missing weekday is off. */
export type JadwalMingguan = {
  readonly hari: Readonly<Partial<Record<number, JamKerja>>>
  /** Seconds after the start that still count as on time. */
  readonly toleransi: Detik
  /** True where holidays are working days like any other (guards, hospitals). */
  readonly masukSaatLibur: boolean
}

/** What the calendar says about one date beside the weekly schedule. */
export type KetentuanTanggal = {
  /** National, joint or company holiday */
  readonly libur: boolean
  /** Roster for this one date: working hours, or off; undefined where none was made. It wins over everything. */
  readonly roster?: JamKerja | 'libur' | undefined
}

/** The work of one attendance day as moments. */
export type Shift = {
  readonly tanggal: Tanggal
  readonly mulai: Instan
  readonly selesai: Instan
  readonly toleransi: Detik
  readonly jam: JamKerja
}

/** The shift that starts on `tanggal`, or null on a day off (`docs/rules.md`, section 1.3). */
export function shiftPada(
  tanggal: Tanggal,
  jadwal: JadwalMingguan,
  ketentuan: KetentuanTanggal,
  zona: KodeZona,
): Shift | null {
  const jam = jamKerjaPada(tanggal, jadwal, ketentuan)
  return jam === null ? null : shiftFrom(tanggal, jam, jadwal.toleransi, zona)
}

/** Whether the work of a date, or what counts as late for it, is another by one schedule than by the other. */
export function isKerjaBerbeda(
  tanggal: Tanggal,
  satu: JadwalMingguan,
  lain: JadwalMingguan,
  ketentuan: KetentuanTanggal,
): boolean {
  const [ini, itu] = [satu, lain].map((jadwal) => {
    const jam = jamKerjaPada(tanggal, jadwal, ketentuan)
    const { detik = 0, sesudah = 0 } = jam?.istirahat ?? {}
    return jam && [jam.mulai, jam.selesai, jadwal.toleransi, detik, detik === 0 ? 0 : sesudah].join()
  })
  return ini !== itu
}

/** From start to end, the break included: 23:00 to 07:00 is 8 hours, 07:00 to 07:00 a whole day. */
export function lamaKerja(jam: JamKerja): Detik {
  return jam.selesai - jam.mulai + (isLintasHari(jam) ? SEHARI : 0)
}

/** What an unpaid break takes out of so much presence: never so much that who works longer counts fewer hours. */
export function potonganIstirahat(istirahat: Istirahat | null | undefined, hadir: Detik): Detik {
  return istirahat == null ? 0 : Math.min(istirahat.detik, Math.max(0, hadir - istirahat.sesudah))
}

/** Why a break cannot be one of these hours; undefined where it can. */
export function aturanIstirahat(jam: JamKerja): string | undefined {
  const { detik } = jam.istirahat ?? { detik: 0 }
  return detik > 0 && detik >= lamaKerja(jam)
    ? 'Istirahat harus lebih pendek dari jam kerja hari itu.'
    : undefined
}

/** Working hours of a date as moments. */
export function shiftFrom(tanggal: Tanggal, jam: JamKerja, toleransi: Detik, zona: KodeZona): Shift {
  return {
    tanggal,
    mulai: instanFrom(tanggal, jam.mulai, zona),
    selesai: instanFrom(tanggal, isLintasHari(jam) ? jam.selesai + SEHARI : jam.selesai, zona),
    toleransi,
    jam,
  }
}

/** Whether the work ends on the day after it starts. */
export function isLintasHari(jam: JamKerja): boolean {
  return jam.selesai <= jam.mulai
}

function jamKerjaPada(
  tanggal: Tanggal,
  jadwal: JadwalMingguan,
  ketentuan: KetentuanTanggal,
): JamKerja | null {
  if (ketentuan.roster !== undefined) return ketentuan.roster === 'libur' ? null : ketentuan.roster
  if (ketentuan.libur && !jadwal.masukSaatLibur) return null
  return jadwal.hari[hariKe(tanggal)] ?? null
}
