/** Punches put right afterwards, by HR or by an approved request. */
import { paling, urut, wajib } from '../../aturan.ts'
import { type Jendela, type RencanaHari, TUTUP_SESUDAH, jendelaPresensi } from '../hari/presensi.ts'
import {
  type Detik,
  type Instan,
  type KodeZona,
  SEHARI,
  formatSaat,
  instanFrom,
  jamLokal,
  tanggalLokal,
} from '../../waktu.ts'

export const aturanAlasanKoreksi = urut(
  wajib('Alasan koreksi harus diisi.'),
  paling(500, 'Alasan koreksi tidak boleh lebih dari 500 karakter.'),
)

type Punch<T> = { readonly checkIn?: T | undefined; readonly checkOut?: T | undefined }

/** The day to correct: its plan, its punches as they stand, and the new moments; an absent moment stays as it is. */
export type FaktaKoreksi = {
  readonly saat: Instan
  readonly rencana: RencanaHari
  readonly zona: KodeZona
  readonly ada: Punch<Instan>
  readonly baru: Punch<Instan>
}

/** Which of the two times, or that the day, is wrong, and why in Indonesian. */
export type PenolakanKoreksi = {
  readonly isian: 'tanggal' | 'check_in' | 'check_out'
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
  if (pulang !== undefined && pulang <= masuk)
    return baru.checkOut === undefined
      ? tolak('check_in', `Jam masuk harus sebelum check-out, ${formatSaat(pulang, zona)}.`)
      : tolak('check_out', `Jam pulang harus sesudah check-in, ${formatSaat(masuk, zona)}.`)
  return null
}

/**
 * The moments that clock times of a day mean, whole seconds since midnight at the office: a check-in lies where the day
 * takes punches, so that of a night shift it may be past midnight; a check-out before the check-in's clock time is the
 * next morning's.
 */
export function saatKoreksi(
  { rencana, zona, ada }: Pick<FaktaKoreksi, 'rencana' | 'zona' | 'ada'>,
  jam: Punch<Detik>,
): Punch<Instan> {
  const checkIn = jam.checkIn === undefined ? undefined : saatMasuk(rencana, zona, jam.checkIn)
  const masuk = checkIn ?? ada.checkIn
  const checkOut = jam.checkOut === undefined ? undefined : saatPulang(rencana, zona, jam.checkOut, masuk)
  return { checkIn, checkOut }
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

function saatPulang({ tanggal }: RencanaHari, zona: KodeZona, jam: Detik, masuk: Instan | undefined): Instan {
  if (masuk === undefined) return instanFrom(tanggal, jam, zona)
  const sama = instanFrom(tanggalLokal(masuk, zona), jam, zona)
  return jam < jamLokal(masuk, zona) ? sama + SEHARI * 1000 : sama
}
