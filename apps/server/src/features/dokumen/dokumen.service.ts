import type { Pelaku } from '@rekan/domain/akses/akses'
import type { Tindakan } from '@rekan/domain/akses/tabel'
import { isSendiri } from '@rekan/domain/akses/urusan'
import { judgeDokumen } from '@rekan/domain/karyawan/dokumen'
import { recordLihat } from '../../platform/audit.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { type StoredDocument, storeDocument } from '../../platform/document-store.ts'
import { invalid, requireVersi } from '../../platform/errors.ts'
import type { ReceivedFile } from '../../platform/form.ts'
import type { Context } from '../../platform/http.ts'
import { akhirTautanRahasia } from '../../platform/pictures.ts'
import { holdKaryawan, requirePemilik } from '../penempatan/penempatan.service.ts'
import {
  type BarisDokumen,
  deleteDokumen,
  findDokumen,
  hasBerkas,
  insertDokumen,
  listDokumen,
  listJenisDokumen,
  updateDokumen,
} from './dokumen.queries.ts'
import { refuse } from './dokumen.refusals.ts'
import { type PerbuatanPelaku, record, type Pandangan } from '../../platform/perbuatan.ts'

const SIMPAN = 'POST /kelola/karyawan/{id}/dokumen'
const GANTI = 'POST /kelola/dokumen/{id}/berkas'
type Isian = Context<typeof SIMPAN>['form']['fields']
type Berkas = StoredDocument & { readonly sidik: Buffer }

/**
 * Somebody's documents. Who coordinates them sees the kinds that are theirs to know, without number and file. Throws 404
 * for nobody.
 */
export async function showDokumen(pandangan: Pandangan, id: number) {
  const { db, pelaku } = pandangan
  await requirePemilik(pandangan, 'GET /kelola/karyawan/{id}/dokumen', id)
  const semua = await listDokumen(db, id)
  if (pelaku.role === 'hrd' || pelaku.karyawanId === id) return wireDokumen(db, semua)
  const terbuka = semua.filter((dokumen) => dokumen.untuk_koordinator)
  return wireDokumen(
    db,
    terbuka.map((dokumen) => ({ ...dokumen, nomor: null, nama_berkas: null })),
  )
}

/** One's own documents, to read. */
export async function showSendiri(db: Db, { karyawanId }: Pelaku) {
  return wireDokumen(db, karyawanId === null ? [] : await listDokumen(db, karyawanId))
}

async function wireDokumen(db: Db | Tx, semua: readonly BarisDokumen[]) {
  return {
    dokumen: semua.map(({ dibuat_pada, ...dokumen }) => ({
      ...dokumen,
      pada: new Date(dibuat_pada).toISOString(),
    })),
    jenis: await listJenisDokumen(db),
  }
}

/** A link to a document's file, dead within a minute; noted in the audit trail. Throws 404 for none, and where it is not the reader's. */
export async function openBerkas(
  db: Db,
  { clock, files }: Pick<Deps, 'clock' | 'files'>,
  pelaku: Pelaku,
  id: number,
  tindakan: Tindakan & `GET ${string}`,
): Promise<{ readonly url: string }> {
  const dokumen = await findDokumen(db, id)
  if (dokumen === undefined) throw refuse('DOKUMEN_TIDAK_ADA')
  const saat = clock.now()
  await requirePemilik({ db, pelaku, saat }, tindakan, dokumen.karyawan_id)
  if (dokumen.kunci === null) throw refuse('DOKUMEN_TIDAK_ADA')
  const { karyawan_id: karyawanId, jenis } = dokumen
  const dilihat = { objek: 'dokumen', objekId: id, karyawanId, rincian: { jenis } } as const
  await recordLihat(db, pelaku, tindakan, [dilihat], saat)
  return { url: files.url(dokumen.kunci, akhirTautanRahasia(saat)) }
}

/**
 * Stores a file before its row names it, and removes it again where no row does: on a refusal, and where the same file
 * is there already. `write` gives the key that stands in the row.
 */
export async function writeWithBerkas<T extends { readonly kunci: string | null }>(
  deps: Pick<Deps, 'encoder' | 'files' | 'random'>,
  karyawanId: number,
  file: ReceivedFile | undefined,
  write: (berkas: Berkas | null) => Promise<T>,
): Promise<T> {
  const berkas =
    file === undefined
      ? null
      : { ...(await storeDocument(deps, `dokumen/${karyawanId}`, file)), sidik: file.sha256 }
  const answer = await write(berkas).catch(async (error: unknown) => {
    if (berkas !== null) await deps.files.delete(berkas.kunci)
    throw error
  })
  if (berkas !== null && answer.kunci !== berkas.kunci) await deps.files.delete(berkas.kunci)
  return answer
}

/** Throws as `createDokumen` does, before a file is stored. */
export async function judgePemilik(
  pandangan: Pandangan,
  karyawanId: number,
  tindakan: Tindakan = SIMPAN,
): Promise<void> {
  const { pelaku } = pandangan
  await requirePemilik(pandangan, tindakan, karyawanId)
  if (isSendiri(pelaku, karyawanId)) throw refuse('DOKUMEN_SENDIRI')
}

/**
 * Records a document of somebody; returns the key of its file, null where that very file is there already. Throws 404
 * for nobody, 403 for one's own, 422 by field.
 */
export async function createDokumen(
  perbuatan: PerbuatanPelaku,
  karyawanId: number,
  isian: Isian,
  berkas: Berkas | null,
): Promise<string | null> {
  const { tx, pelaku, saat } = perbuatan
  await judgePemilik(perbuatan, karyawanId)
  await holdKaryawan(tx, karyawanId)
  const isi = isiFrom(isian, berkas !== null)
  if (berkas !== null && (await hasBerkas(tx, karyawanId, isi.jenis, berkas.sidik))) return null
  const id = await insertDokumen(tx, {
    ...isi,
    karyawan_id: karyawanId,
    kunci: berkas?.kunci ?? null,
    nama_berkas: berkas?.nama ?? null,
    sidik: berkas?.sidik ?? null,
    dibuat_oleh_id: pelaku.penggunaId,
    dibuat_pada: new Date(saat),
  })
  await record(perbuatan, 'dokumen', id, {
    sesudah: { karyawan_id: karyawanId, ...isi, berkas: berkas !== null },
  })
  return berkas?.kunci ?? null
}

/** Mends what is known of a document. Throws 404 for none, 403 for one's own, 409 once there is a newer version. */
export async function editDokumen(
  perbuatan: PerbuatanPelaku,
  id: number,
  { versi, ...isian }: Context<'POST /kelola/dokumen/{id}'>['body'],
): Promise<number> {
  const { tx } = perbuatan
  const lama = await holdDokumen(perbuatan, id)
  await requireVersi(lama.versi, versi, async () => showDokumen(perbuatan, lama.karyawan_id))
  const isi = isiFrom(isian, lama.kunci !== null)
  await updateDokumen(tx, id, isi)
  const { jenis, nomor, terbit, berakhir } = lama
  await record(perbuatan, 'dokumen', id, { sebelum: { jenis, nomor, terbit, berakhir }, sesudah: isi })
  return lama.karyawan_id
}

/** Whose a document is that the caller may give another file. Throws 404 for none, 403 for one's own. */
export async function findPemilikDokumen(pandangan: Pandangan, id: number): Promise<number> {
  const { db } = pandangan
  const dokumen = await findDokumen(db, id)
  if (dokumen === undefined) throw refuse('DOKUMEN_TIDAK_ADA')
  await judgePemilik(pandangan, dokumen.karyawan_id, GANTI)
  return dokumen.karyawan_id
}

/**
 * Puts another file in the place of a document's. Gives the keys of both, the one before to be purged once this commits;
 * null and null where that very file is there already. Throws as `editDokumen` does, but for the version.
 */
export async function replaceBerkas(
  perbuatan: PerbuatanPelaku,
  id: number,
  berkas: Berkas | null,
): Promise<{ readonly kunci: string | null; readonly lama: string | null }> {
  const { tx } = perbuatan
  const dokumen = await holdDokumen(perbuatan, id)
  const { karyawan_id, jenis, kunci: lama } = dokumen
  if (berkas === null || (await hasBerkas(tx, karyawan_id, jenis, berkas.sidik)))
    return { kunci: null, lama: null }
  const { kunci, nama, sidik } = berkas
  await updateDokumen(tx, id, { kunci, nama_berkas: nama, sidik })
  await record(perbuatan, 'dokumen', id, {
    sebelum: { jenis, berkas: lama === null ? 'tanpa berkas' : 'lama' },
    sesudah: { jenis, berkas: 'diganti' },
  })
  return { kunci, lama }
}

/** Removes a document; returns whose it was and the key of its file, which is to be purged once this commits. */
export async function removeDokumen(perbuatan: PerbuatanPelaku, id: number) {
  const { tx } = perbuatan
  const { versi: _versi, id: _id, kunci, ...lama } = await holdDokumen(perbuatan, id)
  await deleteDokumen(tx, id)
  await record(perbuatan, 'dokumen', id, { sebelum: { ...lama, berkas: kunci !== null } })
  return { karyawanId: lama.karyawan_id, kunci }
}

async function holdDokumen(perbuatan: PerbuatanPelaku, id: number) {
  const { tx, tindakan } = perbuatan
  const punya = await findDokumen(tx, id)
  if (punya === undefined) throw refuse('DOKUMEN_TIDAK_ADA')
  await judgePemilik(perbuatan, punya.karyawan_id, tindakan)
  await holdKaryawan(tx, punya.karyawan_id)
  const dokumen = await findDokumen(tx, id)
  if (dokumen === undefined) throw refuse('DOKUMEN_TIDAK_ADA')
  return dokumen
}

function isiFrom({ jenis, nomor = null, terbit = null, berakhir = null }: Isian, isBerberkas: boolean) {
  const salah = Object.entries(judgeDokumen({ nomor, terbit, berakhir, isBerberkas }))
  if (salah.length > 0) throw invalid(Object.fromEntries(salah.map(([nama, pesan]) => [nama, [pesan]])))
  return { jenis, nomor, terbit, berakhir }
}
