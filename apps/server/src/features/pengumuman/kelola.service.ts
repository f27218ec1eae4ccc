import type { Pelaku } from '@rekan/domain/akses/akses'
import type { StatusPengumuman } from '@rekan/domain/pengumuman/pengumuman'
import { BATAS_URUNG_MS } from '@rekan/domain/kelola/urung'
import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Context } from '../../platform/http.ts'
import { type Perbuatan, type PerbuatanPelaku, record } from '../../platform/perbuatan.ts'
import { holdKabar, restoreKabar, tellBagi } from '../notifikasi/notifikasi.service.ts'
import type { Gambar } from './gambar.service.ts'
import {
  deleteDibaca,
  deletePengumuman,
  insertPengumuman,
  lockPengumuman,
  replaceBertugas,
  updatePengumuman,
} from './pengumuman.queries.ts'
import { showPengumuman } from './pengumuman.service.ts'
import { refuse } from './pengumuman.refusals.ts'
import { judgeSiaran, kolomSiaran, listBertugas, recordedFrom, rowFrom } from './siaran.service.ts'
import { akunSasaran, sasaranFrom } from './sasaran.sql.ts'

type Alat = Pick<Deps, 'clock' | 'files'>

/** Writes a draft, which tells nobody. Returns its id. */
export async function writePengumuman(
  perbuatan: PerbuatanPelaku,
  { siaran, ...tulisan }: Context<'POST /pengumuman'>['body'],
): Promise<number> {
  const { pelaku, saat } = perbuatan
  if (siaran !== undefined) judgeSiaran(siaran, saat)
  const isian = { ...tulisan, ...(siaran && kolomSiaran(siaran)) }
  const id = await insertPengumuman(perbuatan, {
    ...rowFrom(isian),
    dibuat_oleh_id: pelaku.penggunaId,
    dibuat_pada: new Date(saat),
  })
  await record(perbuatan, 'pengumuman', id, { sesudah: recordedFrom(isian) })
  return id
}

/**
 * Changes the text and whom it is for; of a published one at once, and nobody is told again. Another minute of one that is
 * still to come is when it comes. Throws 404, 409 for another version, 422.
 */
export async function editPengumuman(
  perbuatan: PerbuatanPelaku,
  deps: Alat,
  id: number,
  { versi, siaran, ...tulisan }: Context<'POST /pengumuman/{id}'>['body'],
): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  const ada = await hold(tx, deps, pelaku, id, { versi })
  if (siaran !== undefined) judgeSiaran(siaran, saat, ada)
  const isian = { ...tulisan, ...(siaran && kolomSiaran(siaran)) }
  const sebelum = Object.fromEntries(
    Object.keys(isian).map((nama) => [nama, ada[nama as keyof typeof isian]]),
  )
  if (JSON.stringify(isian) === JSON.stringify(sebelum)) return
  const mulai = siaran?.mulai ?? null
  const ditunda =
    ada.status === 'TERBIT' && mulai !== null && mulai !== ada.mulai_pada ? new Date(mulai) : null
  await updatePengumuman(perbuatan, id, {
    ...rowFrom(isian),
    ...(ditunda && { terbit_pada: ditunda, kabar_pada: ditunda }),
    versi: versi + 1,
  })
  await record(perbuatan, 'pengumuman', id, { sebelum: recordedFrom(sebelum), sesudah: recordedFrom(isian) })
}

/**
 * Publishes the version that HR saw: at once, its readers told in the same transaction, or at the minute that is chosen.
 * Gives how many were told; null while its minute is still to come. Throws 404, 409 for one that is published already, is
 * over, or another version.
 */
export async function publishPengumuman(
  perbuatan: PerbuatanPelaku,
  deps: Alat,
  id: number,
  versi: number,
): Promise<number | null> {
  const { tx, pelaku, saat } = perbuatan
  const ada = await hold(tx, deps, pelaku, id, { versi, bukan: ['TERBIT', 'SUDAH_TERBIT'] })
  const { status, mulai_pada: mulai, berakhir_pada: berakhir } = ada
  if (berakhir !== null && berakhir <= saat)
    throw refuse('SUDAH_BERAKHIR', undefined, { data: await showPengumuman(tx, deps, pelaku, id) })
  const isNanti = mulai !== null && mulai > saat
  const terbit = new Date(isNanti ? mulai : saat)
  await deleteDibaca(tx, id)
  await updatePengumuman(perbuatan, id, {
    status: 'TERBIT',
    terbit_pada: terbit,
    kabar_pada: terbit,
    ditarik_pada: null,
    ditarik_dari: null,
    versi: versi + 1,
  })
  const sesudah = { status: 'TERBIT', ...(isNanti && { terbit_pada: terbit.toISOString() }) }
  await record(perbuatan, 'pengumuman', id, { sebelum: { status }, sesudah })
  return isNanti ? null : tellTerbit(perbuatan, id)
}

/** Tells the readers of one whose minute has come, once. Gives how many. */
export async function tellTerbit(perbuatan: Perbuatan, id: number): Promise<number> {
  const { tx, saat } = perbuatan
  const ada = await lockPengumuman(tx, id)
  if (ada === undefined || ada.status !== 'TERBIT' || ada.kabar_pada === null || ada.kabar_pada > saat)
    return 0
  await updatePengumuman(perbuatan, id, { kabar_pada: null })
  const { untuk_role: role, untuk_kantor: kantor, untuk_jabatan: jabatan, terbit_pada } = ada
  const bertugas = ada.untuk_bertugas ? await listBertugas(tx, kantor, terbit_pada ?? saat) : null
  await replaceBertugas(tx, id, bertugas ?? [])
  // Withdrawn, what told of it is found by that moment.
  return tellBagi(
    { ...perbuatan, saat: terbit_pada ?? saat },
    akunSasaran(sasaranFrom({ role, kantor, jabatan }, bertugas), saat),
    { jenis: 'PENGUMUMAN', detailId: id, judul: 'Pengumuman baru', isi: ada.judul },
  )
}

/** Makes it a draft again, as if it had never been published: nobody is told of it any more. Throws 404, 409. */
export async function withdrawPengumuman(
  perbuatan: PerbuatanPelaku,
  deps: Alat,
  id: number,
  versi: number,
): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  const { status, terbit_pada } = await hold(tx, deps, pelaku, id, {
    versi,
    bukan: ['DRAFT', 'BELUM_TERBIT'],
  })
  // Who has read it, and whom it was still to be told, stays with it until it is published anew.
  await updatePengumuman(perbuatan, id, {
    status: 'DRAFT',
    terbit_pada: null,
    ditarik_pada: new Date(saat),
    ditarik_dari: new Date(terbit_pada ?? saat),
    versi: versi + 1,
  })
  if (terbit_pada !== null)
    await holdKabar(tx, { jenis: 'PENGUMUMAN', detailId: id }, { dibuat: terbit_pada, saat })
  await record(perbuatan, 'pengumuman', id, { sebelum: { status }, sesudah: { status: 'DRAFT' } })
}

/** Undoes a withdrawal just made: all is as before it, what people had read too. Throws 404, 409. */
export async function restorePengumuman(
  perbuatan: PerbuatanPelaku,
  deps: Alat,
  id: number,
  versi: number,
): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  const ada = await hold(tx, deps, pelaku, id, { versi, bukan: ['TERBIT', 'SUDAH_TERBIT'] })
  const { status, ditarik_pada: ditarik, ditarik_dari: terbit } = ada
  if (ditarik === null || terbit === null || saat > ditarik + BATAS_URUNG_MS)
    throw refuse('TIDAK_DAPAT_DIURUNGKAN', undefined, { data: await showPengumuman(tx, deps, pelaku, id) })
  await updatePengumuman(perbuatan, id, {
    status: 'TERBIT',
    terbit_pada: new Date(terbit),
    ditarik_pada: null,
    ditarik_dari: null,
    versi: versi + 1,
  })
  await restoreKabar(tx, { jenis: 'PENGUMUMAN', detailId: id }, ditarik)
  await record(perbuatan, 'pengumuman', id, { sebelum: { status }, sesudah: { status: 'TERBIT' } })
}

/** Deletes a draft. Returns the key of its image, which is no longer used. Throws 404, and 409 if it is published. */
export async function removePengumuman(
  perbuatan: PerbuatanPelaku,
  deps: Alat,
  id: number,
  versi: number,
): Promise<string | null> {
  const { tx, pelaku } = perbuatan
  const { judul, body, lampiran } = await hold(tx, deps, pelaku, id, {
    versi,
    bukan: ['TERBIT', 'MASIH_TERBIT'],
  })
  await deletePengumuman(perbuatan, id)
  await record(perbuatan, 'pengumuman', id, { sebelum: { judul, body, lampiran } })
  return lampiran
}

/** Puts an image, or none, in the place of the one before, whose key it gives. Throws 404. */
export async function replaceGambar(
  perbuatan: PerbuatanPelaku,
  id: number,
  gambar: Gambar | null,
): Promise<string | null> {
  const { tx } = perbuatan
  const { lampiran } = await find(tx, id)
  const baru = gambar ?? { lampiran: null, lampiran_lebar: null, lampiran_tinggi: null }
  await updatePengumuman(perbuatan, id, baru)
  await record(perbuatan, 'pengumuman', id, { sebelum: { lampiran }, sesudah: { lampiran: baru.lampiran } })
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
