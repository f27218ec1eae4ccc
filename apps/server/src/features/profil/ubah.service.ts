import type { Pelaku } from '@rekan/domain/akses'
import { aturanLahirSampai } from '@rekan/domain/karyawan'
import { tanggalLokal } from '@rekan/domain/waktu'
import { recordAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { invalid, refuse } from '../../platform/errors.ts'
import type { Context } from '../../platform/http.ts'
import { noteBatal } from './batal.service.ts'
import { type Orang, findOrang, lockOrang, updateKaryawan, updatePengguna } from './ubah.queries.ts'
import { fetchProfil } from './profil.service.ts'
import { objekDari, rincianUbah } from './rincian.service.ts'

type Isian = Omit<Context<'POST /profile'>['form']['fields'], 'versi'>

/**
 * Changes one's own data: absent fields stay, and what stays the same is no change. Whoever is not asked for their
 * consent is told: another address or bank account is mailed to the address from before, with a way back. Throws 409
 * with the present data when `versi` is no longer the newest, 422 by field.
 */
export async function editProfil(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'files'>,
  pelaku: Pelaku,
  { versi, ...isian }: Context<'POST /profile'>['form']['fields'],
): Promise<void> {
  const saat = deps.clock.now()
  // In the east it is tomorrow first.
  const lahir = isian.tanggal_lahir && aturanLahirSampai(tanggalLokal(saat, 'WIT'))(isian.tanggal_lahir)
  if (lahir) throw invalid({ tanggal_lahir: [lahir] })

  await lockOrang(tx, pelaku)
  const sebelum = await findOrang(tx, pelaku)
  if (versi !== undefined && sebelum.karyawan !== null && versi !== sebelum.karyawan.versi)
    throw refuse('DATA_SUDAH_BERUBAH', undefined, { data: await fetchProfil(tx, deps, pelaku) })
  if (!(await writeIsian(tx, sebelum, isian))) return

  const sesudah = await findOrang(tx, pelaku)
  await recordAudit(tx, {
    waktu: saat,
    oleh: pelaku.penggunaId,
    tindakan: 'POST /profile',
    ...objekDari(sebelum),
    ...rincianUbah(sebelum, sesudah),
  })
  await noteBatal(tx, sebelum, sesudah, saat)
}

/** False when nothing differs. */
async function writeIsian(tx: Tx, { akun, karyawan }: Orang, isian: Isian): Promise<boolean> {
  const { email, jenjang_pendididikan_id, ...sisa } = isian
  const akunBaru = different({ email }, akun)
  if (karyawan === null) {
    const { nama, ...asing } = present({ ...sisa, jenjang_pendididikan_id })
    const [pertama] = Object.keys(asing)
    if (pertama !== undefined) throw refuse('TANPA_KARYAWAN')
    const baru = { ...akunBaru, ...different({ nama }, akun) }
    if (isEmpty(baru)) return false
    await updatePengguna(tx, akun.id, baru)
    return true
  }
  const baru = different({ ...sisa, jenjang_pendidikan_id: jenjang_pendididikan_id }, karyawan)
  if (isEmpty(baru) && isEmpty(akunBaru)) return false
  if (!isEmpty(akunBaru)) await updatePengguna(tx, akun.id, akunBaru)
  // Even if the address alone changed: it stands on the same form.
  await updateKaryawan(tx, karyawan.id, baru)
  return true
}

function present<T extends object>(isian: T): Partial<T> {
  return Object.fromEntries(Object.entries(isian).filter(([, nilai]) => nilai !== undefined)) as Partial<T>
}

/** The fields that were sent and say something else than the record. */
function different<T extends object>(isian: T, kini: { readonly [nama in keyof T]: unknown }): Partial<T> {
  const ubah = Object.entries(present(isian)).filter(([nama, nilai]) => nilai !== kini[nama as keyof T])
  return Object.fromEntries(ubah) as Partial<T>
}

function isEmpty(isian: object): boolean {
  return Object.keys(isian).length === 0
}
