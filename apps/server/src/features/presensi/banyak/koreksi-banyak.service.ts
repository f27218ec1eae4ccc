import type { Pelaku } from '@rekan/domain/akses/akses'
import {
  CARA_HARI,
  type IsiKoreksi,
  type KesalahanKoreksi,
  type KolomKoreksi,
  KOREKSI_TERBANYAK,
  barisKoreksi,
  parseKoreksi,
} from '@rekan/domain/presensi/tinjauan/lembar-koreksi'
import { parseCsv } from '@rekan/domain/teks/csv'
import { recordTogether } from '../../../platform/audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import { type Db, type Tx, transaction } from '../../../platform/db.ts'
import { DomainError, invalid } from '../../../platform/errors.ts'
import type { Answer } from '../../../platform/http.ts'
import { tryWork } from '../../../platform/savepoint.ts'
import { correctByHand } from '../koreksi/koreksi.service.ts'
import { refuse } from '../presensi.refusals.ts'
import { listIdByKode } from './koreksi-banyak.queries.ts'

type Hasil = Answer<'POST /kelola/presensi/koreksi'>['data']
/** Rows as they came, and what is wrong with the sheet itself. */
export type LembarKoreksi = ReturnType<typeof barisKoreksi>
const DITOLAK = 'Ada baris yang belum benar, jadi tidak ada yang ditulis.'

/**
 * Reads a file of corrections, as spreadsheets save them: UTF-8, UTF-16 with its mark, or Windows' Latin. Throws 422 at `berkas` for
 * what is no text or has too many rows, of which it reads no more than that shows.
 */
export function readLembarKoreksi(bytes: Buffer): LembarKoreksi {
  const teks = teksFrom(bytes)
  if (teks.includes('\0'))
    throw invalid({
      berkas: ['Berkas ini bukan CSV. Simpan lembarnya sebagai CSV (UTF-8), lalu unggah lagi.'],
    })
  // Head, allowed values of the template, and one too many; rows that are passed over may stand between.
  const lembar = barisKoreksi(parseCsv(teks, 2 * KOREKSI_TERBANYAK))
  if (lembar.baris.length > KOREKSI_TERBANYAK)
    throw invalid({ berkas: [`Paling banyak ${KOREKSI_TERBANYAK} baris sekali unggah. Bagi berkasnya.`] })
  if (lembar.baris.length === 0 && lembar.kesalahan.length === 0)
    throw invalid({ berkas: ['Berkas ini tidak berisi koreksi.'] })
  return lembar
}

function teksFrom(bytes: Buffer): string {
  const [satu, dua] = bytes
  if (satu === 0xff && dua === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (satu === 0xfe && dua === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const teks = new TextDecoder('utf-8').decode(bytes)
  return teks.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : teks
}

/** What the corrections of a sheet would do, and all that is wrong with them; nothing is written. */
export async function tryKoreksi(
  db: Db,
  clock: Clock,
  pelaku: Pelaku,
  lembar: LembarKoreksi,
): Promise<Hasil> {
  let hasil: Hasil | undefined
  await transaction(db, async (tx) => {
    hasil = { ...(await judgeSemua(tx, clock, pelaku, lembar)), dicoba: true }
    throw new Dicoba()
  }).catch((error: unknown) => {
    if (!(error instanceof Dicoba)) throw error
  })
  if (hasil === undefined) throw new Error('what was tried has an end')
  return hasil
}

/**
 * Puts right what the rows of a sheet say, all of them or none. Throws 422 with every faulty row by its number, at `isian`.
 */
export async function applyKoreksi(
  tx: Tx,
  clock: Clock,
  pelaku: Pelaku,
  lembar: LembarKoreksi,
  isian: 'berkas' | 'baris',
): Promise<Hasil> {
  const hasil = { ...(await judgeSemua(tx, clock, pelaku, lembar)), dicoba: false }
  if (hasil.kesalahan.length === 0) return hasil
  const pesan = hasil.kesalahan.map(
    ({ baris, kolom, pesan: sebab }) => `Baris ${baris}${kolom === null ? '' : `, ${kolom}`}: ${sebab}`,
  )
  throw invalid({ [isian]: [DITOLAK, ...pesan] })
}

/** Ends a try: all that it wrote is undone. */
class Dicoba extends Error {}

async function judgeSemua(
  tx: Tx,
  clock: Clock,
  pelaku: Pelaku,
  lembar: LembarKoreksi,
): Promise<Omit<Hasil, 'dicoba'>> {
  const { isi, kesalahan } = parseKoreksi(lembar.baris)
  const semua: KesalahanKoreksi[] = [...lembar.kesalahan, ...kesalahan]
  const ids = await listIdByKode(tx, [...new Set(isi.map(({ kode }) => kode))])
  // By person, so that two sheets at once wait for each other in one order.
  const urut = isi.toSorted((a, b) => (ids.get(a.kode) ?? 0) - (ids.get(b.kode) ?? 0) || a.nomor - b.nomor)
  const jumlah = { diubah: 0, tetap: 0 }
  await recordTogether(tx, async () => {
    for (const satu of urut) {
      const hasil = await correctBaris(tx, clock, pelaku, satu, ids.get(satu.kode))
      if (hasil instanceof DomainError) semua.push(...listKesalahan(satu.nomor, hasil))
      else jumlah[hasil ? 'diubah' : 'tetap'] += 1
    }
  })
  return { ...jumlah, kesalahan: semua.toSorted((a, b) => a.baris - b.baris) }
}

/** Whether a row changed something; or why it may not. */
async function correctBaris(
  tx: Tx,
  clock: Clock,
  pelaku: Pelaku,
  { tanggal, masuk, pulang, hariPulang, alasan, penugasan }: IsiKoreksi,
  karyawanId: number | undefined,
): Promise<boolean | DomainError> {
  if (karyawanId === undefined) return refuse('KARYAWAN_TIDAK_ADA')
  return tryWork(tx, {}, () =>
    correctByHand(tx, clock, pelaku, karyawanId, {
      tanggal,
      penugasan_id: penugasan,
      check_in: masuk,
      check_out: pulang,
      hari_pulang: hariPulang,
      alasan,
    }),
  )
}

/** Which column a field of a correction is */
const KOLOM: Readonly<Record<string, KolomKoreksi>> = {
  tanggal: 'tanggal',
  check_in: 'masuk',
  check_out: 'pulang',
  hari_pulang: 'pulang',
  penugasan_id: 'penugasan',
  alasan: 'alasan',
}

function listKesalahan(baris: number, { code, message, errors }: DomainError): KesalahanKoreksi[] {
  const perIsian = Object.entries(errors ?? {})
  if (perIsian.length === 0)
    return [{ baris, kolom: code === 'BULAN_TERKUNCI' ? 'tanggal' : 'kode', pesan: message }]
  return perIsian.map(([isian, pesan]) => ({
    baris,
    kolom: KOLOM[isian] ?? 'kode',
    pesan: [...pesan, ...(isian === 'hari_pulang' ? [CARA_HARI] : [])].join(' '),
  }))
}
