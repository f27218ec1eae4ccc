/** Breaks that are punched, where a company has them punched (`docs/rules.md`, section 2.21). */
import type { PenugasanHadir } from '../penugasan/penugasan.ts'
import {
  type Detik,
  type Instan,
  type KodeZona,
  type Tanggal,
  SEHARI,
  formatSaat,
  instanFrom,
  tanggalLokal,
} from '../waktu.ts'
import { jendelaPresensi } from './hari/presensi.ts'
import { kalimatDuaHari } from './tinjauan/koreksi.ts'

export const JENIS_ISTIRAHAT = ['mulai', 'selesai'] as const
export type JenisIstirahat = (typeof JENIS_ISTIRAHAT)[number]

type Penolakan =
  | 'ISTIRAHAT_TIDAK_DICATAT'
  | 'BELUM_CHECK_IN'
  | 'SUDAH_CHECK_OUT'
  | 'SUDAH_TUTUP'
  | 'SUDAH_ISTIRAHAT'
  | 'TIDAK_ISTIRAHAT'

/**
 * Why a break may not begin or end now; null: it may. It lies within a work that was begun and not left.
 *
 * @param satu the work whose turn it is; null: the day has none
 * @param isDicatat whether the company has breaks punched on that day
 */
export function judgeIstirahat(
  jenis: JenisIstirahat,
  satu: PenugasanHadir | null,
  isDicatat: boolean,
  saat: Instan,
): Penolakan | null {
  if (!isDicatat) return 'ISTIRAHAT_TIDAK_DICATAT'
  if (satu === null || satu.masuk === null) return 'BELUM_CHECK_IN'
  if (satu.pulang !== null) return 'SUDAH_CHECK_OUT'
  if (saat > (jendelaPresensi(satu.rencana)?.tutup ?? Infinity)) return 'SUDAH_TUTUP'
  const isBerjalan = findIstirahatBerjalan(satu) !== null
  if (jenis === 'mulai') return isBerjalan ? 'SUDAH_ISTIRAHAT' : null
  return isBerjalan ? null : 'TIDAK_ISTIRAHAT'
}

/** Since when a break of the work runs; null: none does. One that nobody ended is over with the check-out. */
export function findIstirahatBerjalan({ pulang, istirahat = [] }: PenugasanHadir): Instan | null {
  return pulang === null ? (istirahat.find(({ selesai }) => selesai === null)?.mulai ?? null) : null
}

/** Breaks of one work that a correction may leave */
export const ISTIRAHAT_TERBANYAK = 10

/** A break that is over */
export type IstirahatSelesai = { readonly mulai: Instan; readonly selesai: Instan }

/** A break as it is written down: clock times, and how many days after its attendance day it begins, where that was said */
type IstirahatTulis = { readonly mulai: Detik; readonly selesai: Detik; readonly hari?: number | undefined }

/**
 * The moments that clock times of breaks mean, in seconds since midnight at the site: each is the first such moment that
 * comes after the one before it, the first of them after the check-in, or lies on the day that was said.
 */
export function saatIstirahat(
  jam: readonly IstirahatTulis[],
  { tanggal, masuk }: { readonly tanggal: Tanggal; readonly masuk: Instan },
  zona: KodeZona,
): IstirahatSelesai[] {
  let sejak = masuk
  const berikut = (detik: Detik) => {
    const pada = instanFrom(tanggalLokal(sejak, zona), detik, zona)
    // Clock times have no fractions, punches do: a break may begin in the second of the check-in.
    sejak = Math.floor(pada / 1000) < Math.floor(sejak / 1000) ? pada + SEHARI * 1000 : Math.max(pada, sejak)
    return sejak
  }
  return jam.map(({ mulai, selesai, hari }) => {
    if (hari !== undefined) sejak = instanFrom(tanggal, mulai + hari * SEHARI, zona)
    return { mulai: berikut(mulai), selesai: berikut(selesai) }
  })
}

/** The first break that could as well have begun a day later, in work of 24 hours, and of which nobody has said on which day; null: none. */
export function findDuaHari(
  jam: readonly IstirahatTulis[],
  baru: readonly IstirahatSelesai[],
  akhir: Instan,
  zona: KodeZona,
): PenolakanIstirahat | null {
  const ke = baru.findIndex(({ mulai }, i) => jam[i]?.hari === undefined && mulai + SEHARI * 1000 <= akhir)
  const satu = baru[ke]
  return satu === undefined
    ? null
    : { ke, pesan: kalimatDuaHari(satu.mulai, tanggalLokal(satu.mulai, zona), zona) }
}

/** Which of the breaks can't have been, at its place in the list, and why in Indonesian. */
export type PenolakanIstirahat = { readonly ke: number; readonly pesan: string }

/**
 * Why breaks may not be put right so; null: they may. They lie one after the other between check-in and check-out, of a work
 * that still runs until now.
 */
export function judgeKoreksiIstirahat(
  { masuk, pulang }: { readonly masuk: Instan; readonly pulang: Instan | null },
  baru: readonly IstirahatSelesai[],
  zona: KodeZona,
  saat: Instan,
): PenolakanIstirahat | null {
  const akhir = pulang ?? saat
  const ke = baru.findIndex(
    ({ mulai, selesai }, i) => mulai < (baru[i - 1]?.selesai ?? masuk) || selesai < mulai || selesai > akhir,
  )
  if (ke < 0) return null
  const sampai = pulang === null ? 'sekarang' : `check-out, ${formatSaat(pulang, zona)}`
  const antara = `antara check-in, ${formatSaat(masuk, zona)}, dan ${sampai}`
  return { ke, pesan: `Istirahat berurutan, ${antara}.` }
}
