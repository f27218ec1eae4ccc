import { computeAlokasi, computeUlang } from '@rekan/domain/pengajuan/cuti/cuti'
import { type Paruh, bobotHari } from '@rekan/domain/pengajuan/izin/paruh'
import { type Instan, type Tanggal, hariBarat } from '@rekan/domain/waktu'
import type { Tx } from '../../../platform/db.ts'
import { lockHak, lockHakIni } from './hak.queries.ts'
import { ensureHakCuti } from './hak.service.ts'
import { findTerpakai, insertMutasi, listBersamaSesudah, listGugurSesudah } from './mutasi.queries.ts'
import { refuse } from '../pengajuan.refusals.ts'

/** The request whose days they are, and who says so. */
type Pemakaian = { readonly absensiId: number; readonly oleh: number; readonly saat: Instan }
/** Its days, as they count, and which half of its one day it is for */
type Dipakai = { readonly hari: readonly Tanggal[]; readonly paruh: Paruh | null }

/**
 * Takes the days of a request from its person's annual leave, first what lapses first. Throws 409 when not enough is
 * left for them. The caller holds the person.
 */
export async function takeCuti(
  tx: Tx,
  karyawanId: number,
  { hari, paruh }: Dipakai,
  { absensiId, oleh, saat }: Pemakaian,
): Promise<void> {
  const hariIni = hariBarat(saat)
  const sampai = hari.reduce((a, b) => (a > b ? a : b), hariIni)
  await ensureHakCuti(tx, { hari: hariIni, sampai, saat }, [karyawanId])
  const bobot = bobotHari(paruh)
  const hasil = computeAlokasi(hari, await lockHak(tx, [karyawanId]), bobot)
  const diminta = hari.length * bobot
  if (!hasil.ok) throw refuse('CUTI_TIDAK_CUKUP', { diminta, tersedia: diminta - hasil.kurang })
  const pakai = [...hasil.pakai].map(([hak_id, jumlah]) => ({ hak_id, jumlah: -jumlah }))
  await insertMutasi(tx, 'PAKAI', pakai, {
    absensi_id: absensiId,
    oleh_id: oleh,
    dibuat_pada: new Date(saat),
  })
}

/** Gives back what a request took, to the years it was taken from; how many days. */
export async function restoreCuti(tx: Tx, { absensiId, oleh, saat }: Pemakaian): Promise<number> {
  const terpakai = await findTerpakai(tx, absensiId)
  await lockHakIni(
    tx,
    terpakai.map(({ hak_id }) => hak_id),
  )
  const kembali = terpakai.map(({ hak_id, jumlah }) => ({ hak_id, jumlah: -jumlah }))
  await insertMutasi(tx, 'KEMBALI', kembali, {
    absensi_id: absensiId,
    oleh_id: oleh,
    dibuat_pada: new Date(saat),
  })
  return kembali.reduce((n, { jumlah }) => n + jumlah, 0)
}

/**
 * Somebody works no more after a day: joint leave that was taken from them since, and what lapsed since, is theirs still. Gives how
 * many days. Doing it again gives nothing back twice.
 */
export async function restoreSesudah(
  tx: Tx,
  karyawanId: number,
  terakhir: Tanggal,
  { oleh, saat }: Pick<Pemakaian, 'oleh' | 'saat'>,
): Promise<number> {
  await lockHak(tx, [karyawanId])
  const dasar = { oleh_id: oleh, dibuat_pada: new Date(saat) }
  const gugur = await listGugurSesudah(tx, karyawanId, terakhir)
  await insertMutasi(tx, 'GUGUR', gugur, { ...dasar, keterangan: 'Belum gugur pada hari kerja terakhir.' })
  const bersama = await listBersamaSesudah(tx, karyawanId, terakhir)
  await insertMutasi(tx, 'KOREKSI', bersama, dasar)
  return [...gugur, ...bersama].reduce((n, { jumlah }) => n + jumlah, 0)
}

/**
 * Other days of an approved request count than it has taken: the ledger gets the difference, as far as leave is left.
 * Returns for how many days none is. The caller holds the person.
 *
 * @param keterangan why, as the ledger says it
 */
export async function correctTerpakai(
  tx: Tx,
  karyawanId: number,
  { hari, paruh }: Dipakai,
  { absensiId, oleh, saat }: Pemakaian,
  keterangan: string,
): Promise<number> {
  const hariIni = hariBarat(saat)
  const sampai = hari.reduce((a, b) => (a > b ? a : b), hariIni)
  await ensureHakCuti(tx, { hari: hariIni, sampai, saat }, [karyawanId])
  const terpakai = new Map((await findTerpakai(tx, absensiId)).map(({ hak_id, jumlah }) => [hak_id, -jumlah]))
  const { selisih, kurang } = computeUlang(hari, await lockHak(tx, [karyawanId]), terpakai, bobotHari(paruh))
  const ulang = [...selisih].map(([hak_id, jumlah]) => ({ hak_id, jumlah }))
  await insertMutasi(tx, 'ULANG', ulang, {
    absensi_id: absensiId,
    keterangan,
    oleh_id: oleh,
    dibuat_pada: new Date(saat),
  })
  return kurang
}
