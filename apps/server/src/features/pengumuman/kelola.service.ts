import type { Pelaku, Tindakan } from '@rekan/domain/akses/akses'
import type { StatusPengumuman } from '@rekan/domain/pengumuman/pengumuman'
import type { Instan } from '@rekan/domain/waktu'
import { type Rincian, recordAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Context } from '../../platform/http.ts'
import { tellRole, withdrawKabar } from '../notifikasi/notifikasi.service.ts'
import type { Gambar } from './gambar.service.ts'
import {
  deleteDibaca,
  deletePengumuman,
  insertPengumuman,
  lockPengumuman,
  updatePengumuman,
} from './pengumuman.queries.ts'
import { showPengumuman } from './pengumuman.service.ts'
import { refuse } from './pengumuman.refusals.ts'

type Alat = Pick<Deps, 'clock' | 'files'>

/** Writes a draft, which tells nobody. Returns its id. */
export async function writePengumuman(
  tx: Tx,
  pelaku: Pelaku,
  isian: Context<'POST /pengumuman'>['body'],
  saat: Instan,
): Promise<number> {
  const id = await insertPengumuman(tx, {
    ...isian,
    dibuat_oleh_id: pelaku.penggunaId,
    dibuat_pada: new Date(saat),
  })
  await record(tx, pelaku, 'POST /pengumuman', id, saat, null, isian)
  return id
}

/** Changes the text; of a published one at once, and nobody is told again. Throws 404, 409 for another version. */
export async function editPengumuman(
  tx: Tx,
  deps: Alat,
  pelaku: Pelaku,
  id: number,
  { versi, ...isian }: Context<'POST /pengumuman/{id}'>['body'],
): Promise<void> {
  const { judul, body } = await hold(tx, deps, pelaku, id, { versi })
  if (judul === isian.judul && body === isian.body) return
  await updatePengumuman(tx, id, { ...isian, versi: versi + 1 })
  await record(tx, pelaku, 'POST /pengumuman/{id}', id, deps.clock.now(), { judul, body }, isian)
}

/**
 * Publishes the version that HR saw and tells all employees, in the same transaction. Gives how many. Throws 404, 409
 * for one that is published already or another version.
 */
export async function publishPengumuman(
  tx: Tx,
  deps: Alat,
  pelaku: Pelaku,
  id: number,
  versi: number,
): Promise<number> {
  const { status, judul } = await hold(tx, deps, pelaku, id, { versi, bukan: ['TERBIT', 'SUDAH_TERBIT'] })
  const saat = deps.clock.now()
  await updatePengumuman(tx, id, { status: 'TERBIT', terbit_pada: new Date(saat), versi: versi + 1 })
  await record(tx, pelaku, 'POST /pengumuman/{id}/publish', id, saat, { status }, { status: 'TERBIT' })
  return tellRole(tx, saat, 'karyawan', {
    jenis: 'PENGUMUMAN',
    detailId: id,
    judul: 'Pengumuman baru',
    isi: judul,
  })
}

/** Makes it a draft again, as if it had never been published: nobody is told of it any more. Throws 404, 409. */
export async function withdrawPengumuman(
  tx: Tx,
  deps: Alat,
  pelaku: Pelaku,
  id: number,
  versi: number,
): Promise<void> {
  const { status, terbit_pada } = await hold(tx, deps, pelaku, id, {
    versi,
    bukan: ['DRAFT', 'BELUM_TERBIT'],
  })
  await updatePengumuman(tx, id, { status: 'DRAFT', terbit_pada: null, versi: versi + 1 })
  if (terbit_pada !== null) await withdrawKabar(tx, { jenis: 'PENGUMUMAN', detailId: id }, terbit_pada)
  await deleteDibaca(tx, id)
  const saat = deps.clock.now()
  await record(tx, pelaku, 'POST /pengumuman/{id}/withdraw', id, saat, { status }, { status: 'DRAFT' })
}

/** Deletes a draft. Returns the key of its image, which is no longer used. Throws 404, and 409 if it is published. */
export async function removePengumuman(
  tx: Tx,
  deps: Alat,
  pelaku: Pelaku,
  id: number,
  versi: number,
): Promise<string | null> {
  const { judul, body, lampiran } = await hold(tx, deps, pelaku, id, {
    versi,
    bukan: ['TERBIT', 'MASIH_TERBIT'],
  })
  await deletePengumuman(tx, id)
  const saat = deps.clock.now()
  await record(tx, pelaku, 'POST /pengumuman/{id}/delete', id, saat, { judul, body, lampiran }, null)
  return lampiran
}

/** Puts an image, or none, in the place of the one before, whose key it gives. Throws 404. */
export async function replaceGambar(
  tx: Tx,
  pelaku: Pelaku,
  id: number,
  gambar: Gambar | null,
  saat: Instan,
): Promise<string | null> {
  const { lampiran } = await find(tx, id)
  const baru = gambar ?? { lampiran: null, lampiran_lebar: null, lampiran_tinggi: null }
  await updatePengumuman(tx, id, baru)
  const tindakan =
    gambar === null ? 'POST /pengumuman/{id}/lampiran/delete' : 'POST /pengumuman/{id}/lampiran'
  await record(tx, pelaku, tindakan, id, saat, { lampiran }, { lampiran: baru.lampiran })
  return lampiran
}

async function find(tx: Tx, id: number) {
  const satu = await lockPengumuman(tx, id)
  if (satu === undefined) throw refuse('PENGUMUMAN_TIDAK_ADA')
  return satu
}

type Dilihat = {
  readonly versi: number
  /** The status that it may not have, and the refusal */
  readonly bukan?: readonly [StatusPengumuman, 'SUDAH_TERBIT' | 'BELUM_TERBIT' | 'MASIH_TERBIT']
}

/** What HR acts upon is what they saw; a refusal shows how it stands. */
async function hold(tx: Tx, deps: Alat, pelaku: Pelaku, id: number, { versi, bukan }: Dilihat) {
  const pengumuman = await find(tx, id)
  const galat =
    pengumuman.status === bukan?.[0] ? bukan[1] : pengumuman.versi === versi ? null : ('VERSI_USANG' as const)
  if (galat !== null) throw refuse(galat, undefined, { data: await showPengumuman(tx, deps, pelaku, id) })
  return pengumuman
}

function record(
  tx: Tx,
  { penggunaId }: Pelaku,
  tindakan: Tindakan,
  id: number,
  waktu: Instan,
  sebelum: Rincian | null,
  sesudah: Rincian | null,
): Promise<void> {
  return recordAudit(tx, {
    waktu,
    oleh: penggunaId,
    tindakan,
    objek: 'pengumuman',
    objekId: id,
    sebelum,
    sesudah,
  })
}
