import { bolehBukaAkun } from '@rekan/domain/akses'
import { bolehMengurus } from '@rekan/domain/peran'
import { formatTanggal } from '@rekan/domain/waktu'
import { type Session, requireKonfirmasi } from '../../../platform/auth.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { endSessions } from '../../auth/masuk/auth.service.ts'
import { issueSetPasswordLink } from '../../auth/sandi/reset.service.ts'
import { shiftHakCuti } from '../../pengajuan/cuti/hak.service.ts'
import { moveMulai } from '../../penempatan/pindah.service.ts'
import { requirePemilik } from '../../penempatan/penempatan.service.ts'
import { applyUbah, holdOrang, opensMore } from '../ubah/ubah.service.ts'
import { lockKaryawan } from '../data/karyawan.queries.ts'
import { showKaryawan } from './karyawan.service.ts'
import { judgeTanggal } from '../masuk/tambah.service.ts'
import { findRentangPresensi } from '../../presensi/hari/rentang.sql.ts'
import { refuse } from '../karyawan.refusals.ts'

/**
 * Mends somebody's data: absent fields stay. The person is told of another address or bank account, as if they had
 * changed it themselves; who has never signed in is invited at the new address instead. False when nothing differs.
 * Throws 409 with the present data when `versi` is no longer the newest, 403 for a role above the caller's, for
 * one's own first day and for the address of a colleague whose account the caller may not open, 422 by field. Say `jobs.nudge` of 'surat' and
 * 'batal-ubah' after the commit.
 */
export async function editKaryawan(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'files'>,
  session: Session,
  karyawanId: number,
  { versi, ...isian }: Context<'POST /karyawan/{id}'>['body'],
): Promise<boolean> {
  const { pelaku } = session
  const saat = deps.clock.now()
  await requirePemilik(tx, pelaku, 'POST /karyawan/{id}', karyawanId, saat)
  const kini = await lockKaryawan(tx, karyawanId)
  if (!bolehMengurus(pelaku.role, kini.role)) throw refuse('PERAN_LEBIH_TINGGI')
  if (versi !== kini.versi)
    throw refuse('VERSI_USANG', undefined, { data: await showKaryawan(tx, deps, pelaku, karyawanId) })
  const { tanggal_lahir = kini.tanggal_lahir, tanggal_masuk = kini.tanggal_masuk } = isian
  judgeTanggal({ tanggal_lahir, tanggal_masuk }, saat)
  // Annual leave follows from it.
  if (karyawanId === pelaku.karyawanId && tanggal_masuk !== kini.tanggal_masuk) throw refuse('MASUK_SENDIRI')
  const { pertama } = await findRentangPresensi(tx, karyawanId)
  if (pertama !== null && pertama < tanggal_masuk && tanggal_masuk !== kini.tanggal_masuk)
    throw invalid({ tanggal_masuk: [`Karyawan ini sudah presensi pada ${formatTanggal(pertama)}.`] })

  const sebelum = await holdOrang(tx, { penggunaId: kini.penggunaId, karyawanId })
  const { email } = isian
  const isAlamatBaru = email !== undefined && email !== kini.email
  // Letters to the address open the account, as a code does.
  const isSendiri = kini.penggunaId === pelaku.penggunaId
  if (isAlamatBaru && !isSendiri && !bolehBukaAkun(pelaku, kini)) throw refuse('TANPA_HAK')
  if (opensMore(sebelum, isian)) requireKonfirmasi(session, isSendiri ? 'ulang' : 'masuk', saat)
  const isDiundang = !kini.bersandi && isAlamatBaru
  const isBerubah = await applyUbah(
    tx,
    { oleh: pelaku.penggunaId, tindakan: 'POST /karyawan/{id}', saat, isDiberitahu: !isDiundang },
    sebelum,
    isian,
  )
  if (tanggal_masuk !== kini.tanggal_masuk) {
    await moveMulai(tx, karyawanId, kini.tanggal_masuk, tanggal_masuk)
    await shiftHakCuti(tx, karyawanId, tanggal_masuk, { oleh: pelaku.penggunaId, saat })
  }
  if (isDiundang) {
    // The invitation at the wrong address opens no more.
    await endSessions(tx, kini.penggunaId)
    await issueSetPasswordLink(tx, deps, kini.penggunaId)
  }
  return isBerubah
}
