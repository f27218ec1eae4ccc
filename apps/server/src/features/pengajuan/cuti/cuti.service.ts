import { computeAlokasi, computeUlang } from '@rekan/domain/pengajuan/cuti/cuti'
import { type Paruh, bobotHari } from '@rekan/domain/pengajuan/izin/paruh'
import { type Tanggal, hariBarat } from '@rekan/domain/waktu'
import type { PerbuatanAkun } from '../../../platform/perbuatan.ts'
import { lockHak, lockHakIni } from './hak.queries.ts'
import { ensureHakCuti } from './hak.service.ts'
import { findTerpakai, insertMutasi, listBersamaSesudah, listGugurSesudah } from './mutasi.queries.ts'
import { refuse } from '../pengajuan.refusals.ts'

/** Its days, as they count, and which half of its one day it is for */
type Dipakai = { readonly hari: readonly Tanggal[]; readonly paruh: Paruh | null }

/**
 * Takes the days of a request from its person's annual leave, first what lapses first. Throws 409 when not enough is
 * left for them. The caller holds the person.
 */
export async function takeCuti(
  perbuatan: PerbuatanAkun,
  karyawanId: number,
  absensiId: number,
  { hari, paruh }: Dipakai,
): Promise<void> {
  const { tx, saat } = perbuatan
  const hariIni = hariBarat(saat)
  const sampai = hari.reduce((a, b) => (a > b ? a : b), hariIni)
  await ensureHakCuti(tx, { hari: hariIni, sampai, saat }, [karyawanId])
  const bobot = bobotHari(paruh)
  const hasil = computeAlokasi(hari, await lockHak(tx, [karyawanId]), bobot)
  const diminta = hari.length * bobot
  if (!hasil.ok) throw refuse('CUTI_TIDAK_CUKUP', { diminta, tersedia: diminta - hasil.kurang })
  const pakai = [...hasil.pakai].map(([hak_id, jumlah]) => ({ hak_id, jumlah: -jumlah }))
  await insertMutasi(tx, 'PAKAI', pakai, { absensi_id: absensiId, ...kolomPenulis(perbuatan) })
}

/** Gives back what a request took, to the years it was taken from; how many days. */
export async function restoreCuti(perbuatan: PerbuatanAkun, absensiId: number): Promise<number> {
  const { tx } = perbuatan
  const terpakai = await findTerpakai(tx, absensiId)
  await lockHakIni(
    tx,
    terpakai.map(({ hak_id }) => hak_id),
  )
  const kembali = terpakai.map(({ hak_id, jumlah }) => ({ hak_id, jumlah: -jumlah }))
  await insertMutasi(tx, 'KEMBALI', kembali, { absensi_id: absensiId, ...kolomPenulis(perbuatan) })
  return kembali.reduce((n, { jumlah }) => n + jumlah, 0)
}

/**
 * Somebody works no more after a day: joint leave that was taken from them since, and what lapsed since, is theirs still. Gives how
 * many days. Doing it again gives nothing back twice.
 */
export async function restoreSesudah(
  perbuatan: PerbuatanAkun,
  karyawanId: number,
  terakhir: Tanggal,
): Promise<number> {
  const { tx } = perbuatan
  await lockHak(tx, [karyawanId])
  const dasar = kolomPenulis(perbuatan)
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
  perbuatan: PerbuatanAkun,
  karyawanId: number,
  absensiId: number,
  { hari, paruh }: Dipakai,
  keterangan: string,
): Promise<number> {
  const { tx, saat } = perbuatan
  const hariIni = hariBarat(saat)
  const sampai = hari.reduce((a, b) => (a > b ? a : b), hariIni)
  await ensureHakCuti(tx, { hari: hariIni, sampai, saat }, [karyawanId])
  const terpakai = new Map((await findTerpakai(tx, absensiId)).map(({ hak_id, jumlah }) => [hak_id, -jumlah]))
  const { selisih, kurang } = computeUlang(hari, await lockHak(tx, [karyawanId]), terpakai, bobotHari(paruh))
  const ulang = [...selisih].map(([hak_id, jumlah]) => ({ hak_id, jumlah }))
  await insertMutasi(tx, 'ULANG', ulang, { absensi_id: absensiId, keterangan, ...kolomPenulis(perbuatan) })
  return kurang
}

/** The columns of a ledger's line that say who wrote it and when. */
function kolomPenulis({ oleh, saat }: PerbuatanAkun) {
  return { oleh_id: oleh, dibuat_pada: new Date(saat) }
}
