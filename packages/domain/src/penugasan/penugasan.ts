/** A day is a list of works, each at a place, each with punches of its own (`docs/rules.md`, section 2.14). */
import { type Shift, potonganIstirahat } from '../jadwal/jadwal.ts'
import { type RencanaHari, jendelaPresensi, kerjaPada } from '../presensi/hari/presensi.ts'
import type { Detik, Instan, Tanggal } from '../waktu.ts'

/** Where a work comes from: the week, a roster, somebody replaced, a swap, overtime on a date without work. */
export const ASAL_PENUGASAN = ['jadwal', 'roster', 'pengganti', 'tukar', 'lembur'] as const
export type AsalPenugasan = (typeof ASAL_PENUGASAN)[number]

type Rentang = { readonly mulai: Instan; readonly selesai: Instan }

/** A work of a date with its punches. */
export type PenugasanHadir = {
  readonly rencana: RencanaHari
  readonly masuk: Instan | null
  readonly pulang: Instan | null
  /** Where its check-out is missing, the company lets it end as planned */
  readonly akhirRencana?: boolean
  /** Breaks as they were punched, by their start, none over another */
  readonly istirahat?: readonly IstirahatTercatat[]
}

/** A break; one without an end lasts until the check-out. */
export type IstirahatTercatat = { readonly mulai: Instan; readonly selesai: Instan | null }

/**
 * Whose turn it is: an open check-in keeps it until its check-out or its window's end; else the work whose span holds the
 * moment, else the next, else the last. One that was left has had its turn.
 *
 * @param daftar the works of a day, by their start; not empty
 * @returns the place in the list
 */
export function giliranPada(daftar: readonly PenugasanHadir[], saat: Instan): number {
  const buka = daftar.findLastIndex(
    ({ rencana, masuk, pulang }) =>
      masuk !== null && pulang === null && saat <= (jendelaPresensi(rencana)?.tutup ?? Infinity),
  )
  if (buka >= 0) return buka
  const tersisa = (kerja: PenugasanHadir) => (kerja.pulang === null ? kerjaPada(kerja.rencana) : null)
  const kini = daftar.findIndex((satu) => {
    const kerja = tersisa(satu)
    return kerja !== null && kerja.mulai <= saat && saat < kerja.selesai
  })
  if (kini >= 0) return kini
  const berikut = daftar.findIndex((satu) => (tersisa(satu)?.mulai ?? -Infinity) > saat)
  return berikut >= 0 ? berikut : daftar.length - 1
}

/**
 * The day of several works as one, for what asks of days: from the first start to the last end, late by the first.
 *
 * @param daftar by their start
 */
export function rencanaSehari(tanggal: Tanggal, daftar: readonly RencanaHari[]): RencanaHari {
  const shift = daftar.flatMap((satu) => satu.shift ?? [])
  const [pertama] = shift
  const terakhir = shift.reduce<Shift | null>(
    (akhir, satu) => (akhir === null || satu.selesai > akhir.selesai ? satu : akhir),
    null,
  )
  const lembur = daftar.flatMap((satu) => satu.lembur)
  if (pertama === undefined || terakhir === null || pertama === terakhir)
    return { tanggal, shift: pertama ?? null, lembur }
  const jam = { mulai: pertama.jam.mulai, selesai: terakhir.jam.selesai }
  return { tanggal, shift: { ...pertama, selesai: terakhir.selesai, jam }, lembur }
}

/**
 * Which of some works a span touches or is nearest to, of two the earlier: so overtime lengthens one, and a correction is
 * of one. -1 without any.
 */
export function kerjaTerdekat(kerja: readonly Rentang[], rentang: Rentang): number {
  const jarak = kerja.map(({ mulai, selesai }) =>
    Math.max(0, mulai - rentang.selesai, rentang.mulai - selesai),
  )
  return jarak.indexOf(Math.min(...jarak))
}

/**
 * Seconds that were worked of what was planned: from the later of check-in and start to the earlier of check-out and end,
 * approved overtime planned as well, less the breaks that were punched, or without any the unpaid break of the plan. A break
 * that nobody ended took what the plan gives, at most up to the check-out: forgetting a tap costs no afternoon. 0 while either
 * punch is missing.
 */
export function jamKerja({ rencana, masuk, pulang, istirahat = [] }: PenugasanHadir): Detik {
  if (masuk === null || pulang === null) return 0
  const rencanaKerja = rencana.shift === null ? rencana.lembur : [rencana.shift, ...rencana.lembur]
  const jatah = rencana.shift?.jam.istirahat ?? null
  const diambil = istirahat.map((satu) =>
    satu.selesai !== null || jatah === null ? satu : { ...satu, selesai: satu.mulai + jatah.detik * 1000 },
  )
  let sampai = masuk
  let kerja = 0
  for (const { mulai, selesai } of rencanaKerja.toSorted((a, b) => a.mulai - b.mulai)) {
    const dari = Math.max(sampai, mulai)
    sampai = Math.max(sampai, Math.min(pulang, selesai))
    kerja += Math.max(0, sampai - dari) - lamaIstirahat(diambil, dari, sampai)
  }
  const lama = Math.floor(kerja / 1000)
  return istirahat.length > 0 ? lama : lama - potonganIstirahat(jatah, lama)
}

/**
 * The work as it counts at a moment: once its window closed without a check-out, it ends as planned where the company lets
 * it (`docs/rules.md`, section 2.19). That end is no punch: the next correction takes its place.
 */
export function asTerhitung<T extends PenugasanHadir>(satu: T, saat: Instan): T {
  const dianggap = pulangDianggap(satu, saat)
  return dianggap === null ? satu : { ...satu, pulang: dianggap }
}

/** The planned end that counts as the check-out; null where a real one does, or none. */
export function pulangDianggap(satu: PenugasanHadir, saat: Instan): Instan | null {
  const kerja = kerjaPada(satu.rencana)
  if (satu.akhirRencana !== true || satu.masuk === null || kerja === null || isLengkap(satu, saat))
    return null
  return Math.max(satu.masuk, kerja.selesai)
}

/** Milliseconds of breaks between two moments. */
function lamaIstirahat(istirahat: readonly IstirahatTercatat[], dari: Instan, sampai: Instan): number {
  const lama = ({ mulai, selesai }: IstirahatTercatat) =>
    Math.min(sampai, selesai ?? sampai) - Math.max(dari, mulai)
  return istirahat.reduce((jumlah, satu) => jumlah + Math.max(0, lama(satu)), 0)
}

/** False for a work that somebody came to and whose window closed without a check-out. */
export function isLengkap({ rencana, masuk, pulang }: PenugasanHadir, saat: Instan): boolean {
  const jendela = jendelaPresensi(rencana)
  return masuk === null || pulang !== null || jendela === null || saat <= jendela.tutup
}

/** Whether somebody is at this work: they came, have not left, and its window is open. */
export function isBertugas(satu: PenugasanHadir, saat: Instan): boolean {
  return satu.masuk !== null && satu.masuk <= saat && satu.pulang === null && isLengkap(satu, saat)
}

/** How many of a day's works were attended, and how many were planned. */
export function manShift(daftar: readonly PenugasanHadir[]): {
  readonly hadir: number
  readonly rencana: number
} {
  return {
    hadir: daftar.filter(({ masuk }) => masuk !== null).length,
    rencana: daftar.filter(({ rencana }) => rencana.shift !== null).length,
  }
}
