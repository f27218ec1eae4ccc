import type { Pelaku } from '@rekan/domain/akses/akses'
import type { Tindakan } from '@rekan/domain/akses/tabel'
import type { JenisLaporan } from '@rekan/domain/laporan/jenis'
import { TERSIMPAN_TERBANYAK } from '@rekan/domain/laporan/laporan'
import { type Instan, hariBarat } from '@rekan/domain/waktu'
import { recordAudit } from '../../../platform/audit.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Answer, Context } from '../../../platform/http.ts'
import { wakeAfter } from '../../../platform/wake.ts'
import { JOB_KIRIMAN } from '../laporan.job.ts'
import { lockMilik } from '../laporan.queries.ts'
import { refuse } from '../laporan.refusals.ts'
import { findEmail } from './kiriman.queries.ts'
import {
  type Tersimpan,
  countTersimpan,
  deleteTersimpan,
  findTersimpan,
  hasNama,
  insertTersimpan,
  listTersimpan,
  updateTersimpan,
} from './tersimpan.queries.ts'

type Wire = Answer<'POST /kelola/laporan-tersimpan'>['data']
type Isian = Context<'POST /kelola/laporan-tersimpan'>['body']

/** The reader's own, by name. */
export async function showTersimpan(db: Db, pelaku: Pelaku): Promise<Wire[]> {
  return (await listTersimpan(db, pelaku.penggunaId)).map(wireTersimpan)
}

/** Throws 409 where the name is taken or there are too many, 422 where it is to be mailed to nobody. */
export async function createTersimpan(tx: Tx, pelaku: Pelaku, isian: Isian, saat: Instan): Promise<Wire> {
  const { penggunaId } = pelaku
  await lockMilik(tx, penggunaId)
  await judgeIsian(tx, pelaku, isian, null)
  if ((await countTersimpan(tx, penggunaId)) >= TERSIMPAN_TERBANYAK) throw refuse('TERSIMPAN_PENUH')
  const hari = hariBarat(saat)
  const id = await insertTersimpan(tx, {
    ...isian,
    pengguna_id: penggunaId,
    kirim_sejak: hari,
    dibuat_pada: new Date(saat),
  })
  await record(tx, pelaku, 'POST /kelola/laporan-tersimpan', { id, saat, sebelum: null, sesudah: isian })
  wakeAfter(tx, JOB_KIRIMAN)
  return requireTersimpan(tx, pelaku, id)
}

/** Throws 404 for one that is not the reader's, 409 where the name is taken, 422 as `createTersimpan` does. */
export async function editTersimpan(
  tx: Tx,
  pelaku: Pelaku,
  id: number,
  isian: Isian,
  saat: Instan,
): Promise<Wire> {
  const lama = await requireTersimpan(tx, pelaku, id)
  await judgeIsian(tx, pelaku, isian, id)
  // From another day on it is mailed on that day, and not for a month whose day is over.
  const isSama = lama.hari_kirim === isian.hari_kirim
  await updateTersimpan(tx, id, { ...isian, ...(!isSama && { kirim_sejak: hariBarat(saat) }) })
  const { id: _, lokasi: _lokasi, dikirim: _dikirim, ...sebelum } = lama
  await record(tx, pelaku, 'POST /kelola/laporan-tersimpan/{id}', { id, saat, sebelum, sesudah: isian })
  wakeAfter(tx, JOB_KIRIMAN)
  return requireTersimpan(tx, pelaku, id)
}

/** Throws 404 for one that is not the reader's. */
export async function removeTersimpan(tx: Tx, pelaku: Pelaku, id: number, saat: Instan): Promise<void> {
  const { id: _, lokasi: _lokasi, dikirim: _dikirim, ...sebelum } = await requireTersimpan(tx, pelaku, id)
  await deleteTersimpan(tx, id)
  const tindakan = 'POST /kelola/laporan-tersimpan/{id}/hapus'
  await record(tx, pelaku, tindakan, { id, saat, sebelum, sesudah: null })
}

async function judgeIsian(tx: Tx, { penggunaId }: Pelaku, isian: Isian, id: number | null): Promise<void> {
  if (await hasNama(tx, penggunaId, { nama: isian.nama, kecuali: id })) throw refuse('TERSIMPAN_NAMA_ADA')
  if (isian.hari_kirim !== null && (await findEmail(tx, penggunaId)) === null)
    throw invalid({ hari_kirim: ['Akun Anda belum punya alamat email untuk dikirimi.'] })
}

async function requireTersimpan(tx: Tx, pelaku: Pelaku, id: number): Promise<Wire> {
  const found = await findTersimpan(tx, pelaku.penggunaId, id)
  if (found === undefined) throw refuse('TERSIMPAN_TIDAK_ADA')
  return wireTersimpan(found)
}

type Perubahan = {
  readonly id: number
  readonly saat: Instan
  readonly sebelum: Readonly<Record<string, unknown>> | null
  readonly sesudah: Readonly<Record<string, unknown>> | null
}

async function record(
  tx: Tx,
  { penggunaId }: Pelaku,
  tindakan: Tindakan,
  { id, saat, sebelum, sesudah }: Perubahan,
): Promise<void> {
  await recordAudit(tx, {
    waktu: saat,
    oleh: penggunaId,
    tindakan,
    objek: 'laporan_tersimpan',
    objekId: id,
    ...(sebelum !== null && { sebelum }),
    ...(sesudah !== null && { sesudah }),
  })
}

function wireTersimpan(satu: Tersimpan): Wire {
  const { id, nama, jenis, masa, kantor_id, lokasi, koordinator_id, hari_kirim, format, dikirim } = satu
  return {
    id,
    nama,
    jenis: jenis as JenisLaporan,
    masa,
    kantor_id,
    lokasi,
    koordinator_id,
    hari_kirim,
    format,
    dikirim,
  }
}
