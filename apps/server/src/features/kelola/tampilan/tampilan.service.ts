import { type Pelaku, cakupan } from '@rekan/domain/akses/akses'
import { BATAS_URUNG_MS } from '@rekan/domain/kelola/urung'
import { TAMPILAN_TERBANYAK } from '@rekan/domain/kelola/tampilan'
import type { Db, Tx } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { type PerbuatanPelaku, record } from '../../../platform/perbuatan.ts'
import { refuse } from '../kelola.refusals.ts'
import {
  countTampilan,
  deleteUsang,
  hasNama,
  insertTampilan,
  listTampilan,
  lockTampilan,
  updateTampilan,
} from './tampilan.queries.ts'

/** The reader's own of a desk, and what HR shares where the reader is HR. */
export async function showTampilan(db: Db, pelaku: Pelaku, meja: string) {
  const { penggunaId } = pelaku
  const semua = await listTampilan(db, { penggunaId, meja, isBersama: isHrd(pelaku) })
  return semua.map((satu) => wireTampilan(satu, pelaku))
}

/** Throws 409 where the name is taken or there are too many, 422 where somebody else than HR shares it. */
export async function createTampilan(
  perbuatan: PerbuatanPelaku,
  isian: Context<'POST /kelola/tampilan'>['body'],
) {
  const { tx, pelaku, saat } = perbuatan
  const { penggunaId } = pelaku
  const { meja, nama, bersama } = isian
  requireBersama(pelaku, bersama)
  await deleteUsang(tx, saat - BATAS_URUNG_MS)
  if ((await countTampilan(tx, penggunaId, meja)) >= TAMPILAN_TERBANYAK)
    throw refuse('TAMPILAN_TERLALU_BANYAK')
  await requireNama(tx, { penggunaId, meja, nama, kecuali: null })
  const baru = await insertTampilan(tx, { ...isian, pengguna_id: penggunaId, dibuat_pada: new Date(saat) })
  await record(perbuatan, 'tampilan', baru.id, { sesudah: isian })
  return wireTampilan(baru, pelaku)
}

/** Throws 404 for what is not the reader's own, 409 where the name is taken, 422 as `createTampilan` does. */
export async function editTampilan(
  perbuatan: PerbuatanPelaku,
  id: number,
  isian: Context<'POST /kelola/tampilan/{id}'>['body'],
) {
  const { tx, pelaku } = perbuatan
  const { penggunaId } = pelaku
  const lama = await lockTampilan(tx, penggunaId, id)
  if (lama === undefined || lama.dihapus_pada !== null) throw refuse('TAMPILAN_TIDAK_ADA')
  requireBersama(pelaku, isian.bersama === true)
  const baru = {
    nama: isian.nama ?? lama.nama,
    isi: isian.isi ?? lama.isi,
    bersama: isian.bersama ?? lama.bersama,
  }
  await requireNama(tx, { penggunaId, meja: lama.meja, nama: baru.nama, kecuali: id })
  const { nama, isi, bersama } = lama
  await record(perbuatan, 'tampilan', id, { sebelum: { nama, isi, bersama }, sesudah: baru })
  return wireTampilan(await updateTampilan(tx, id, baru), pelaku)
}

/** Gone at once, and for a minute there to be put back. Throws 404 for what is not the reader's own. */
export async function removeTampilan(perbuatan: PerbuatanPelaku, id: number): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  const lama = await lockTampilan(tx, pelaku.penggunaId, id)
  if (lama === undefined || lama.dihapus_pada !== null) throw refuse('TAMPILAN_TIDAK_ADA')
  await updateTampilan(tx, id, { dihapus_pada: new Date(saat) })
  const { meja, nama, isi, bersama } = lama
  await record(perbuatan, 'tampilan', id, { sebelum: { meja, nama, isi, bersama } })
}

/** Undoes a deletion just made. Throws 404, 409 where it is too late or another has its name now. */
export async function restoreTampilan(perbuatan: PerbuatanPelaku, id: number): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  const { penggunaId } = pelaku
  const lama = await lockTampilan(tx, penggunaId, id)
  if (lama === undefined) throw refuse('TAMPILAN_TIDAK_ADA')
  if (lama.dihapus_pada === null || saat > lama.dihapus_pada + BATAS_URUNG_MS)
    throw refuse('TAMPILAN_TIDAK_KEMBALI')
  const { meja, nama, isi, bersama } = lama
  await requireNama(tx, { penggunaId, meja, nama, kecuali: id })
  await updateTampilan(tx, id, { dihapus_pada: null })
  await record(perbuatan, 'tampilan', id, { sesudah: { meja, nama, isi, bersama } })
}

function isHrd({ role }: Pelaku): boolean {
  return role === 'hrd'
}

function requireBersama(pelaku: Pelaku, bersama: boolean): void {
  if (bersama && !(isHrd(pelaku) && cakupan(pelaku, 'POST /kelola/tampilan') !== null))
    throw invalid({ bersama: ['Hanya HRD yang dapat membagikan tampilan.'] })
}

async function requireNama(tx: Tx, siapa: Parameters<typeof hasNama>[1]): Promise<void> {
  if (await hasNama(tx, siapa)) throw refuse('NAMA_TAMPILAN_DIPAKAI')
}

type Tampilan = Awaited<ReturnType<typeof listTampilan>>[number]

function wireTampilan({ pengguna_id, ...satu }: Tampilan, { penggunaId }: Pelaku) {
  return { ...satu, milik_sendiri: pengguna_id === penggunaId }
}
