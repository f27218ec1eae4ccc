import type { Pelaku } from '@rekan/domain/akses/akses'
import { isoLokal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import { refuse } from '../karyawan.refusals.ts'
import {
  type Pekerjaan,
  findBerjalan,
  findPekerjaan,
  findTerakhir,
  insertPekerjaan,
  updateStatus,
} from './pekerjaan.queries.ts'
import { type PerbuatanPelaku, record, wake } from '../../../platform/perbuatan.ts'

const JOB = 'impor-karyawan'

export async function showTerakhir(db: Db, pelaku: Pelaku) {
  const terakhir = await findTerakhir(db)
  return terakhir === undefined ? null : wirePekerjaan(terakhir, pelaku)
}

/** Throws 404 for none. */
export async function showPekerjaan(db: Db | Tx, pelaku: Pelaku, id: number) {
  const found = await findPekerjaan(db, id)
  if (found === undefined) throw refuse('IMPOR_TIDAK_ADA')
  return wirePekerjaan(found, pelaku)
}

/** Takes a workbook to be tried out by a job. Throws 409 while another one is under way. */
export async function startPeriksa(
  perbuatan: PerbuatanPelaku,
  { nama, berkas }: { readonly nama: string; readonly berkas: Buffer },
): Promise<number> {
  const { tx, pelaku, saat } = perbuatan
  const id = await insertPekerjaan(tx, { oleh_id: pelaku.penggunaId, nama, berkas, saat: saat })
  if (id === null) throw await refuseBerjalan(tx)
  wake(perbuatan, JOB)
  return id
}

/** Lets what was tried out be written. Throws 404, 409 for somebody else's, unless it is ready and nothing runs. */
export async function startTulis(perbuatan: PerbuatanPelaku, id: number): Promise<void> {
  const { tx, pelaku } = perbuatan
  const found = await requireSendiri(tx, pelaku, id)
  const berjalan = await findBerjalan(tx)
  if (berjalan !== undefined) throw refuse('IMPOR_BERJALAN', { oleh: berjalan.oleh })
  if (!(await updateStatus(tx, id, ['SIAP'], 'TULIS'))) throw refuse('IMPOR_LEWAT')
  await record(perbuatan, 'impor_karyawan', id, { sesudah: { nama: found.nama } })
  wake(perbuatan, JOB)
}

/** Calls it off, before it is written. Throws 404, 409 for somebody else's, once it is over. */
export async function cancelImpor(tx: Tx, pelaku: Pelaku, id: number): Promise<void> {
  await requireSendiri(tx, pelaku, id)
  if (!(await updateStatus(tx, id, ['PERIKSA', 'SIAP', 'TULIS'], 'BATAL'))) throw refuse('IMPOR_LEWAT')
}

async function requireSendiri(tx: Tx, pelaku: Pelaku, id: number): Promise<Pekerjaan> {
  const found = await findPekerjaan(tx, id)
  if (found === undefined) throw refuse('IMPOR_TIDAK_ADA')
  if (found.oleh_id !== pelaku.penggunaId) throw refuse('IMPOR_ORANG_LAIN', { oleh: found.oleh })
  return found
}

async function refuseBerjalan(tx: Tx) {
  const berjalan = await findBerjalan(tx)
  return refuse('IMPOR_BERJALAN', { oleh: berjalan?.oleh ?? 'Orang lain' })
}

function wirePekerjaan(satu: Pekerjaan, pelaku: Pelaku) {
  const { id, nama, status, selesai, dari, hasil, oleh, oleh_id, dibuat_pada } = satu
  return {
    id,
    nama,
    status,
    selesai,
    dari,
    hasil: wireHasil(hasil),
    oleh,
    sendiri: oleh_id === pelaku.penggunaId,
    dibuat_pada: isoLokal(dibuat_pada, 'WIB'),
  }
}

/** What an earlier release has kept names no sheets and groups nothing. */
function wireHasil(hasil: Pekerjaan['hasil']) {
  if (hasil === null) return null
  const withLembar = (semua: typeof hasil.kesalahan) =>
    semua.map((satu) => ({ ...satu, lembar: satu.lembar ?? null }))
  return {
    ...hasil,
    kesalahan: withLembar(hasil.kesalahan),
    kelompok: hasil.kelompok ?? [],
    catatan: withLembar(hasil.catatan),
  }
}
