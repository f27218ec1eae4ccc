/** Overtime: what may be filed, which day it counts to, how it stands against the limits. */
import { type JamKerja, type Shift, isLintasHari } from '../../jadwal/jadwal.ts'
import {
  type RencanaHari,
  type StatusIzin,
  TUTUP_SESUDAH,
  jendelaPresensi,
} from '../../presensi/hari/presensi.ts'
import type { AturanLembur } from '../../ketentuan.ts'
import { type PolaLembur, jamTerakhir } from './upah-lembur.ts'
import {
  type Detik,
  type Instan,
  type KodeZona,
  type Tanggal,
  SEHARI,
  addHari,
  formatJam,
  formatTanggal,
  hariKe,
  instanFrom,
  isTanggal,
} from '../../waktu.ts'

export const LEMBUR_BERTUMPUK = 'Bertumpuk dengan lembur lain yang menunggu atau sudah disetujui.'

/** As it is asked for: a day and two clock times; the end before the start lies past midnight. */
export type WaktuLembur = {
  readonly tanggal: Tanggal
  readonly jamMulai: Detik
  readonly jamSelesai: Detik
}
type Rentang = { readonly mulai: Instan; readonly selesai: Instan }
/** Why it can't be filed, by field. */
export type KeberatanLembur = { readonly [isian in 'tanggal' | 'jam_mulai' | 'jam_selesai']?: string }

/**
 * What can be said of it without knowing whose it is; null: nothing against it.
 *
 * @param aturan of the day on which it is filed
 */
export function judgeWaktuLembur(
  aturan: Pick<AturanLembur, 'mundur_hari' | 'maju_hari' | 'terpendek_menit'>,
  { tanggal, jamMulai, jamSelesai }: WaktuLembur,
  hariIni: Tanggal,
): KeberatanLembur | null {
  if (!isTanggal(tanggal)) return { tanggal: 'Tanggal tidak valid.' }
  if (tanggal < addHari(hariIni, -aturan.mundur_hari))
    return { tanggal: `Lembur hanya dapat diajukan sampai ${aturan.mundur_hari} hari ke belakang.` }
  if (tanggal > addHari(hariIni, aturan.maju_hari))
    return { tanggal: 'Tanggal tidak boleh lebih dari setahun ke depan.' }
  return judgeJamLembur(aturan, { jamMulai, jamSelesai })
}

/** What can be said of its hours alone, whichever day they are of; null: nothing against them. */
export function judgeJamLembur(
  { terpendek_menit }: Pick<AturanLembur, 'terpendek_menit'>,
  { jamMulai, jamSelesai }: Pick<WaktuLembur, 'jamMulai' | 'jamSelesai'>,
): KeberatanLembur | null {
  if (jamMulai === jamSelesai) return { jam_selesai: 'Jam selesai tidak boleh sama dengan jam mulai.' }
  if (lamaJam({ mulai: jamMulai, selesai: jamSelesai }) < terpendek_menit * 60)
    return { jam_selesai: `Lembur paling singkat ${terpendek_menit} menit.` }
  return null
}

/** Its two ends; 22:00-01:00 are three hours. */
export function rentangLembur({ tanggal, jamMulai, jamSelesai }: WaktuLembur, zona: KodeZona): Rentang {
  const selesai = isLintasHari({ mulai: jamMulai, selesai: jamSelesai }) ? jamSelesai + SEHARI : jamSelesai
  return { mulai: instanFrom(tanggal, jamMulai, zona), selesai: instanFrom(tanggal, selesai, zona) }
}

/** Seconds */
export function durasiLembur({ mulai, selesai }: Rentang): Detik {
  return Math.round((selesai - mulai) / 1000)
}

/**
 * The attendance day that overtime of a date counts to: the day before, where its work past midnight follows that day's
 * within the hours in which it takes its check-out; else its own.
 */
export function hariLembur(tanggal: Tanggal, { mulai }: Rentang, kemarin: RencanaHari): Tanggal {
  const jendela = jendelaPresensi(kemarin)
  const usai = Math.max(...[kemarin.shift, ...kemarin.lembur].map((kerja) => kerja?.selesai ?? -Infinity))
  return jendela !== null && usai <= mulai && mulai <= jendela.tutup ? kemarin.tanggal : tanggal
}

/**
 * The attendance days that overtime of one person counts to, whatever order it was filed in: what follows other overtime
 * within the hours in which that takes its check-out goes on with its day, unless a shift has it (`hariLembur`).
 *
 * @param sendiri the date of each, and the day it would count to alone
 */
export function hariRangkaian<T extends Rentang>(
  semua: readonly T[],
  sendiri: (rentang: T) => { readonly tanggal: Tanggal; readonly hari: Tanggal },
): ReadonlyMap<T, Tanggal> {
  const hasil = new Map<T, Tanggal>()
  let [ujung, selesai]: [Tanggal, Instan] = ['', -Infinity]
  for (const rentang of semua.toSorted((a, b) => a.mulai - b.mulai)) {
    const { tanggal, hari } = sendiri(rentang)
    const isBersambung =
      hari === tanggal && rentang.mulai <= selesai + TUTUP_SESUDAH * 1000 && ujung >= addHari(tanggal, -1)
    ujung = isBersambung ? ujung : hari
    selesai = Math.max(rentang.selesai, selesai)
    hasil.set(rentang, ujung)
  }
  return hasil
}

/** A day as overtime is judged by it. */
export type HariLembur = {
  readonly rencana: RencanaHari
  readonly izin: StatusIzin | null
  readonly berpenempatan: boolean
}

/**
 * What stands against overtime on days of the person: leave, working hours (overtime is outside them), other overtime.
 *
 * @param hari the date and its neighbours, as far as the person has a placement
 * @param lain other overtime that waits or is approved
 */
export function judgeRentangLembur(
  tanggal: Tanggal,
  rentang: Rentang,
  hari: readonly HariLembur[],
  rentangLain: readonly Rentang[],
): KeberatanLembur | null {
  const hariItu = hari.find(({ rencana }) => rencana.tanggal === tanggal)
  if (hariItu === undefined || !hariItu.berpenempatan)
    return { tanggal: 'Belum ada penempatan pada tanggal ini. Hubungi HR agar penempatan dicatat.' }
  if (hariItu.izin !== null && hariItu.izin !== 'DINAS_LUAR')
    return { tanggal: `Pada tanggal ini tercatat ${hariItu.izin.toLowerCase()}.` }
  for (const { rencana } of hari) {
    const { shift } = rencana
    if (shift === null || !isOverlapping(rentang, shift)) continue
    const pesan = `Lembur di luar jam kerja: ${jamKerja(shift)} pada ${formatTanggal(shift.tanggal)} adalah jam kerja.`
    return rentang.mulai < shift.mulai ? { jam_selesai: pesan } : { jam_mulai: pesan }
  }
  return rentangLain.some((satu) => isOverlapping(rentang, satu)) ? { jam_mulai: LEMBUR_BERTUMPUK } : null
}

/** Overtime beside its limits, seconds. */
export type BatasLembur = {
  /** Of its day, it included */
  readonly hari: Detik
  /** Of its week's working days, Monday to Sunday; it included when it is of one */
  readonly minggu: Detik
  readonly hariLibur: boolean
  /** The law's hours of a day and of a week, and the longest that is overtime on such a day */
  readonly sehari: Detik
  readonly seminggu: Detik
  readonly terlama: Detik
  /** Above the law's hours of a day or a week (PP 35/2021, article 26): HR's to approve */
  readonly lewat: boolean
  /** Past 12 hours of a working day, or on a day off past the last hour that the law has a wage for: nobody's */
  readonly lewatTabel: boolean
}

/** @param lain the person's other overtime of the day, and of the week's working days */
export function computeBatas(
  aturan: AturanLembur,
  pola: PolaLembur,
  durasi: Detik,
  lemburLain: { readonly hari: Detik; readonly minggu: Detik },
): BatasLembur {
  const hari = lemburLain.hari + durasi
  const jam = {
    sehari: aturan.batas_sehari_jam * 3600,
    seminggu: aturan.batas_seminggu_jam * 3600,
    terlama: (jamTerakhir(aturan, pola) ?? aturan.terlama_sehari_jam) * 3600,
  }
  const lewatTabel = hari > jam.terlama
  if (pola !== 'HARI_KERJA')
    return { hari, minggu: lemburLain.minggu, hariLibur: true, lewat: false, lewatTabel, ...jam }
  const minggu = lemburLain.minggu + durasi
  const lewat = hari > jam.sehari || minggu > jam.seminggu
  return { hari, minggu, hariLibur: false, lewat, lewatTabel, ...jam }
}

/** What the pattern of overtime follows from. */
export type FaktaPola = {
  readonly tanggal: Tanggal
  readonly shift: Shift | null
  /** The weekly schedule by ISO weekday */
  readonly minggu: Readonly<Partial<Record<number, JamKerja>>>
  /** A holiday by law */
  readonly isLiburResmi: boolean
  /** Joint leave: work on it is ordinary work, where the week has it as a day of work */
  readonly isCutiBersama: boolean
}

/** Which row of article 31 overtime of a day goes by; work on a holiday by law is overtime by its table, in a shift or not. */
export function polaLembur({ tanggal, shift, minggu, isLiburResmi, isCutiBersama }: FaktaPola): PolaLembur {
  const biasa = minggu[hariKe(tanggal)]
  if (!isLiburResmi && (shift !== null || (isCutiBersama && biasa !== undefined))) return 'HARI_KERJA'
  if (hariKerjaSeminggu(minggu) < 6) return 'LIBUR_5_HARI'
  const lamanya = Object.values(minggu).flatMap((jam) => (jam === undefined ? [] : lamaJam(jam)))
  const isTerpendek =
    biasa !== undefined && lamaJam(biasa) === Math.min(...lamanya) && lamaJam(biasa) < Math.max(...lamanya)
  return isLiburResmi && isTerpendek ? 'LIBUR_6_HARI_TERPENDEK' : 'LIBUR_6_HARI'
}

/** How many days of a week have a shift. */
export function hariKerjaSeminggu(minggu: FaktaPola['minggu']): number {
  return Object.values(minggu).filter((jam) => jam !== undefined).length
}

/** Monday of a day's week. */
export function awalMinggu(tanggal: Tanggal): Tanggal {
  return addHari(tanggal, 1 - hariKe(tanggal))
}

function isOverlapping(a: Rentang, b: Rentang): boolean {
  return a.mulai < b.selesai && b.mulai < a.selesai
}

function jamKerja({ jam }: Shift): string {
  return [jam.mulai, jam.selesai].map((detik) => formatJam(detik).slice(0, 5)).join('-')
}

function lamaJam(jam: JamKerja): Detik {
  return isLintasHari(jam) ? jam.selesai + SEHARI - jam.mulai : jam.selesai - jam.mulai
}
