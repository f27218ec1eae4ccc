import { createHash } from 'node:crypto'
import { pesanTandaBukti, teksTandaBukti } from '@rekan/domain/presensi/tanda-bukti'
import type { Instan } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { type SigningKey, isSignedBy, listPublicKeys } from '../../../platform/signing.ts'
import { takeFromEach } from '../../../platform/jatah.ts'
import type { Asal } from '../../../platform/device.ts'
import { refuse } from '../presensi.refusals.ts'
import {
  type Antre,
  type Tersimpan,
  countAntre,
  findMata,
  findPerusahaan,
  findTandaBukti,
  findUjung,
  insertTandaBukti,
  listAntre,
  listTandaBukti,
  lockTandaBukti,
} from './bukti.queries.ts'

const AWAL = Buffer.alloc(32)
/** Crockford's 32: no letter that looks like a digit. Sixteen of them are 80 bits. */
const HURUF = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const PANJANG = 16

/**
 * Writes at most `most` receipts of punches that have none, signed, each chained to the one before; gives how many punches
 * it took off the queue. Whatever happened to a punch in between, its receipt says what it was when it was recorded.
 */
export async function writeTandaBukti(
  tx: Tx,
  { signing, random }: Pick<Deps, 'signing' | 'random'>,
  most: number,
): Promise<number> {
  await lockTandaBukti(tx)
  const antre = await listAntre(tx, most)
  if (antre.length === 0) return 0
  const perusahaan = await findPerusahaan(tx)
  const ujung = await findUjung(tx)
  let urut = ujung?.urut ?? 0
  let sebelumnya: Buffer = ujung?.hash ?? AWAL
  const baru = antre.map((satu): Tersimpan => {
    urut += 1
    const kode = random.letters(HURUF, PANJANG)
    const isi = pesanTandaBukti(isiOf(satu, kode, perusahaan, signing))
    const tanda_tangan = signing.sign(isi)
    const hash = digest(sebelumnya, isi, tanda_tangan)
    const { kejadian_id, tanggal } = satu
    const baris = { urut, kejadian_id, tanggal, kode, isi, kunci: signing.id, tanda_tangan, sebelumnya, hash }
    sebelumnya = hash
    return baris
  })
  await insertTandaBukti(tx, baru)
  return baru.length
}

/** How many punches wait for their receipt. */
export function countTanpaTandaBukti(db: Db): Promise<number> {
  return countAntre(db)
}

function isiOf(satu: Antre, kode: string, perusahaan: string, { id }: SigningKey) {
  return {
    kode,
    perusahaan,
    nama: satu.nama ?? '',
    jenis: satu.jenis ?? 'check_in',
    tempat: satu.tempat ?? '',
    waktu: new Date(satu.waktu ?? 0).toISOString(),
    zona: satu.zona ?? '',
    putusan: satu.lokasi ?? '',
    telat: satu.telat ?? 0,
    lebihAwal: satu.lebih_awal ?? 0,
    foto: satu.foto ?? '',
    oleh: satu.oleh ?? '',
    kunci: id,
  }
}

/** The public keys that receipts are signed with, as anybody may fetch them. SPKI in DER, base64. */
export async function showKunci(db: Db): Promise<{ id: string; publik: string }[]> {
  const keys = await listPublicKeys(db)
  return [...keys].map(([id, kunci]) => ({ id, publik: kunci.toString('base64') }))
}

/** Codes that are nobody's: 30 a minute from one network. */
const KODE_SALAH = { nama: 'tanda-bukti', kapasitas: 30, jedaMs: 2000 } as const

/**
 * A receipt by its code, and whether its punch still stands as it says: of 80 bits, so that a true one is found before anything is
 * counted. Throws 404 with one text for every code that is nobody's, 429 for who tries too many.
 */
export async function showTandaBukti(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  kode: string,
  { jaringan }: Asal,
) {
  const satu = await findTandaBukti(db, kode)
  if (satu === undefined) {
    await takeFromEach(db, clock.now(), [[KODE_SALAH, jaringan]])
    throw refuse('TANDA_BUKTI_TIDAK_ADA')
  }
  return {
    teks: teksTandaBukti(satu.isi, satu.tanda_tangan.toString('base64url')),
    keadaan: keadaanOf(satu),
    ditarik_pada: satu.ditarik_pada === null ? null : new Date(satu.ditarik_pada).toISOString(),
  }
}

function keadaanOf({
  ditarik_pada,
  dikoreksi,
  ada,
}: {
  ditarik_pada: string | null
  dikoreksi: boolean
  ada: boolean
}) {
  if (ditarik_pada !== null) return 'ditarik' as const
  return dikoreksi || !ada ? ('dikoreksi' as const) : ('berlaku' as const)
}

/** The end of the receipts' chain at a moment, signed, for the log. */
export type KepalaTandaBukti = {
  readonly waktu: string
  readonly urut: number
  /** Hex */
  readonly hash: string
  readonly kunci: string
  /** Base64 */
  readonly tanda_tangan: string
}

export async function signKepalaTandaBukti(
  db: Db,
  key: SigningKey,
  saat: Instan,
): Promise<KepalaTandaBukti | null> {
  const ujung = await findUjung(db)
  if (ujung === null) return null
  const kepala = { waktu: new Date(saat).toISOString(), urut: ujung.urut, hash: ujung.hash.toString('hex') }
  return { ...kepala, kunci: key.id, tanda_tangan: key.sign(textOf(kepala)).toString('base64') }
}

/** What is wrong with the receipts, a line each, and how many were looked at. */
export async function verifyTandaBukti(
  db: Db,
  kepala: readonly KepalaTandaBukti[],
  keys: ReadonlyMap<string, Buffer>,
): Promise<{ readonly salah: readonly string[]; readonly diperiksa: number }> {
  const salah: string[] = []
  let last: Pick<Tersimpan, 'urut' | 'hash'> = { urut: 0, hash: AWAL }
  let diperiksa = 0
  for (;;) {
    const semua = await listTandaBukti(db, last.urut, SEKALIGUS)
    if (semua.length === 0) break
    for (const satu of semua) {
      salah.push(...judgeTandaBukti(satu, last, keys))
      last = satu
    }
    diperiksa += semua.length
  }
  salah.push(...(await judgeKepala(db, kepala, keys, last.urut)))
  return { salah, diperiksa }
}

const SEKALIGUS = 2000

function judgeTandaBukti(
  satu: Tersimpan & { readonly foto: string | null; readonly ada: boolean },
  last: { readonly urut: number; readonly hash: Buffer },
  keys: ReadonlyMap<string, Buffer>,
): string[] {
  const { urut, kode, isi, kunci, tanda_tangan, sebelumnya, hash } = satu
  if (urut !== last.urut + 1)
    return [`Tanda bukti ${last.urut + 1} sampai ${urut - 1} dihapus, tepat sebelum ${kode}.`]
  const publik = keys.get(kunci)
  const isUtuh = publik !== undefined && isSignedBy(publik, isi, tanda_tangan) && isi.includes(`"${kode}"`)
  if (!isUtuh || !digest(sebelumnya, isi, tanda_tangan).equals(hash))
    return [`Tanda bukti ${kode} diubah atau ditukar.`]
  if (!sebelumnya.equals(last.hash))
    return [`Rantai tanda bukti putus pada ${kode}: yang sebelumnya diubah atau ditukar.`]
  if (!satu.ada) return [`Presensi dari tanda bukti ${kode} dihapus.`]
  return satu.foto !== null && !isi.includes(`"${satu.foto}"`)
    ? [`Foto dari tanda bukti ${kode} ditukar.`]
    : []
}

async function judgeKepala(
  db: Db,
  kepala: readonly KepalaTandaBukti[],
  keys: ReadonlyMap<string, Buffer>,
  akhir: number,
): Promise<string[]> {
  for (const satu of kepala.toSorted((a, b) => b.urut - a.urut)) {
    const key = keys.get(satu.kunci)
    if (key === undefined || !isSignedBy(key, textOf(satu), Buffer.from(satu.tanda_tangan, 'base64')))
      return [`Kepala tanda bukti ${satu.waktu} di catatan server tidak bertanda tangan sah.`]
    if (satu.urut > akhir)
      return [
        `Ekor tanda bukti dipotong: kepala ${satu.waktu} mengenal sampai ${satu.urut}, sekarang berakhir pada ${akhir}.`,
      ]
    const mata = await findMata(db, satu.urut)
    if (mata !== undefined && mata.hash.toString('hex') !== satu.hash)
      return [`Tanda bukti ditulis ulang: ${mata.kode} tidak sama dengan kepala ${satu.waktu}.`]
  }
  return []
}

/** What is signed of a head, in one spelling. */
function textOf({ waktu, urut, hash }: Omit<KepalaTandaBukti, 'kunci' | 'tanda_tangan'>): string {
  return JSON.stringify(['rekan kepala tanda bukti', waktu, urut, hash])
}

function digest(sebelumnya: Buffer, isi: string, tandaTangan: Buffer): Buffer {
  return createHash('sha256').update(sebelumnya).update(isi).update(tandaTangan).digest()
}
