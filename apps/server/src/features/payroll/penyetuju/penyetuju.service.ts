import { type Pelaku } from '@rekan/domain/akses/akses'
import { mayApproveSlip, mayComposeSlip } from '@rekan/domain/akses/slip'
import { listDiri, isSendiri } from '@rekan/domain/akses/urusan'
import type { Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import { readPengaturanBagi } from '../../../platform/pengaturan.ts'
import { recordDibuka } from '../../auth/akun/dibuka.service.ts'
import { isAkunOrang } from '../../auth/akun/diri.sql.ts'
import { tellBagi } from '../../notifikasi/notifikasi.service.ts'
import type { Slip } from '../baris/payroll.queries.ts'
import { findCalon, findPenyetuju, isTanpaOrangKedua, upsertPenyetuju } from './penyetuju.queries.ts'
import { refuse } from '../payroll.refusals.ts'
import { type Perbuatan, type PerbuatanPelaku, record } from '../../../platform/perbuatan.ts'

/**
 * Names the account that approves slips which HR make for themselves, or null for nobody. Throws 422 unless it is an
 * account outside HR.
 */
export async function editPenyetuju(perbuatan: PerbuatanPelaku, akun: string | null): Promise<void> {
  const {
    tx,
    pelaku: { penggunaId },
  } = perbuatan
  const sebelum = await findPenyetuju(tx)
  const calon = akun === null ? null : await findCalon(tx, akun.trim())
  if (calon === undefined)
    throw invalid({ akun: ['Tidak ada akun aktif di luar HRD dengan email atau kode karyawan ini.'] })
  await upsertPenyetuju(tx, calon?.id ?? null)
  // Whoever names an account of their own has it decide nothing of theirs, as HR by whichever account.
  if (calon !== null && calon.id !== sebelum?.id) await recordDibuka(perbuatan, calon, 'PERAN')
  if (calon?.id !== sebelum?.id)
    await tellPenyetuju(perbuatan, penggunaId, calon?.id ?? null, sebelum?.id ?? null)
  await record(perbuatan, 'penyetuju_gaji_hr', 1, {
    sebelum: { pengguna_id: sebelum?.id ?? null },
    sesudah: { pengguna_id: calon?.id ?? null },
  })
}

/** Tells who is named, who was before, and HR, that somebody else settles what HR may not settle for themselves. */
async function tellPenyetuju(
  perbuatan: Perbuatan,
  olehId: number,
  kini: number | null,
  sebelum: number | null,
): Promise<void> {
  const { tx } = perbuatan
  const { nama } = (await findPenyetuju(tx)) ?? { nama: null }
  const isi =
    nama === null
      ? 'Tidak ada lagi yang ditunjuk untuk menyetujui gaji dan urusan HRD sendiri.'
      : `${nama} sekarang menyetujui gaji dan urusan HRD sendiri.`
  await tellBagi(
    perbuatan,
    sql`select id from pengguna where aktif and id <> ${olehId}
      and (role = 'hrd' or id = any(${[kini, sebelum].filter((id) => id !== null)}::integer[]))`,
    { jenis: 'PENYETUJU_DITUNJUK', detailId: 1, judul: 'Penyetuju gaji HRD berganti', isi },
  )
}

/** Whether the caller may make a person's payslip; only of their own is anything asked. */
export async function isBolehMenyusun(db: Db | Tx, pelaku: Pelaku, karyawanId: number): Promise<boolean> {
  const penyetuju = isSendiri(pelaku, karyawanId) ? await findPenyetuju(db) : null
  return mayComposeSlip(pelaku, karyawanId, penyetuju?.id ?? null)
}

/** People whose payslips the caller may not make: the caller's own, where nobody else approves it. */
export async function listTakBolehMenyusun(db: Db | Tx, pelaku: Pelaku): Promise<readonly number[]> {
  const diri = listDiri(pelaku)
  return diri[0] === undefined || (await isBolehMenyusun(db, pelaku, diri[0])) ? [] : diri
}

/** Throws 403 for one's own where nobody else approves it. */
export async function requireBolehMenyusun(db: Db | Tx, pelaku: Pelaku, karyawanId: number): Promise<void> {
  if (!(await isBolehMenyusun(db, pelaku, karyawanId))) throw refuse('SLIP_SENDIRI')
}

/** Whether the caller is who approves this payslip. */
export async function isBolehMenyetujui(
  db: Db | Tx,
  pelaku: Pelaku,
  { karyawan_id, dibuat_oleh_id }: Pick<Slip, 'karyawan_id' | 'dibuat_oleh_id'>,
): Promise<boolean> {
  const penyetuju = await findPenyetuju(db)
  if (penyetuju?.id !== pelaku.penggunaId) return false
  const isBuatanSendiri = await isAkunOrang(db, dibuat_oleh_id, karyawan_id)
  const slip = { karyawanId: karyawan_id, isBuatanSendiri }
  return mayApproveSlip(pelaku, slip, penyetuju.id)
}

/** Whether an account publishes nothing that nobody else approved. */
export async function isOrangKeduaWajib(db: Db | Tx, akun: number, saat: Instan): Promise<boolean> {
  const { gaji_orang_kedua: wajib } = await readPengaturanBagi(db, akun, saat)
  return wajib && !(await isTanpaOrangKedua(db, akun, saat))
}
