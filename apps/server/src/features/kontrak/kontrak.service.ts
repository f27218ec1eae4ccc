import { KETENTUAN } from '@rekan/domain/ketentuan'
import { isSendiri } from '@rekan/domain/akses/urusan'
import type { DiBawahMinimum } from '@rekan/domain/karyawan/upah-minimum'
import {
  type NamaKontrak,
  NAMA_KONTRAK,
  batasPencatatan,
  judgeKontrak,
  perpanjanganKe,
} from '@rekan/domain/karyawan/kontrak'
import { type Tanggal, addHari, tanggalLokal } from '@rekan/domain/waktu'
import type { Rincian } from '../../platform/audit.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { invalid, requireVersi } from '../../platform/errors.ts'
import type { Context } from '../../platform/http.ts'
import { requireBukanMilikPembuka } from '../auth/akun/dibuka.service.ts'
import { fetchDiBawahMinimum } from '../upah/upah.service.ts'
import {
  type Dipegang,
  holdKaryawan,
  judgePemilik,
  requirePemilik,
} from '../penempatan/penempatan.service.ts'
import {
  type BarisKontrak,
  deleteKontrak,
  endBerjalan,
  fetchLibur,
  findPunya,
  insertKontrak,
  listKontrak,
  updateKontrak,
} from './kontrak.queries.ts'
import { refuse } from './kontrak.refusals.ts'
import { type PerbuatanPelaku, record, type Pandangan } from '../../platform/perbuatan.ts'

const CATAT = 'POST /kelola/karyawan/{id}/kontrak'
/** So many days hold three working days, whatever the holidays. */
const CUKUP_HARI = 30

export type IsianKontrak = Context<'POST /kelola/karyawan/{id}/kontrak'>['body']
/** A contract as it is stored, without what the server adds. */
export type IsiKontrak = { readonly [K in NamaKontrak]: BarisKontrak[K] }

/** Somebody's contracts, newest first. Throws 404 for nobody. */
export async function showKontrak(pandangan: Pandangan, karyawanId: number) {
  const { db } = pandangan
  await requirePemilik(pandangan, 'GET /kelola/karyawan/{id}/kontrak', karyawanId)
  return wireKontrak(db, await listKontrak(db, [karyawanId]))
}

async function wireKontrak(db: Db | Tx, semua: readonly BarisKontrak[]) {
  const belum = semua.filter(({ jenis, dicatat }) => jenis === 'PKWT' && dicatat === null)
  const libur = await fetchHariLibur(
    db,
    belum.map(({ ditandatangani }) => ditandatangani),
  )
  return semua.map(({ dibuat_pada, ...kontrak }) => ({
    ...kontrak,
    perpanjangan_ke: perpanjanganKe(kontrak, semua),
    batas_pencatatan:
      kontrak.jenis === 'PKWT' && kontrak.dicatat === null
        ? batasPencatatan(KETENTUAN, kontrak.ditandatangani, libur)
        : null,
    pada: new Date(dibuat_pada).toISOString(),
  }))
}

/** The holidays that may lie between the signing of contracts, on these days, and their registration. */
export async function fetchHariLibur(
  db: Db | Tx,
  ditandatangani: readonly Tanggal[],
): Promise<ReadonlySet<Tanggal>> {
  const hari = ditandatangani.toSorted()
  const [awal, akhir] = [hari.at(0), hari.at(-1)]
  if (awal === undefined || akhir === undefined) return new Set()
  return fetchLibur(db, awal, addHari(akhir, CUKUP_HARI))
}

/**
 * Records a contract of somebody. Gives what of their wage as it begins is below the minimum of the site. Throws 404 for nobody, 403 for one's own, 422 by field: one that overlaps another, a
 * PKWT longer than five years with what it extends.
 */
export async function createKontrak(
  perbuatan: PerbuatanPelaku,
  karyawanId: number,
  isian: IsianKontrak,
): Promise<readonly DiBawahMinimum[]> {
  const { tx, saat } = perbuatan
  const { zona } = await requirePemilik(perbuatan, CATAT, karyawanId)
  await holdKaryawan(tx, karyawanId)
  await writeKontrak(perbuatan, { karyawanId, zona }, isian, await listKontrak(tx, [karyawanId]))
  const hariIni = tanggalLokal(saat, zona)
  const tanggal = isian.mulai > hariIni ? isian.mulai : hariIni
  return [...(await fetchDiBawahMinimum(tx, [{ karyawanId, tanggal }])).values()]
}

/**
 * As `createKontrak`, of somebody who is held. One of that number that is there stays as it is: answers whether it was
 * written, and the first field that says something else. Throws 404 for a caller who may not.
 */
export async function importKontrak(
  perbuatan: PerbuatanPelaku,
  dipegang: Dipegang,
  isian: IsianKontrak,
): Promise<{ readonly isDitulis: boolean; readonly beda?: NamaKontrak | undefined }> {
  const { tx, pelaku } = perbuatan
  judgePemilik(pelaku, CATAT, dipegang)
  const semua = dipegang.isBaru ? [] : await listKontrak(tx, [dipegang.karyawanId])
  const lama = semua.find(({ nomor }) => nomor.toLowerCase() === isian.nomor.toLowerCase())
  if (lama !== undefined) {
    const isi = isiFrom(isian)
    const beda = NAMA_KONTRAK.find((nama) => nama !== 'nomor' && isi[nama] !== lama[nama])
    return { isDitulis: false, beda }
  }
  await writeKontrak(perbuatan, dipegang, isian, semua)
  return { isDitulis: true }
}

async function writeKontrak(
  perbuatan: PerbuatanPelaku,
  { karyawanId, zona }: Pick<Dipegang, 'karyawanId' | 'zona'>,
  isian: IsianKontrak,
  semua: readonly BarisKontrak[],
): Promise<void> {
  const { pelaku, saat } = perbuatan
  if (isSendiri(pelaku, karyawanId)) throw refuse('KONTRAK_SENDIRI')
  await requireBukanMilikPembuka(perbuatan, karyawanId)
  const kontrak = isiFrom(isian)
  judge(kontrak, semua, tanggalLokal(saat, zona))
  await addKontrak(perbuatan, karyawanId, kontrak)
}

/** Somebody's contracts end with the employment that ended on a day, so that those of the next stand beside them. */
export async function endKontrak(
  perbuatan: PerbuatanPelaku,
  karyawanId: number,
  akhir: Tanggal,
): Promise<void> {
  const { tx } = perbuatan
  for (const { id, sampai } of await endBerjalan(tx, karyawanId, akhir))
    await record(perbuatan, 'kontrak', id, {
      sebelum: { karyawan_id: karyawanId, sampai },
      sesudah: { karyawan_id: karyawanId, sampai: akhir },
    })
}

/** Writes a contract that was judged, and the trail's entry. */
export async function addKontrak(
  perbuatan: PerbuatanPelaku,
  karyawanId: number,
  kontrak: IsiKontrak,
): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  const oleh = pelaku.penggunaId
  const baru = { ...kontrak, karyawan_id: karyawanId, dibuat_oleh_id: oleh, dibuat_pada: new Date(saat) }
  const id = await insertKontrak(tx, baru)
  const sesudah = { ...kontrak, karyawan_id: karyawanId }
  await record(perbuatan, 'kontrak', id, { sesudah })
}

/** Mends a contract. Throws 404 for none, 403 for one's own, 409 with the contracts once there is a newer version. */
export async function editKontrak(
  perbuatan: PerbuatanPelaku,
  id: number,
  { versi, ...isian }: Context<'POST /kelola/kontrak/{id}'>['body'],
): Promise<number> {
  const { tx } = perbuatan
  const { hariIni, lama, lain } = await holdKontrak(perbuatan, id)
  await requireVersi(lama.versi, versi, async () => showKontrak(perbuatan, lama.karyawan_id))
  const kontrak = isiFrom(isian)
  judge(kontrak, lain, hariIni)
  await updateKontrak(tx, id, kontrak)
  await record(perbuatan, 'kontrak', id, { sebelum: rincianFrom(lama), sesudah: { ...kontrak } })
  return lama.karyawan_id
}

/** Removes a contract that was never one; it stays in the trail. Throws as `editKontrak` does, but for the version. */
export async function removeKontrak(perbuatan: PerbuatanPelaku, id: number): Promise<number> {
  const { tx } = perbuatan
  const { lama } = await holdKontrak(perbuatan, id)
  await deleteKontrak(tx, id)
  await record(perbuatan, 'kontrak', id, { sebelum: { karyawan_id: lama.karyawan_id, ...rincianFrom(lama) } })
  return lama.karyawan_id
}

/** Holds the person of a contract, and gives it and their others as they then are. */
async function holdKontrak(perbuatan: PerbuatanPelaku, id: number) {
  const { tx } = perbuatan
  const karyawanId = await findPunya(tx, id)
  if (karyawanId === undefined) throw refuse('KONTRAK_TIDAK_ADA')
  const hariIni = await holdPemilik(perbuatan, karyawanId)
  const semua = await listKontrak(tx, [karyawanId])
  const lama = semua.find((kontrak) => kontrak.id === id)
  if (lama === undefined) throw refuse('KONTRAK_TIDAK_ADA')
  return { hariIni, lama, lain: semua.filter((kontrak) => kontrak !== lama) }
}

async function holdPemilik(perbuatan: PerbuatanPelaku, karyawanId: number) {
  const { tx, pelaku, saat, tindakan } = perbuatan
  const { zona } = await requirePemilik(perbuatan, tindakan, karyawanId)
  if (isSendiri(pelaku, karyawanId)) throw refuse('KONTRAK_SENDIRI')
  await holdKaryawan(tx, karyawanId)
  return tanggalLokal(saat, zona)
}

function judge(kontrak: IsiKontrak, lain: readonly BarisKontrak[], hariIni: string): void {
  const salah = Object.entries(judgeKontrak(KETENTUAN, kontrak, lain, hariIni))
  if (salah.length > 0) throw invalid(Object.fromEntries(salah.map(([nama, pesan]) => [nama, [pesan]])))
}

function isiFrom(isian: IsianKontrak): IsiKontrak {
  const { sampai = null, dicatat = null, nomor_pencatatan = null, catatan = null, ...isi } = isian
  return { ...isi, sampai, dicatat, nomor_pencatatan, catatan }
}

function rincianFrom(kontrak: BarisKontrak): Rincian {
  return Object.fromEntries(NAMA_KONTRAK.map((nama) => [nama, kontrak[nama]]))
}
