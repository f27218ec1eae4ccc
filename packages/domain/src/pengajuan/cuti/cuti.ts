import type { Batas } from '../../aturan.ts'
import { addBulanTanggal, masaKerjaBulan } from '../../bulan/lama.ts'
import { type Tanggal, addHari } from '../../waktu.ts'

/** Entries of the ledger of annual leave: granted, used, given back, counted anew, put right by HR, joint leave, lapsed. */
export const JENIS_MUTASI_CUTI = ['HAK', 'PAKAI', 'KEMBALI', 'ULANG', 'KOREKSI', 'BERSAMA', 'GUGUR'] as const
export type JenisMutasiCuti = (typeof JENIS_MUTASI_CUTI)[number]

/** What a kind of leave grants, and after how long. */
export type HakCuti = {
  /** In the kind's own unit, days or months; null where a document or an agreement says how long */
  readonly kuota: number | null
  readonly masa_kerja_minimum_bulan: number
}

/**
 * How much of a kind of leave somebody is entitled to on a day, in the kind's unit, before any use of it; null where no
 * number is fixed. Annual leave is earned by twelve months of work without a break (UU 13/2003, Pasal 79 ayat 3).
 */
export function hakCuti(
  { kuota, masa_kerja_minimum_bulan }: HakCuti,
  tanggalMasuk: Tanggal,
  hari: Tanggal,
): number | null {
  if (kuota === null) return null
  return masaKerjaBulan(tanggalMasuk, hari) >= masa_kerja_minimum_bulan ? kuota : 0
}

/** Days of a year's annual leave by law, where the company has set none of its own (UU 13/2003, article 79(3)). */
export const HARI_SETAHUN = 12

/** HR's correction of a year's leave, in days added or taken; halves are counted. */
export const HARI_KOREKSI: Batas = {
  dari: 0.5,
  sampai: 366,
  pesan: 'Jumlah hari 0,5 sampai 366, per setengah hari.',
}
/** For how many months after its year leave may be carried over. */
export const BAWA_BULAN: Batas = { dari: 0, sampai: 24, pesan: 'Lama bawa 0 sampai 24 bulan.' }
/** How many days may be carried over. */
export const BAWA_HARI: Batas = { dari: 0, sampai: 366, pesan: 'Hari yang dibawa 0 sampai 366.' }

/** The company's choice of how annual leave is carried over. */
export type AturanCuti = {
  /** For how many months after its year what is left may be taken; 0: it lapses with the year */
  readonly bawa_bulan: number
  /** How many days at most are carried over; null: all */
  readonly bawa_hari: number | null
}

/** The days on which annual leave may be taken, and until when its own year of service runs. */
export type MasaCuti = { readonly mulai: Tanggal; readonly akhir: Tanggal; readonly sampai: Tanggal }

/**
 * The years of service for which annual leave is due by a day, oldest first: one begins after each twelve months of
 * unbroken service (UU 13/2003, article 79(3)). Who came on 29 February has theirs on the 28th in common years.
 */
export function hakTahunan(
  tanggalMasuk: Tanggal,
  hari: Tanggal,
  aturan: Pick<AturanCuti, 'bawa_bulan'>,
): readonly MasaCuti[] {
  const tahun = Math.floor(masaKerjaBulan(tanggalMasuk, hari) / 12)
  return Array.from({ length: tahun }, (_, i) => masaTahun(tanggalMasuk, i + 1, aturan))
}

/** The year of service that holds a day: 0 the first, in which no annual leave is due yet; null before service began. */
export function tahunKerja(tanggalMasuk: Tanggal, hari: Tanggal): number | null {
  return hari < tanggalMasuk ? null : Math.floor(masaKerjaBulan(tanggalMasuk, hari) / 12)
}

/** The year of service after `tahun` times twelve months. */
export function masaTahun(
  tanggalMasuk: Tanggal,
  tahun: number,
  { bawa_bulan }: Pick<AturanCuti, 'bawa_bulan'>,
): MasaCuti {
  const berikut = (tahun + 1) * 12
  return {
    mulai: addBulanTanggal(tanggalMasuk, tahun * 12),
    akhir: addHari(addBulanTanggal(tanggalMasuk, berikut), -1),
    sampai: addHari(addBulanTanggal(tanggalMasuk, berikut + bawa_bulan), -1),
  }
}

/** One year's leave with what is left of it. */
export type SisaHak = Pick<MasaCuti, 'mulai' | 'sampai'> & { readonly id: number; readonly sisa: number }

/** Which of the grants pays for how many days; or for how many of them nothing is left. */
export type Alokasi =
  | { readonly ok: true; readonly pakai: ReadonlyMap<number, number> }
  | { readonly ok: false; readonly kurang: number }

/**
 * Which grant pays for which day: each from the one that covers it and lapses first, a whole one from two where each has a
 * half left. No day is paid twice, and no other choice would pay for more of them.
 *
 * @param hari the days that count
 * @param bobot how much each takes: 0.5 where half of it is leave
 */
export function computeAlokasi(hari: readonly Tanggal[], hak: readonly SisaHak[], bobot = 1): Alokasi {
  const { pakai, kurang } = computeTerbanyak(hari, hak, bobot)
  return kurang === 0 ? { ok: true, pakai } : { ok: false, kurang }
}

/**
 * What an approved request moves in the ledger when other days of it count than those it has taken, by grant: below 0 it
 * takes more, above it gives back; and for how many days nothing is left.
 *
 * @param hari the days that count now
 * @param terpakai what it has taken of each grant
 * @param bobot how much each day takes
 */
export function computeUlang(
  hari: readonly Tanggal[],
  hak: readonly SisaHak[],
  terpakai: ReadonlyMap<number, number>,
  bobot = 1,
): { readonly selisih: ReadonlyMap<number, number>; readonly kurang: number } {
  const bebas = hak.map((satu) => ({ ...satu, sisa: satu.sisa + (terpakai.get(satu.id) ?? 0) }))
  const { pakai, kurang } = computeTerbanyak(hari, bebas, bobot)
  const selisih = new Map<number, number>()
  for (const id of new Set([...terpakai.keys(), ...pakai.keys()])) {
    const jumlah = (terpakai.get(id) ?? 0) - (pakai.get(id) ?? 0)
    if (jumlah !== 0) selisih.set(id, jumlah)
  }
  return { selisih, kurang }
}

function computeTerbanyak(hari: readonly Tanggal[], hak: readonly SisaHak[], bobot: number) {
  const sisa = new Map(hak.map((h) => [h.id, h.sisa]))
  const pakai = new Map<number, number>()
  let kurang = 0
  for (const tanggal of hari.toSorted()) {
    let perlu = bobot
    for (const { id } of hakPada(tanggal, hak)) {
      const ambil = Math.min(perlu, sisa.get(id) ?? 0)
      if (ambil <= 0) continue
      sisa.set(id, (sisa.get(id) ?? 0) - ambil)
      pakai.set(id, (pakai.get(id) ?? 0) + ambil)
      perlu -= ambil
    }
    kurang += perlu
  }
  return { pakai, kurang }
}

/** The grants that cover a day, first the one that lapses first. */
export function hakPada<T extends SisaHak>(tanggal: Tanggal, hak: readonly T[]): readonly T[] {
  return hak
    .filter(({ mulai, sampai }) => mulai <= tanggal && tanggal <= sampai)
    .toSorted((a, b) => compare(a.sampai, b.sampai) || compare(a.mulai, b.mulai))
}

/**
 * How many days of a year's leave lapse on a day: once its own year is over what exceeds the carry-over, after its last
 * day all.
 *
 * @param dipotong what lapsed with its year; null: its end has not been reckoned with
 */
export function computeGugur(
  hak: MasaCuti & { readonly sisa: number; readonly dipotong: number | null },
  hari: Tanggal,
  { bawa_hari }: Pick<AturanCuti, 'bawa_hari'>,
): number {
  if (hari > hak.sampai) return hak.sisa
  if (hari <= hak.akhir || hak.dipotong !== null || bawa_hari === null) return 0
  return Math.max(0, hak.sisa - bawa_hari)
}

function compare(a: Tanggal, b: Tanggal): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
