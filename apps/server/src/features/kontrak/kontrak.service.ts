import { KETENTUAN } from '@rekan/domain/ketentuan'
import type { Pelaku } from '@rekan/domain/akses/akses'
import type { Tindakan } from '@rekan/domain/akses/tabel'
import { isSendiri } from '@rekan/domain/akses/urusan'
import type { DiBawahMinimum } from '@rekan/domain/karyawan/upah-minimum'
import {
  type NamaKontrak,
  NAMA_KONTRAK,
  batasPencatatan,
  judgeKontrak,
  perpanjanganKe,
} from '@rekan/domain/karyawan/kontrak'
import { type Instan, type Tanggal, addHari, tanggalLokal } from '@rekan/domain/waktu'
import { type Rincian, recordAudit } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { invalid } from '../../platform/errors.ts'
import type { Context } from '../../platform/http.ts'
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

const CATAT = 'POST /kelola/karyawan/{id}/kontrak'
/** So many days hold three working days, whatever the holidays. */
const CUKUP_HARI = 30

export type IsianKontrak = Context<'POST /kelola/karyawan/{id}/kontrak'>['body']
/** A contract as it is stored, without what the server adds. */
export type IsiKontrak = { readonly [K in NamaKontrak]: BarisKontrak[K] }

/** Somebody's contracts, newest first. Throws 404 for nobody. */
export async function showKontrak(db: Db | Tx, clock: Clock, pelaku: Pelaku, karyawanId: number) {
  await requirePemilik(db, pelaku, 'GET /kelola/karyawan/{id}/kontrak', karyawanId, clock.now())
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
  tx: Tx,
  clock: Clock,
  pelaku: Pelaku,
  karyawanId: number,
  isian: IsianKontrak,
): Promise<readonly DiBawahMinimum[]> {
  const saat = clock.now()
  const { zona } = await requirePemilik(tx, pelaku, CATAT, karyawanId, saat)
  await holdKaryawan(tx, karyawanId)
  await writeKontrak(tx, saat, pelaku, { karyawanId, zona }, isian, await listKontrak(tx, [karyawanId]))
  const hariIni = tanggalLokal(saat, zona)
  const tanggal = isian.mulai > hariIni ? isian.mulai : hariIni
  return [...(await fetchDiBawahMinimum(tx, [{ karyawanId, tanggal }])).values()]
}

/**
 * As `createKontrak`, of somebody who is held. One of that number that is there stays as it is: answers whether it was
 * written, and the first field that says something else. Throws 404 for a caller who may not.
 */
export async function importKontrak(
  tx: Tx,
  clock: Clock,
  pelaku: Pelaku,
  dipegang: Dipegang,
  isian: IsianKontrak,
): Promise<{ readonly isDitulis: boolean; readonly beda?: NamaKontrak | undefined }> {
  judgePemilik(pelaku, CATAT, dipegang)
  const semua = dipegang.isBaru ? [] : await listKontrak(tx, [dipegang.karyawanId])
  const lama = semua.find(({ nomor }) => nomor.toLowerCase() === isian.nomor.toLowerCase())
  if (lama !== undefined) {
    const isi = isiFrom(isian)
    const beda = NAMA_KONTRAK.find((nama) => nama !== 'nomor' && isi[nama] !== lama[nama])
    return { isDitulis: false, beda }
  }
  await writeKontrak(tx, clock.now(), pelaku, dipegang, isian, semua)
  return { isDitulis: true }
}

async function writeKontrak(
  tx: Tx,
  saat: Instan,
  pelaku: Pelaku,
  { karyawanId, zona }: Pick<Dipegang, 'karyawanId' | 'zona'>,
  isian: IsianKontrak,
  semua: readonly BarisKontrak[],
): Promise<void> {
  if (isSendiri(pelaku, karyawanId)) throw refuse('KONTRAK_SENDIRI')
  const kontrak = isiFrom(isian)
  judge(kontrak, semua, tanggalLokal(saat, zona))
  await addKontrak(tx, pelaku, CATAT, karyawanId, kontrak, saat)
}

/** Somebody's contracts end with the employment that ended on a day, so that those of the next stand beside them. */
export async function endKontrak(
  tx: Tx,
  { penggunaId: oleh }: Pelaku,
  tindakan: Tindakan,
  karyawanId: number,
  akhir: Tanggal,
  saat: Instan,
): Promise<void> {
  for (const { id, sampai } of await endBerjalan(tx, karyawanId, akhir))
    await recordAudit(tx, {
      waktu: saat,
      oleh,
      tindakan,
      objek: 'kontrak',
      objekId: id,
      sebelum: { karyawan_id: karyawanId, sampai },
      sesudah: { karyawan_id: karyawanId, sampai: akhir },
    })
}

/** Writes a contract that was judged, and the trail's entry. */
export async function addKontrak(
  tx: Tx,
  pelaku: Pelaku,
  tindakan: Tindakan,
  karyawanId: number,
  kontrak: IsiKontrak,
  saat: Instan,
): Promise<void> {
  const oleh = pelaku.penggunaId
  const baru = { ...kontrak, karyawan_id: karyawanId, dibuat_oleh_id: oleh, dibuat_pada: new Date(saat) }
  const id = await insertKontrak(tx, baru)
  const sesudah = { ...kontrak, karyawan_id: karyawanId }
  await recordAudit(tx, { waktu: saat, oleh, tindakan, objek: 'kontrak', objekId: id, sesudah })
}

/** Mends a contract. Throws 404 for none, 403 for one's own, 409 with the contracts once there is a newer version. */
export async function editKontrak(
  tx: Tx,
  clock: Clock,
  pelaku: Pelaku,
  id: number,
  { versi, ...isian }: Context<'POST /kelola/kontrak/{id}'>['body'],
): Promise<number> {
  const tindakan = 'POST /kelola/kontrak/{id}'
  const { hariIni, lama, lain } = await holdKontrak(tx, clock, pelaku, tindakan, id)
  if (lama.versi !== versi)
    throw refuse('VERSI_USANG', undefined, { data: await showKontrak(tx, clock, pelaku, lama.karyawan_id) })
  const kontrak = isiFrom(isian)
  judge(kontrak, lain, hariIni)
  await updateKontrak(tx, id, kontrak)
  await recordAudit(tx, {
    waktu: clock.now(),
    oleh: pelaku.penggunaId,
    tindakan,
    objek: 'kontrak',
    objekId: id,
    sebelum: rincianFrom(lama),
    sesudah: { ...kontrak },
  })
  return lama.karyawan_id
}

/** Removes a contract that was never one; it stays in the trail. Throws as `editKontrak` does, but for the version. */
export async function removeKontrak(tx: Tx, clock: Clock, pelaku: Pelaku, id: number): Promise<number> {
  const tindakan = 'POST /kelola/kontrak/{id}/hapus'
  const { lama } = await holdKontrak(tx, clock, pelaku, tindakan, id)
  await deleteKontrak(tx, id)
  await recordAudit(tx, {
    waktu: clock.now(),
    oleh: pelaku.penggunaId,
    tindakan,
    objek: 'kontrak',
    objekId: id,
    sebelum: { karyawan_id: lama.karyawan_id, ...rincianFrom(lama) },
  })
  return lama.karyawan_id
}

/** Holds the person of a contract, and gives it and their others as they then are. */
async function holdKontrak(tx: Tx, clock: Clock, pelaku: Pelaku, tindakan: Tindakan, id: number) {
  const karyawanId = await findPunya(tx, id)
  if (karyawanId === undefined) throw refuse('KONTRAK_TIDAK_ADA')
  const hariIni = await holdPemilik(tx, pelaku, tindakan, karyawanId, clock.now())
  const semua = await listKontrak(tx, [karyawanId])
  const lama = semua.find((kontrak) => kontrak.id === id)
  if (lama === undefined) throw refuse('KONTRAK_TIDAK_ADA')
  return { hariIni, lama, lain: semua.filter((kontrak) => kontrak !== lama) }
}

async function holdPemilik(tx: Tx, pelaku: Pelaku, tindakan: Tindakan, karyawanId: number, saat: Instan) {
  const { zona } = await requirePemilik(tx, pelaku, tindakan, karyawanId, saat)
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
