/**
 * Which overtime a period's pay owes: what lies inside shifts by plan, without filing, and of what was approved as much as
 * was worked (`docs/rules.md`, section 4.6).
 */
import { type Detik, type Instan, type Tanggal, addHari } from '../../waktu.ts'
import { type AturanJam, type Berlaku, requireBerlaku } from '../../ketentuan.ts'
import { type JamKerja, lamaKerja } from '../../jadwal/jadwal.ts'
import { awalMinggu } from './lembur.ts'
import type { PolaLembur } from './upah-lembur.ts'

/** What is shorter could not have been filed. */
const TERPENDEK: Detik = 15 * 60

type Rentang = { readonly mulai: Instan; readonly selesai: Instan }

/** A day that somebody came to work on. */
export type HariBayar = {
  readonly tanggal: Tanggal
  /** Seconds of its shifts, breaks and what was missed of them taken out */
  readonly jam: Detik
  /** A holiday by law; on joint leave work is ordinary work */
  readonly isLiburNasional: boolean
  /** Which row of article 31 overtime of the day goes by */
  readonly pola: PolaLembur
  /** Days of the person's week with work */
  readonly hariSeminggu: number
}

/** Why overtime is paid: work on a holiday, hours of a shift or of a week above the law's, or what was approved. */
export type SebabLembur = 'LIBUR' | 'MELEKAT' | 'MINGGUAN' | 'DISETUJUI'

/** Overtime of a day that is paid, seconds; `sebelum`: overtime of the day that had the first hours. */
export type LemburBayar = {
  readonly tanggal: Tanggal
  readonly sebab: SebabLembur
  readonly pola: PolaLembur
  readonly durasi: Detik
  readonly sebelum: Detik
}

/** How much of a day's shifts is overtime: on a holiday by law all of it, else what is above a day's hours. */
export function lemburDalamShift(
  jamKerja: Berlaku<AturanJam>,
  { tanggal, jam, isLiburNasional, hariSeminggu }: Omit<HariBayar, 'pola'>,
): Detik {
  if (isLiburNasional) return jam
  return Math.max(0, jam - jamSehari(requireBerlaku(jamKerja, tanggal), hariSeminggu))
}

/** Whether hours of a day's work, without its break, are more than a day's: what is above them is overtime by plan. */
export function isMelekat(aturan: AturanJam, jam: Detik, hariSeminggu: number): boolean {
  return jam > jamSehari(aturan, hariSeminggu)
}

/** Seconds of a working day (PP 35/2021, article 21 (2)). */
export function jamSehari(
  { sehari_5_hari_jam, sehari_6_hari_jam }: Pick<AturanJam, 'sehari_5_hari_jam' | 'sehari_6_hari_jam'>,
  hariSeminggu: number,
): Detik {
  return (hariSeminggu >= 6 ? sehari_6_hari_jam : sehari_5_hari_jam) * 3600
}

/**
 * Overtime inside the shifts of some days, and what of each week that ends among them is above 40 hours and no day's excess:
 * PP 35/2021, articles 21 and 31. Holidays are outside the week's hours; a week goes by the law of its Monday.
 *
 * @param hari days of one person in their order, from the Monday of the first week that ends from `dari` on
 */
export function lemburMelekat(
  jamKerja: Berlaku<AturanJam>,
  hari: readonly HariBayar[],
  dari: Tanggal,
  sampai: Tanggal,
): readonly LemburBayar[] {
  const sehari = hari
    .filter(({ tanggal }) => dari <= tanggal && tanggal <= sampai)
    .map((satu) => ({
      tanggal: satu.tanggal,
      sebab: satu.isLiburNasional ? ('LIBUR' as const) : ('MELEKAT' as const),
      pola: satu.pola,
      durasi: lemburDalamShift(jamKerja, satu),
      sebelum: 0,
    }))
  const kerja = hari.filter(({ isLiburNasional }) => !isLiburNasional)
  const seminggu = [...Map.groupBy(kerja, ({ tanggal }) => awalMinggu(tanggal))].flatMap(
    ([senin, harinya]) => {
      const terakhir = harinya.at(-1)
      const akhir = addHari(senin, 6)
      if (terakhir === undefined || akhir < dari || akhir > sampai) return []
      const biasa = harinya.reduce((detik, satu) => detik + satu.jam - lemburDalamShift(jamKerja, satu), 0)
      return {
        tanggal: terakhir.tanggal,
        sebab: 'MINGGUAN' as const,
        pola: 'HARI_KERJA' as const,
        durasi: Math.max(0, biasa - requireBerlaku(jamKerja, senin).seminggu_jam * 3600),
        sebelum: lemburDalamShift(jamKerja, terakhir),
      }
    },
  )
  return [...sehari, ...seminggu]
    .filter(({ durasi }) => durasi > 0)
    .toSorted((a, b) => (a.tanggal < b.tanggal ? -1 : a.tanggal > b.tanggal ? 1 : 0))
}

/**
 * Hours of a shift that are paid: without its break. Of a week's schedule that names no break nobody knows how long it is:
 * `hariSeminggu` then holds it to a day's hours, which leave room for one.
 */
export function jamBayar(aturan: AturanJam, jam: JamKerja, hariSeminggu: number | null): Detik {
  const lama = lamaKerja(jam)
  const { detik, sesudah } = jam.istirahat ?? { detik: 0, sesudah: 0 }
  const bersih = lama > sesudah ? lama - detik : lama
  return hariSeminggu === null ? bersih : Math.min(bersih, jamSehari(aturan, hariSeminggu))
}

/** What is asked of approved overtime before it is paid in full: nobody knows that it was worked, or more was. */
export type TanyaLembur = 'TANPA_CHECK_IN' | 'TANPA_CHECK_OUT' | 'LEBIH_SINGKAT' | 'LEBIH_LAMA'

/**
 * How much of approved overtime is paid: the lesser of what was approved and what was worked of it, less the rest that is
 * due after more than four hours; and what is to be asked.
 *
 * @param hadir from the first check-in of its day to the last check-out; null: nobody came, and no end: nobody left
 */
export function lemburDibayar(
  aturan: Pick<AturanJam, 'istirahat_sesudah_jam' | 'istirahat_menit'>,
  disetujui: Rentang,
  hadir: { readonly mulai: Instan; readonly selesai: Instan | null } | null,
): { readonly durasi: Detik; readonly tanya: TanyaLembur | null } {
  if (hadir === null) return { durasi: 0, tanya: 'TANPA_CHECK_IN' }
  if (hadir.selesai === null) return { durasi: 0, tanya: 'TANPA_CHECK_OUT' }
  const dikerjakan = Math.min(disetujui.selesai, hadir.selesai) - Math.max(disetujui.mulai, hadir.mulai)
  const detik = Math.max(0, Math.floor(dikerjakan / 1000))
  const kurang = (disetujui.selesai - disetujui.mulai) / 1000 - detik
  const lebih = (hadir.selesai - disetujui.selesai) / 1000
  const tanya = lebih >= TERPENDEK ? 'LEBIH_LAMA' : kurang >= TERPENDEK ? 'LEBIH_SINGKAT' : null
  return { durasi: tanpaIstirahat(aturan, detik), tanya }
}

/** Overtime on end without the rest that is due in it: of more than four hours half an hour, of four none (UU 13/2003, article 79). */
export function tanpaIstirahat(
  { istirahat_sesudah_jam, istirahat_menit }: Pick<AturanJam, 'istirahat_sesudah_jam' | 'istirahat_menit'>,
  detik: Detik,
): Detik {
  const sebelum = istirahat_sesudah_jam * 3600
  return detik > sebelum ? Math.max(sebelum, detik - istirahat_menit * 60) : detik
}
