import type { Pelaku } from '@rekan/domain/akses/akses'
import type { JenisLaporan } from '@rekan/domain/laporan/jenis'
import { TERSIMPAN_TERBANYAK } from '@rekan/domain/laporan/laporan'
import { hariBarat } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Answer, Context } from '../../../platform/http.ts'
import { type PerbuatanPelaku, record, wake } from '../../../platform/perbuatan.ts'
import { JOB_KIRIMAN } from '../laporan.job.ts'
import { lockMilik } from '../laporan.queries.ts'
import { requireBiaya, requireKolom } from '../laporan.service.ts'
import { refuse } from '../laporan.refusals.ts'
import { findEmail } from './kiriman.queries.ts'
import { listBolehMenerima } from './penerima.queries.ts'
import {
  type Tersimpan,
  countTersimpan,
  deleteTersimpan,
  findTersimpan,
  hasNama,
  insertTersimpan,
  listTersimpan,
  replacePenerima,
  updateTersimpan,
} from './tersimpan.queries.ts'

type Wire = Answer<'POST /kelola/laporan-tersimpan'>['data']
type Isian = Context<'POST /kelola/laporan-tersimpan'>['body']

/** The reader's own, by name. */
export async function showTersimpan(db: Db, pelaku: Pelaku): Promise<Wire[]> {
  return (await listTersimpan(db, pelaku.penggunaId)).map(wireTersimpan)
}

/** Who else may be mailed one, by name; never who asks. */
export async function showPenerima(db: Db, { penggunaId }: Pelaku) {
  const semua = await listBolehMenerima(db, null)
  return semua.filter(({ id }) => id !== penggunaId).map(({ id, nama }) => ({ id, nama }))
}

/** Throws 409 where the name is taken or there are too many, 422 where it is to be mailed to nobody. */
export async function createTersimpan(perbuatan: PerbuatanPelaku, diisi: Isian): Promise<Wire> {
  const { tx, pelaku, saat } = perbuatan
  const { penerima = [], ...isian } = diisi
  const { penggunaId } = pelaku
  await lockMilik(tx, penggunaId)
  await judgeIsian(tx, pelaku, diisi, null)
  if ((await countTersimpan(tx, penggunaId)) >= TERSIMPAN_TERBANYAK) throw refuse('TERSIMPAN_PENUH')
  const hari = hariBarat(saat)
  const id = await insertTersimpan(tx, {
    ...isian,
    pengguna_id: penggunaId,
    kirim_sejak: hari,
    dibuat_pada: new Date(saat),
  })
  await replacePenerima(tx, id, penerima)
  await record(perbuatan, 'laporan_tersimpan', id, { sesudah: diisi })
  wake(perbuatan, JOB_KIRIMAN)
  return requireTersimpan(tx, pelaku, id)
}

/** Throws 404 for one that is not the reader's, 409 where the name is taken, 422 as `createTersimpan` does. */
export async function editTersimpan(perbuatan: PerbuatanPelaku, id: number, diisi: Isian): Promise<Wire> {
  const { tx, pelaku, saat } = perbuatan
  const { penerima, ...isian } = diisi
  const lama = await requireTersimpan(tx, pelaku, id)
  await judgeIsian(tx, pelaku, diisi, id)
  // From another day on it is mailed on that day, and not for a month whose day is over.
  const isSama = lama.hari_kirim === isian.hari_kirim
  // Who does not say of columns and recipients leaves them; another report has no columns of this one.
  const kolom = isian.kolom ?? (isian.kolom === undefined && lama.jenis === isian.jenis ? lama.kolom : null)
  await updateTersimpan(tx, id, { ...isian, kolom, ...(!isSama && { kirim_sejak: hariBarat(saat) }) })
  if (penerima !== undefined) await replacePenerima(tx, id, penerima)
  const { id: _, lokasi: _lokasi, dikirim: _dikirim, ...sebelum } = lama
  await record(perbuatan, 'laporan_tersimpan', id, { sebelum, sesudah: diisi })
  wake(perbuatan, JOB_KIRIMAN)
  return requireTersimpan(tx, pelaku, id)
}

/** Throws 404 for one that is not the reader's. */
export async function removeTersimpan(perbuatan: PerbuatanPelaku, id: number): Promise<void> {
  const { tx, pelaku } = perbuatan
  const { id: _, lokasi: _lokasi, dikirim: _dikirim, ...sebelum } = await requireTersimpan(tx, pelaku, id)
  await deleteTersimpan(tx, id)
  await record(perbuatan, 'laporan_tersimpan', id, { sebelum })
}

async function judgeIsian(tx: Tx, pelaku: Pelaku, isian: Isian, id: number | null): Promise<void> {
  const { penggunaId } = pelaku
  requireBiaya(pelaku, isian.jenis)
  requireKolom(isian.jenis, isian.kolom ?? null)
  if (await hasNama(tx, penggunaId, { nama: isian.nama, kecuali: id })) throw refuse('TERSIMPAN_NAMA_ADA')
  if (isian.hari_kirim !== null && (await findEmail(tx, penggunaId)) === null)
    throw invalid({ hari_kirim: ['Akun Anda belum punya alamat email untuk dikirimi.'] })
  if (isian.penerima === undefined || isian.penerima.length === 0) return
  const boleh = new Set((await listBolehMenerima(tx, isian.jenis)).map((satu) => satu.id))
  if (!isian.penerima.every((satu) => boleh.has(satu)))
    throw invalid({
      penerima: ['Pilih penerima dari daftar: akun yang memang boleh melihat laporan semua orang.'],
    })
}

async function requireTersimpan(tx: Tx, pelaku: Pelaku, id: number): Promise<Wire> {
  const found = await findTersimpan(tx, pelaku.penggunaId, id)
  if (found === undefined) throw refuse('TERSIMPAN_TIDAK_ADA')
  return wireTersimpan(found)
}

function wireTersimpan(satu: Tersimpan): Wire {
  const { id, nama, jenis, masa, kantor_id, lokasi, koordinator_id, klien_id, kolom } = satu
  return {
    id,
    nama,
    jenis: jenis as JenisLaporan,
    masa,
    kantor_id,
    lokasi,
    koordinator_id,
    klien_id,
    kolom,
    hari_kirim: satu.hari_kirim,
    format: satu.format,
    penerima: [...satu.penerima],
    dikirim: satu.dikirim,
  }
}
