import { cakupan } from '@rekan/domain/akses/akses'
import { mayManage, mayOpenAkun } from '@rekan/domain/akses/akun'
import { PENGELOLA_AKUN } from '@rekan/domain/akses/peran'
import { isSendiri } from '@rekan/domain/akses/urusan'
import { formatTanggal } from '@rekan/domain/waktu'
import { type Session, requireKonfirmasi } from '../../../platform/auth.ts'
import type { Deps } from '../../../platform/deps.ts'
import { invalid, requireVersi } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { listTertahan, openAkun, requireUntukAnda } from '../../auth/akun/dibuka.service.ts'
import { endSessions } from '../../auth/masuk/auth.service.ts'
import { sendSetPasswordLink } from '../../auth/sandi/reset.service.ts'
import { moveHakCuti } from '../../pengajuan/cuti/hak.service.ts'
import { moveMulai } from '../../penempatan/pindah.service.ts'
import { requirePemilik } from '../../penempatan/penempatan.service.ts'
import { applyUbah, holdOrang, isWider } from '../ubah/ubah.service.ts'
import { type KaryawanTerkunci, lockKaryawan } from '../data/karyawan.queries.ts'
import { showKaryawan } from './karyawan.service.ts'
import { judgeTanggal } from '../masuk/tambah.service.ts'
import { findRentangPresensi } from '../../presensi/hari/rentang.sql.ts'
import { findAkhirLalu } from '../data/masa-kerja.queries.ts'
import { refuse } from '../karyawan.refusals.ts'
import { type PerbuatanPelaku, asCall } from '../../../platform/perbuatan.ts'

/**
 * Mends somebody's data: absent fields stay. The person is told of another address or bank account, as if they had
 * changed it themselves; who has never signed in is invited at the new address instead. False when nothing differs.
 * Throws 409 with the present data when `versi` is no longer the newest, 403 for a role above the caller's, for
 * an administrator who changes more than the address, for one's own first day and for the address of a colleague whose account the caller may not open, 422 by field. Say `jobs.nudge` of 'surat' and
 * 'batal-ubah' after the commit.
 */
export async function editKaryawan(
  perbuatan: PerbuatanPelaku,
  deps: Pick<Deps, 'clock' | 'files'>,
  session: Session,
  karyawanId: number,
  { versi, ...isian }: Context<'POST /karyawan/{id}'>['body'],
): Promise<boolean> {
  const { tx, pelaku, saat } = perbuatan
  const karyawan = await holdDiubah(perbuatan, karyawanId)
  if (cakupan(pelaku, 'ubahData') === null && Object.keys(isian).some((nama) => nama !== 'email'))
    throw refuse('DATA_OLEH_HRD')
  await requireVersi(karyawan.versi, versi, async () => showKaryawan(tx, deps, pelaku, karyawanId))
  return editOrang(perbuatan, karyawan, isian, {
    confirm: (cara) => requireKonfirmasi(session, cara, saat),
    open: () => openAkun(perbuatan, akunOf(karyawan), 'ALAMAT'),
  })
}

/**
 * Mends somebody's data as `editKaryawan`, whatever its version: for a workbook, whose import was confirmed as a whole
 * and opens no account of those who decide about the caller. Of who looks after accounts, another address is kept as opening theirs.
 * Throws as it does, but 409.
 */
export async function editDariBuku(
  perbuatan: PerbuatanPelaku,
  karyawanId: number,
  isian: IsianOrang,
): Promise<boolean> {
  const karyawan = await holdDiubah(perbuatan, karyawanId)
  return editOrang(perbuatan, karyawan, isian, {
    confirm: () => undefined,
    open: () =>
      Object.hasOwn(PENGELOLA_AKUN, karyawan.role)
        ? openAkun(perbuatan, akunOf(karyawan), 'ALAMAT')
        : requireUntukAnda(perbuatan, karyawan.penggunaId),
  })
}

const akunOf = ({ penggunaId, bersandi, role }: KaryawanTerkunci) => ({ id: penggunaId, bersandi, role })

export type IsianOrang = Omit<Context<'POST /karyawan/{id}'>['body'], 'versi'>

async function holdDiubah(perbuatan: PerbuatanPelaku, karyawanId: number) {
  const { tx, pelaku } = perbuatan
  await requirePemilik(perbuatan, 'POST /karyawan/{id}', karyawanId)
  const karyawan = await lockKaryawan(tx, karyawanId)
  if (!mayManage(pelaku, karyawan.role)) throw refuse('PERAN_LEBIH_TINGGI')
  return karyawan
}

/** What stands before another address: a confirmation, and whether the account is the caller's to open. */
type Penjaga = {
  readonly confirm: (cara: 'ulang' | 'masuk') => void
  readonly open: () => Promise<void>
}

async function editOrang(
  perbuatan: PerbuatanPelaku,
  karyawan: KaryawanTerkunci,
  isian: IsianOrang,
  { confirm, open }: Penjaga,
): Promise<boolean> {
  const { tx, pelaku, saat } = perbuatan
  const karyawanId = karyawan.id
  const { tanggal_lahir = karyawan.tanggal_lahir, tanggal_masuk = karyawan.tanggal_masuk } = isian
  judgeTanggal({ tanggal_lahir, tanggal_masuk }, saat)
  // Annual leave follows from it.
  if (isSendiri(pelaku, karyawanId) && tanggal_masuk !== karyawan.tanggal_masuk) throw refuse('MASUK_SENDIRI')
  const tertahan =
    tanggal_masuk === karyawan.tanggal_masuk
      ? undefined
      : (await listTertahan(perbuatan, [karyawanId])).get(karyawanId)
  if (tertahan !== undefined) throw tertahan
  const { pertama } = await findRentangPresensi(tx, karyawanId, await findAkhirLalu(tx, karyawanId))
  if (pertama !== null && pertama < tanggal_masuk && tanggal_masuk !== karyawan.tanggal_masuk)
    throw invalid({ tanggal_masuk: [`Karyawan ini sudah presensi pada ${formatTanggal(pertama)}.`] })

  const sebelum = await holdOrang(tx, { penggunaId: karyawan.penggunaId, karyawanId })
  const { email } = isian
  const isAlamatBaru = email !== undefined && email !== karyawan.email
  // Letters to the address open the account, as a code does.
  const isAkunSendiri = karyawan.penggunaId === pelaku.penggunaId
  if (isAlamatBaru && !isAkunSendiri && !mayOpenAkun(pelaku, karyawan)) throw refuse('TANPA_HAK')
  if (isWider(sebelum, isian)) confirm(isAkunSendiri ? 'ulang' : 'masuk')
  if (isAlamatBaru && !isAkunSendiri) await open()
  const isDiundang = !karyawan.bersandi && isAlamatBaru
  const isBerubah = await applyUbah(asCall(perbuatan, 'POST /karyawan/{id}'), sebelum, isian, !isDiundang)
  if (tanggal_masuk !== karyawan.tanggal_masuk) {
    await moveMulai(tx, karyawanId, karyawan.tanggal_masuk, tanggal_masuk)
    await moveHakCuti(perbuatan, karyawanId, tanggal_masuk)
  }
  if (isDiundang) {
    // The invitation at the wrong address opens no more.
    await endSessions(tx, karyawan.penggunaId)
    await sendSetPasswordLink(perbuatan, karyawan.penggunaId)
  }
  return isBerubah
}
