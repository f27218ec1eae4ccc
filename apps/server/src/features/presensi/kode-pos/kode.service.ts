import { createHmac } from 'node:crypto'
import {
  type KodeTerbaca,
  type ModeKodePos,
  hariKode,
  isDiteruskan,
  isKataSama,
  kataHari,
  kodeFromDigest,
  langkahKode,
  listLangkah,
  nomorHari,
  readKodePos,
  umurKode,
} from '@rekan/domain/presensi/kode-pos/kode'
import type { NilaiWaktu } from '@rekan/domain/presensi/luring/waktu'
import type { Tanda } from '@rekan/domain/presensi/tinjauan/tanda'
import type { Detik, Instan, Tanggal } from '@rekan/domain/waktu'
import type { Tx } from '../../../platform/db.ts'
import { type DomainError, invalid } from '../../../platform/errors.ts'
import { refuse } from '../presensi.refusals.ts'
import { findRahasia, listRahasiaLain } from './kode.queries.ts'

/** What a site's code says of a punch: that its person is there, perhaps at a moment that is not certain, or why it is refused. */
export type HasilKode =
  | { readonly ok: true; readonly jenis: KodeTerbaca['jenis']; readonly tanda: readonly Tanda[] }
  | { readonly ok: false; readonly tolak: DomainError }

/** A punch at a site that asks for its code. */
export type PunchBerkode = {
  readonly kantor: {
    readonly kantor_id: number
    readonly kantor_nama: string
    readonly kode_pos: ModeKodePos
  }
  readonly kode: string | undefined
  readonly kata: string | undefined
  /** When it was taken, the attendance day, and how far that is believed; null: it was made now */
  readonly saat: Instan
  readonly tanggal: Tanggal
  readonly nilai: NilaiWaktu | null
  readonly luring: Detik
  /** Known to be so far from the site's edge, read to so many metres; null: not known */
  readonly jarak: { readonly meter: number; readonly akurasi: number } | null
}

/** So far back a code is told to be an old one of the site: a day of half minutes. */
const LANGKAH_LAMA = 2880

/** The seed of a site's day: who has it can show every code of that day, and of no other. */
export function benihHari(rahasia: Buffer, hari: number): Buffer {
  return digestBerkunci(rahasia, `kode pos ${hari}`)
}

/** The code that shows at a site in a half minute. */
export function kodeLayar(rahasia: Buffer, langkah: number): string {
  return kodeFromDigest(digestBerkunci(benihHari(rahasia, hariKode(langkah)), String(langkah)))
}

/** The code of a site's print: ten letters and digits. */
export function kodeCetak(rahasia: Buffer): string {
  const digest = digestBerkunci(rahasia, 'cetak')
  return Array.from(digest.subarray(0, 10), (byte) => HURUF[byte % 32]).join('')
}

/** The word of an attendance day at a site. */
export function kataPos(rahasia: Buffer, tanggal: Tanggal): string {
  return kataHari((hari) => digestBerkunci(rahasia, `kata ${hari}`).readUInt32BE(), nomorHari(tanggal))
}

/** Judges the code of a punch by the moment it was taken. A site without a secret yet refuses every code. */
export async function judgeKodePos(tx: Tx, punch: PunchBerkode): Promise<HasilKode> {
  const terbaca = punch.kode === undefined ? null : readKodePos(punch.kode)
  const tolak = await findTolak(tx, punch, terbaca)
  if (tolak !== null || terbaca === null)
    return { ok: false, tolak: tolak ?? invalid({ kode_pos: [TIDAK_COCOK] }) }
  const isPasti = punch.luring === 0 || punch.nilai === 'kuat'
  return {
    ok: true,
    jenis: terbaca.jenis,
    tanda: isPasti ? [] : [{ kode: 'KODE_POS_BELUM_PASTI', detik: punch.luring }],
  }
}

async function findTolak(
  tx: Tx,
  punch: PunchBerkode,
  terbaca: KodeTerbaca | null,
): Promise<DomainError | null> {
  const { kantor, kode: teks, jarak } = punch
  if (teks === undefined) return invalid({ kode_pos: ['Masukkan kode yang tampil di pos jaga ini.'] })
  if (terbaca === null || (terbaca.jenis === 'cetak' && kantor.kode_pos !== 'cetak'))
    return invalid({ kode_pos: [TIDAK_COCOK] })
  if (terbaca.kantorId !== null && terbaca.kantorId !== kantor.kantor_id)
    return refuse('KODE_POS_LAIN', { nama: kantor.kantor_nama })
  const rahasia = await findRahasia(tx, kantor.kantor_id)
  if (rahasia === undefined) return invalid({ kode_pos: [TIDAK_COCOK] })
  const salah =
    terbaca.jenis === 'layar'
      ? await findTolakLayar(tx, punch, terbaca, rahasia)
      : await findTolakCetak(tx, punch, terbaca, rahasia)
  if (salah !== null) return salah
  return jarak !== null && isDiteruskan(jarak.meter, jarak.akurasi)
    ? refuse('KODE_POS_DITERUSKAN', { jarakMeter: jarak.meter })
    : null
}

async function findTolakLayar(
  tx: Tx,
  { kantor, saat }: PunchBerkode,
  { kode }: KodeTerbaca,
  rahasia: Buffer,
): Promise<DomainError | null> {
  const berlaku = listLangkah(saat)
  if (berlaku.some((langkah) => kodeLayar(rahasia, langkah) === kode)) return null
  const lain = await listRahasiaLain(tx, kantor.kantor_id)
  if (lain.some((satu) => berlaku.some((langkah) => kodeLayar(satu, langkah) === kode)))
    return refuse('KODE_POS_LAIN', { nama: kantor.kantor_nama })
  const kini = langkahKode(saat)
  for (let langkah = kini - 1; langkah > kini - LANGKAH_LAMA; langkah -= 1)
    if (kodeLayar(rahasia, langkah) === kode)
      return refuse('KODE_POS_LAMA', { umur: umurKode(langkah, saat) })
  return invalid({ kode_pos: [TIDAK_COCOK] })
}

async function findTolakCetak(
  tx: Tx,
  { kantor, kata, tanggal }: PunchBerkode,
  { kode }: KodeTerbaca,
  rahasia: Buffer,
): Promise<DomainError | null> {
  if (kode !== kodeCetak(rahasia)) {
    const lain = await listRahasiaLain(tx, kantor.kantor_id)
    return lain.some((satu) => kodeCetak(satu) === kode)
      ? refuse('KODE_POS_LAIN', { nama: kantor.kantor_nama })
      : invalid({ kode_pos: [TIDAK_COCOK] })
  }
  if (kata === undefined) return invalid({ kata_hari: ['Masukkan kata hari ini dari pos jaga.'] })
  return isKataSama(kata, kataPos(rahasia, tanggal))
    ? null
    : invalid({ kata_hari: ['Kata hari ini tidak cocok. Tanyakan kata yang berlaku hari ini di pos jaga.'] })
}

const TIDAK_COCOK = 'Kode ini tidak cocok. Periksa lagi kode yang tampil di pos jaga.'
/** Crockford's 32: no letter that looks like a digit; none but digits would look like a screen's. */
const HURUF = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function digestBerkunci(kunci: Buffer, teks: string): Buffer {
  return createHmac('sha256', kunci).update(teks).digest()
}
