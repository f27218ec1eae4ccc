import {
  type KeputusanCheckIn,
  type KeputusanCheckOut,
  findFotoLain,
  jendelaPresensi,
  judgeFoto,
} from '@rekan/domain/presensi/hari/presensi'
import { findKunci } from '../../../platform/constraints.ts'
import { isTerlaluLama } from '@rekan/domain/presensi/luring/waktu'
import { DomainError } from '../../../platform/errors.ts'
import type { JenisKejadian } from '../../../platform/schema.presensi.ts'
import type { HariIni } from '../hari/hari.service.ts'
import type { HariMentah } from '../hari/hari.sql.ts'
import type { BuktiTersimpan } from '../luring/bukti.queries.ts'
import { isBerbeda, mentahDahulu } from '../luring/dahulu.ts'
import type { WaktuPunch } from '../luring/bukti.service.ts'
import { Ditangguhkan, type PunchTangguh } from '../luring/tangguh.service.ts'
import { refusalOf } from './penolakan.ts'
import type { Rekaman } from './presensi.service.ts'

/** A punch by the facts as they stand, and by those of its moment where they were otherwise. */
export type Semua = {
  readonly kini: Rekaman
  readonly dahulu: Rekaman | null
  /** The facts that stand have no place for it: their refusal, and `kini` is by those of its moment */
  readonly tanpaTempat?: DomainError
}
/** By which facts it is recorded, and what either said. */
export type Dipilih = Rekaman & { readonly oleh: Putusan }
export type Putusan = Pick<BuktiTersimpan['penilaian'], 'tiba' | 'saat' | 'oleh'>

type Keputusan = KeputusanCheckIn | KeputusanCheckOut

/**
 * The punch by the facts that accept it: as they stand, else as they stood when it was taken. Where neither does, by those that
 * stand, with their refusal. What is weak counts when it arrived: where its day takes none at the time that its phone claims, it
 * is judged by that of its arrival.
 *
 * @param prepare gathers the facts of when it was taken; with its time, as it was judged, those of its arrival
 */
export async function findDiterima(
  prepare: (sudah?: WaktuPunch) => Promise<Semua>,
  decide: (rekaman: Rekaman) => Keputusan,
): Promise<Pilihan> {
  const dipilih = pickRekaman(await prepare(), decide)
  const { waktu, hari } = dipilih.rekaman
  if (waktu?.nilai !== 'lemah' || waktu.luring === 0 || !isSoalJam(dipilih.oleh)) return dipilih
  const { rekaman, oleh } = pickRekaman(await prepare(waktu), decide)
  return oleh.tiba === 'DITERIMA' && rekaman.hari.tanggal === hari.tanggal
    ? { rekaman, oleh: { ...dipilih.oleh, oleh: 'kedatangan' } }
    : dipilih
}

type Pilihan = { readonly rekaman: Rekaman; readonly oleh: Putusan }

/** Whether it was refused for its hour alone. */
function isSoalJam({ tiba, oleh }: Putusan): boolean {
  return oleh === 'tiba' && ['BELUM_BUKA', 'SUDAH_TUTUP'].includes(tiba)
}

function pickRekaman({ kini, dahulu, tanpaTempat }: Semua, decide: (rekaman: Rekaman) => Keputusan): Pilihan {
  if (tanpaTempat !== undefined) {
    if (!decide(kini).ok) throw tanpaTempat
    return { rekaman: kini, oleh: { tiba: tanpaTempat.code, saat: 'DITERIMA', oleh: 'saat' } }
  }
  const [tiba, saat] = [decide(kini), dahulu && decide(dahulu)]
  const isSaat = !tiba.ok && saat?.ok === true
  const isLuring = kini.waktu !== null && kini.waktu.luring > 0
  return {
    rekaman: isSaat && dahulu !== null ? dahulu : kini,
    // Where nothing was otherwise, both say the same.
    oleh: {
      tiba: kataFrom(tiba),
      saat: isLuring ? kataFrom(saat ?? tiba) : null,
      oleh: isSaat ? 'saat' : 'tiba',
    },
  }
}

/** A punch by the facts as they stand; where they have no place for it, by those of its moment. Throws where neither has. */
export function rekamanKini(
  hari: HariIni,
  rekamanFrom: (hari: HariIni) => Rekaman,
  dahulu: () => Rekaman | null,
): { readonly polos: Rekaman; readonly tanpaTempat?: DomainError } {
  try {
    return { polos: rekamanFrom(hari) }
  } catch (error) {
    const polos = error instanceof DomainError ? dahulu() : null
    if (polos === null || !(error instanceof DomainError)) throw error
    return { polos, tanpaTempat: error }
  }
}

/** A day by the facts of a punch's moment; null where they are the same, and where they have no place for it. */
export function rekamanDahulu(
  waktu: WaktuPunch | null,
  hariDari: (ubah: (mentah: HariMentah) => HariMentah) => HariIni | null,
  rekamanFrom: (hari: HariIni) => Rekaman,
): Rekaman | null {
  const dahulu = waktu?.dahulu ?? null
  if (dahulu === null) return null
  let berbeda = false
  const hari = hariDari((mentah) => {
    berbeda = isBerbeda(mentah, dahulu)
    return berbeda ? mentahDahulu(mentah, dahulu) : mentah
  })
  if (!berbeda || hari === null) return null
  try {
    return rekamanFrom(hari)
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

/**
 * Throws Ditangguhkan for a punch that is too old to be recorded as one, or whose day is over and its month's pay published since
 * it was taken, unless its day has one already.
 */
export function judgeTangguh(rekaman: Rekaman, jenis: JenisKejadian, keterangan: string): void {
  const { waktu, hari, kantor } = rekaman
  if (waktu === null) return
  const { taksir, tiba, jam } = waktu
  const isTua = isTerlaluLama(taksir, tiba, {
    perusahaan: jam.perusahaan,
    kantor: jam.kantor[kantor.kantor_id] ?? null,
  })
  const isLewat = tiba > (jendelaPresensi(hari.fakta.rencana)?.tutup ?? -Infinity)
  const isTerbit = isLewat && waktu.terbitSampai !== null && hari.tanggal <= waktu.terbitSampai
  if (!isTua && !isTerbit) return
  if ((jenis === 'check_in' ? hari.checkIn : hari.checkOut) !== null) return
  throw new Ditangguhkan(prepareTangguh(rekaman, jenis, keterangan, null))
}

/** A check-out whose check-in waits for a decision joins it; every other refusal stands. */
export function refusalOrTangguh(rekaman: Rekaman, keterangan: string, penolakan: DomainError): Error {
  const { waktu } = rekaman
  return penolakan.code === 'BELUM_CHECK_IN' && waktu !== null && waktu.luring > 0
    ? new Ditangguhkan(prepareTangguh(rekaman, 'check_out', keterangan, penolakan))
    : penolakan
}

/**
 * What a punch ends with that the lock of its month refused: taken before it, the punch waits for a decision. Every other
 * error stands.
 */
export function refusalOrMenunggu(rekaman: Rekaman, jenis: JenisKejadian, error: unknown): unknown {
  const kunci = findKunci(error)
  const { waktu, isian } = rekaman
  return kunci === null || waktu === null || waktu.taksir >= Date.parse(kunci.pada)
    ? error
    : new Ditangguhkan(prepareTangguh(rekaman, jenis, isian.keterangan, null))
}

/** What is kept of a punch's evidence; null without any. */
export function rincianBukti({ waktu, oleh }: Dipilih): BuktiTersimpan | null {
  if (waktu === null) return null
  const { taksir, alasan, ponselId, bukti } = waktu
  return { taksir, ponselId, luring: bukti.teks, tanda: bukti.tanda, penilaian: { alasan, ...oleh } }
}

/** Throws 409 for a photo that served on another day, as of any punch. */
function prepareTangguh(
  { karyawanId, hari, penugasan, waktu, selfie, fotoSama }: Rekaman,
  jenis: JenisKejadian,
  keterangan: string,
  penolakan: DomainError | null,
): PunchTangguh {
  if (waktu === null) throw new Error('a punch without evidence is recorded or refused')
  const terpakai = judgeFoto(fotoSama, hari.tanggal)
  if (terpakai !== null) throw refusalOf(terpakai, hari)
  return {
    karyawanId,
    jenis,
    tanggal: hari.tanggal,
    zona: hari.zona,
    penugasanId: penugasan?.id ?? null,
    koordinatorId: hari.penempatan[0].koordinator_id,
    keterangan: keterangan.trim(),
    waktu,
    sha256: selfie.sha256,
    fotoLain: findFotoLain(fotoSama) ?? null,
    penolakan,
  }
}

function kataFrom(keputusan: Keputusan): string {
  return keputusan.ok ? 'DITERIMA' : keputusan.alasan
}
