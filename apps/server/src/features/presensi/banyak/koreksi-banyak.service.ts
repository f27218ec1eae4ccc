import type { Pelaku } from '@rekan/domain/akses/akses'
import type { Lembar } from '@rekan/domain/lembar/sel'
import {
  CARA_HARI,
  type IsiKoreksi,
  KOLOM_KOREKSI,
  type KolomKoreksi,
  KOREKSI_TERBANYAK,
  parseKoreksi,
} from '@rekan/domain/presensi/tinjauan/lembar-koreksi'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import { DomainError, invalid } from '../../../platform/errors.ts'
import type { Answer } from '../../../platform/http.ts'
import { tryOut } from '../../../platform/dicoba.ts'
import { wirePesan } from '../../../platform/pesan.wire.ts'
import { tryWork } from '../../../platform/savepoint.ts'
import { correctByHand } from '../koreksi/koreksi.service.ts'
import { refuse } from '../presensi.refusals.ts'
import { listIdByKode } from './koreksi-banyak.queries.ts'
import { type PerbuatanPelaku, recordTogether, startDeed } from '../../../platform/perbuatan.ts'

type Hasil = Answer<'POST /kelola/presensi/koreksi'>['data']
/** A file, or rows as they are typed in, which name no columns. */
type Isian = 'berkas' | 'baris'
const DITOLAK = 'Ada baris yang belum benar, jadi tidak ada yang ditulis.'

/** What the corrections of a sheet would do, and all that is wrong with them; nothing is written. */
export async function tryKoreksi(
  db: Db,
  clock: Clock,
  pelaku: Pelaku,
  lembar: Lembar,
  isian: Isian,
): Promise<Hasil> {
  return tryOut(db, true, async (tx) => ({
    ...(await judgeSemua(
      startDeed(tx, pelaku, 'POST /karyawan/presensi/{id}/koreksi', clock.now()),
      lembar,
      isian,
    )),
    dicoba: true,
  }))
}

/**
 * Puts right what the rows of a sheet say, all of them or none. Throws 422 with every faulty row by its number, at `isian`.
 */
export async function applyKoreksi(perbuatan: PerbuatanPelaku, lembar: Lembar, isian: Isian): Promise<Hasil> {
  const hasil = { ...(await judgeSemua(perbuatan, lembar, isian)), dicoba: false }
  if (hasil.jumlah_kesalahan === 0) return hasil
  const pesan = hasil.kesalahan.map(
    ({ baris, kolom, pesan: sebab }) => `Baris ${baris}${kolom === null ? '' : `, ${kolom}`}: ${sebab}`,
  )
  throw invalid({ [isian]: [DITOLAK, ...pesan] })
}

async function judgeSemua(
  perbuatan: PerbuatanPelaku,
  lembar: Lembar,
  isian: Isian,
): Promise<Omit<Hasil, 'dicoba'>> {
  const { tx } = perbuatan
  const dibaca = parseKoreksi(lembar, isian === 'baris' ? KOLOM_KOREKSI : undefined)
  if (dibaca.banyak > KOREKSI_TERBANYAK)
    throw invalid({ [isian]: [`Paling banyak ${KOREKSI_TERBANYAK} baris sekali unggah. Bagi berkasnya.`] })
  if (dibaca.banyak === 0 && dibaca.kesalahan.length === 0)
    throw invalid({ [isian]: ['Berkas ini tidak berisi koreksi.'] })
  const { isi, tell } = dibaca
  const semua = [...dibaca.kesalahan]
  const ids = await listIdByKode(tx, [...new Set(isi.map(({ kode }) => kode))])
  // By person, so that two sheets at once wait for each other in one order.
  const urut = isi.toSorted((a, b) => (ids.get(a.kode) ?? 0) - (ids.get(b.kode) ?? 0) || a.nomor - b.nomor)
  const jumlah = { diubah: 0, tetap: 0 }
  await recordTogether(perbuatan, async (bersama) => {
    for (const satu of urut) {
      const hasil = await correctBaris(bersama, satu, ids.get(satu.kode))
      if (hasil instanceof DomainError)
        semua.push(...listKesalahan(hasil).map(([kolom, pesan]) => tell(satu.nomor, kolom, pesan)))
      else jumlah[hasil ? 'diubah' : 'tetap'] += 1
    }
  })
  return { ...jumlah, ...wirePesan(semua, dibaca.catatan) }
}

/** Whether a row changed something; or why it may not. */
async function correctBaris(
  perbuatan: PerbuatanPelaku,
  { tanggal, masuk, pulang, hariPulang, alasan, penugasan }: IsiKoreksi,
  karyawanId: number | undefined,
): Promise<boolean | DomainError> {
  const { tx } = perbuatan
  if (karyawanId === undefined) return refuse('KARYAWAN_TIDAK_ADA')
  return tryWork(tx, {}, () =>
    correctByHand(perbuatan, karyawanId, {
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

/** The columns that a refusal is about, each with what it says. */
function listKesalahan({ code, message, errors }: DomainError): readonly (readonly [KolomKoreksi, string])[] {
  const perIsian = Object.entries(errors ?? {})
  if (perIsian.length === 0) return [[code === 'BULAN_TERKUNCI' ? 'tanggal' : 'kode', message]]
  return perIsian.map(([isian, pesan]) => [
    KOLOM[isian] ?? 'kode',
    [...pesan, ...(isian === 'hari_pulang' ? [CARA_HARI] : [])].join(' '),
  ])
}
