/** Punches put right afterwards, by HR or by an approved request. */
import { paling, urut, wajib } from '../../aturan.ts'
import { type Jendela, type RencanaHari, TUTUP_SESUDAH, jendelaPresensi } from '../hari/presensi.ts'
import {
  type Detik,
  type Instan,
  type KodeZona,
  type Tanggal,
  SEHARI,
  addHari,
  formatJam,
  formatSaat,
  formatTanggal,
  instanFrom,
  jamLokal,
  tanggalLokal,
} from '../../waktu.ts'

export const aturanAlasanKoreksi = urut(
  wajib('Alasan koreksi harus diisi.'),
  paling(500, 'Alasan koreksi tidak boleh lebih dari 500 karakter.'),
)

/** A check-out lies so many days after its attendance day at most: work of 24 hours that starts late closes two dates on. */
export const HARI_PULANG_TERJAUH = 2

type Punch<T> = { readonly checkIn?: T | undefined; readonly checkOut?: T | undefined }

/** New moments of a day; `duaHari`: its check-out could be on either of two days, and nobody has said on which */
export type SaatKoreksi = Punch<Instan> & { readonly duaHari?: boolean }

/** The day to correct: its plan, its punches as they stand, and the new moments; an absent moment stays as it is. */
export type FaktaKoreksi = {
  readonly saat: Instan
  readonly rencana: RencanaHari
  readonly zona: KodeZona
  readonly ada: Punch<Instan>
  readonly baru: SaatKoreksi
}

/** Which of the two times, or that the day, is wrong, and why in Indonesian. */
export type PenolakanKoreksi = {
  readonly isian: 'tanggal' | 'check_in' | 'check_out' | 'hari_pulang'
  readonly pesan: string
}

/**
 * Returns why a day can't be corrected at all: it had no planned work and no punch. Overtime on a day off has to be
 * approved first.
 */
export function judgeHariKoreksi({
  rencana,
  ada,
}: Pick<FaktaKoreksi, 'rencana' | 'ada'>): string | undefined {
  return jendelaPresensi(rencana) === null && ada.checkIn === undefined
    ? 'Hari libur: presensi dapat dikoreksi bila ada lembur yang disetujui pada hari itu.'
    : undefined
}

/** Why a day may not be put right so; null when it may. */
export function judgeSaatKoreksi({ saat, rencana, zona, ada, baru }: FaktaKoreksi): PenolakanKoreksi | null {
  const tolakHari = judgeHariKoreksi({ rencana, ada })
  if (tolakHari !== undefined) return { isian: 'tanggal', pesan: tolakHari }
  const jendela = jendelaKoreksi(rencana, zona)
  const [masuk, pulang] = [baru.checkIn ?? ada.checkIn, baru.checkOut ?? ada.checkOut]
  const tolak = (isian: PenolakanKoreksi['isian'], pesan: string) => ({ isian, pesan })
  for (const [isian, nama, waktu] of [
    ['check_in', 'masuk', baru.checkIn],
    ['check_out', 'pulang', baru.checkOut],
  ] as const) {
    if (waktu === undefined) continue
    if (waktu > saat) return tolak(isian, `Jam ${nama} belum lewat.`)
    if (waktu < jendela.buka || waktu > jendela.tutup)
      return tolak(
        isian,
        `Jam ${nama} harus antara ${formatSaat(jendela.buka, zona)} dan ${formatSaat(jendela.tutup, zona)}.`,
      )
  }
  if (masuk === undefined)
    return tolak('check_in', 'Jam masuk harus diisi: belum ada check-in pada hari itu.')
  if (baru.duaHari === true && baru.checkOut !== undefined)
    return tolak('hari_pulang', kalimatDuaHari(baru.checkOut, tanggalLokal(masuk, zona), zona))
  if (pulang !== undefined && pulang <= masuk)
    return baru.checkOut === undefined
      ? tolak('check_in', `Jam masuk harus sebelum check-out, ${formatSaat(pulang, zona)}.`)
      : tolak('check_out', `Jam pulang harus sesudah check-in, ${formatSaat(masuk, zona)}.`)
  return null
}

/** Clock times in seconds since midnight; `hariPulang`: the check-out is so many days after the attendance day */
export type JamKoreksi = Punch<Detik> & { readonly hariPulang?: number | undefined }

/**
 * The moments that clock times of a day mean, whole seconds since midnight at the office: a check-in lies where the day
 * takes punches, so that of a night shift it may be past midnight; a check-out that is not after the check-in is the
 * next day's. Where the day takes it on two days (work of 24 hours) it is the one nearer to the end of work, and marked.
 *
 * @param fakta without `saat` also what is still to come may be meant
 */
export function saatKoreksi(
  { rencana, zona, ada, saat = Infinity }: Omit<FaktaKoreksi, 'baru' | 'saat'> & { readonly saat?: Instan },
  { checkIn: jamMasuk, checkOut: jam, hariPulang }: JamKoreksi,
): SaatKoreksi {
  const checkIn = jamMasuk === undefined ? undefined : saatMasuk(rencana, zona, jamMasuk)
  const masuk = checkIn ?? ada.checkIn
  if (jam === undefined) return { checkIn }
  if (hariPulang !== undefined)
    return { checkIn, checkOut: instanFrom(rencana.tanggal, jam + hariPulang * SEHARI, zona) }
  if (masuk === undefined) return { checkIn, checkOut: instanFrom(rencana.tanggal, jam, zona) }
  const { tutup } = jendelaKoreksi(rencana, zona)
  const sama = instanFrom(tanggalLokal(masuk, zona), jam, zona)
  const besok = sama + SEHARI * 1000
  const mungkin = [sama, besok].filter((waktu) => waktu > masuk && waktu <= tutup && waktu <= saat)
  const selesai = rencana.shift?.selesai ?? tutup
  const [dekat, lain] = mungkin.toSorted((a, b) => Math.abs(a - selesai) - Math.abs(b - selesai))
  if (lain !== undefined) return { checkIn, checkOut: dekat, duaHari: true }
  return { checkIn, checkOut: dekat ?? (jam < jamLokal(masuk, zona) ? besok : sama) }
}

/** Asks whoever wrote a clock time on which of two days it was: the given one or the next. */
export function kalimatDuaHari(saat: Instan, hari: Tanggal, zona: KodeZona): string {
  const pukul = formatJam(jamLokal(saat, zona)).slice(0, 5)
  return `Pukul ${pukul} bisa tanggal ${formatTanggal(hari)} atau ${formatTanggal(addHari(hari, 1))}. Pilih harinya.`
}

/** How many days after its attendance day a moment lies, by the office's calendar. */
export function hariSesudah(tanggal: Tanggal, saat: Instan, zona: KodeZona): number {
  return Math.round((Date.parse(tanggalLokal(saat, zona)) - Date.parse(tanggal)) / (SEHARI * 1000))
}

/**
 * As the day takes punches; one that was worked and is off by now takes corrections of its calendar day and of the hours
 * after it.
 */
export function jendelaKoreksi(rencana: RencanaHari, zona: KodeZona): Jendela {
  return (
    jendelaPresensi(rencana) ?? {
      buka: instanFrom(rencana.tanggal, 0, zona),
      tutup: instanFrom(rencana.tanggal, SEHARI + TUTUP_SESUDAH, zona),
    }
  )
}

function saatMasuk(rencana: RencanaHari, zona: KodeZona, jam: Detik): Instan {
  const { buka, tutup } = jendelaKoreksi(rencana, zona)
  const mungkin = [0, SEHARI, -SEHARI].map((geser) => instanFrom(rencana.tanggal, jam + geser, zona))
  return mungkin.find((waktu) => buka <= waktu && waktu <= tutup) ?? instanFrom(rencana.tanggal, jam, zona)
}
