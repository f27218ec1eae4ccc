import { type Pelaku, lingkup } from '@rekan/domain/akses/akses'
import { isSendiri } from '@rekan/domain/akses/urusan'
import { judgeTanggalBukti } from '@rekan/domain/payroll/reimburse'
import { hariBarat, hariTimur } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { invalid } from '../../../platform/errors.ts'
import type { ReceivedFile } from '../../../platform/form.ts'
import type { Context } from '../../../platform/http.ts'
import { akhirTautanRahasia } from '../../../platform/pictures.ts'
import { isSatuOrang } from '../../auth/akun/diri.sql.ts'
import { requirePemilik } from '../../penempatan/penempatan.service.ts'
import { tellOrang } from '../../notifikasi/notifikasi.service.ts'
import type { Lampiran } from '../../pengajuan/izin-ajukan/lampiran.service.ts'
import { listPersetujuan } from '../baris/payroll.queries.ts'
import { kabarReimburse } from './kabar.text.ts'
import { refuse, requireOrangLain } from '../payroll.refusals.ts'
import {
  type BarisReimburse,
  findReimburse,
  insertReimburse,
  listMilik,
  listSemua,
  listUrusan,
  lockReimburse,
  updateReimburse,
} from './reimburse.queries.ts'
import { type Pandangan, type PerbuatanPelaku, record } from '../../../platform/perbuatan.ts'

const AJUKAN = 'POST /reimburse'
const CATAT = 'POST /kelola/reimburse'
const PUTUS = 'POST /kelola/reimburse/{id}/putusan'
type Isian = Context<typeof AJUKAN>['form']['fields']
/** The receipt as it is stored and as it came */
type Bukti = { readonly lampiran: Lampiran; readonly file: ReceivedFile }

/** One's own. */
export async function showMilik(db: Db | Tx, { karyawanId }: Pelaku) {
  return karyawanId === null ? [] : (await listMilik(db, karyawanId)).map(wireReimburse)
}

/** Everybody's in reach, what waits first; for who settles the affairs of people of HR what is theirs to decide. */
export async function showSemua({ db, pelaku, saat }: Pandangan) {
  const semua =
    pelaku.urusanHrd === undefined
      ? await listSemua(db, lingkup(pelaku, 'GET /kelola/reimburse'), saat)
      : await listUrusan(db, pelaku)
  return semua.map((satu) => ({
    ...wireReimburse(satu),
    sendiri: isSendiri(pelaku, satu.karyawan.id),
    dicatat: satu.diajukan_oleh_id === pelaku.penggunaId,
  }))
}

/** How many payslips and reimbursements of people of HR wait for who settles their affairs. */
export async function countUrusan(db: Db, pelaku: Pelaku): Promise<{ slip: number; reimburse: number }> {
  const [slip, reimburse] = await Promise.all([
    listPersetujuan(db, pelaku.penggunaId),
    listUrusan(db, pelaku),
  ])
  return {
    slip: slip.length,
    reimburse: reimburse.filter(({ status }) => status === 'MENUNGGU').length,
  }
}

/** Asks for one's own. Throws 403 for an account without a person, 422 by field. */
export async function requestReimburse(perbuatan: PerbuatanPelaku, isian: Isian, bukti: Bukti) {
  const { pelaku } = perbuatan
  if (pelaku.karyawanId === null) throw refuse('BUKAN_WEWENANG')
  await addReimburse(perbuatan, pelaku.karyawanId, isian, bukti)
}

/** Writes down somebody else's, which waits for another to decide. Throws 404 for nobody, 403 for one's own, 422 by field. */
export async function recordReimburse(
  perbuatan: PerbuatanPelaku,
  { karyawan_id: karyawanId, ...isian }: Context<typeof CATAT>['form']['fields'],
  bukti: Bukti,
) {
  const { pelaku } = perbuatan
  await requirePemilik(perbuatan, CATAT, karyawanId)
  requireOrangLain(pelaku, karyawanId, 'reimburse')
  await addReimburse(perbuatan, karyawanId, isian, bukti)
}

/** Approves or rejects what waits. Throws 404 for none, 403 for one's own and for what the caller wrote down, 409 once it is decided. */
export async function decideReimburse(
  perbuatan: PerbuatanPelaku,
  id: number,
  { setuju, alasan = null }: Context<typeof PUTUS>['body'],
) {
  const { tx, pelaku, saat } = perbuatan
  const { karyawan_id: karyawanId, status, keterangan, diajukan_oleh_id } = await requireReimburse(tx, id)
  await requirePemilik(perbuatan, PUTUS, karyawanId)
  requireOrangLain(pelaku, karyawanId, 'reimburse')
  if (await isSatuOrang(tx, pelaku.penggunaId, diajukan_oleh_id)) throw refuse('REIMBURSE_DICATAT')
  if (status !== 'MENUNGGU') throw refuse('REIMBURSE_DIPUTUS')
  if (!setuju && alasan === null) throw invalid({ alasan: ['Alasan harus diisi.'] })
  const oleh = pelaku.penggunaId
  const baru = setuju ? 'DISETUJUI' : 'DITOLAK'
  await updateReimburse(tx, id, {
    status: baru,
    alasan,
    diputus_oleh_id: oleh,
    diputus_pada: new Date(saat),
  })
  await tellOrang(perbuatan, karyawanId, kabarReimburse(id, keterangan, setuju, alasan))
  const sesudah = { karyawan_id: karyawanId, status: baru, alasan }
  await record(perbuatan, 'reimburse', id, { sesudah })
}

/** Takes one's own back while it waits. Throws 404 for none and another's, 409 once it is decided. */
export async function cancelReimburse(perbuatan: PerbuatanPelaku, id: number): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  const { karyawan_id: karyawanId, status } = await requireReimburse(tx, id)
  if (karyawanId !== pelaku.karyawanId) throw refuse('REIMBURSE_TIDAK_ADA')
  if (status !== 'MENUNGGU') throw refuse('REIMBURSE_DIPUTUS')
  await updateReimburse(tx, id, {
    status: 'DIBATALKAN',
    diputus_oleh_id: pelaku.penggunaId,
    diputus_pada: new Date(saat),
  })
  await record(perbuatan, 'reimburse', id, { sesudah: { status: 'DIBATALKAN' } })
}

/** A link to a receipt, dead within a minute. Throws 404 for none, and where it is neither the reader's nor in their reach. */
export async function openBukti(
  pandangan: Pandangan,
  { files }: Pick<Deps, 'files'>,
  id: number,
): Promise<{ readonly url: string }> {
  const { db, pelaku, saat } = pandangan
  const satu = await findReimburse(db, id)
  if (satu === undefined) throw refuse('REIMBURSE_TIDAK_ADA')
  if (satu.karyawan.id !== pelaku.karyawanId) {
    const isUrusan =
      pelaku.urusanHrd !== undefined && (await listUrusan(db, pelaku)).some((urusan) => urusan.id === id)
    if (pelaku.role !== 'hrd' && !isUrusan) throw refuse('REIMBURSE_TIDAK_ADA')
    if (!isUrusan) await requirePemilik(pandangan, 'GET /kelola/reimburse', satu.karyawan.id)
  }
  return { url: files.url(satu.bukti, akhirTautanRahasia(saat)) }
}

async function addReimburse(
  perbuatan: PerbuatanPelaku,
  karyawanId: number,
  { tanggal, jumlah, keterangan }: Isian,
  { lampiran, file }: Bukti,
): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  // Whose day has begun in the east may have bought something on it.
  const tolak = judgeTanggalBukti(tanggal, hariTimur(saat))
  if (tolak !== undefined) throw invalid({ tanggal: [tolak] })
  const oleh = pelaku.penggunaId
  const id = await insertReimburse(tx, {
    karyawan_id: karyawanId,
    tanggal,
    jumlah,
    keterangan,
    bukti: lampiran.lampiran,
    bukti_nama: lampiran.lampiran_nama,
    sidik: file.sha256,
    diajukan_oleh_id: oleh,
    diajukan_pada: new Date(saat),
  })
  await record(perbuatan, 'reimburse', id, {
    sesudah: { karyawan_id: karyawanId, tanggal, pada: hariBarat(saat) },
  })
}

async function requireReimburse(tx: Tx, id: number) {
  const satu = await lockReimburse(tx, id)
  if (satu === undefined) throw refuse('REIMBURSE_TIDAK_ADA')
  return satu
}

function wireReimburse(reimburse: BarisReimburse) {
  const { bukti: _, diajukan_pada, diajukan_oleh_id: __, ...satu } = reimburse
  return { ...satu, pada: new Date(diajukan_pada).toISOString() }
}
