import { aturanLahirSampai } from '@rekan/domain/karyawan/karyawan'
import { hariTimur } from '@rekan/domain/waktu'
import { type Session, requireKonfirmasi } from '../../../platform/auth.ts'
import type { Tx } from '../../../platform/db.ts'
import { invalid, refuse, requireVersi } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { isNamaBersama, isSatuOrang } from '../../auth/akun/diri.sql.ts'
import { judgeAlamat, recordBatal } from '../batal/batal.service.ts'
import {
  type Orang,
  type Siapa,
  findOrang,
  lockOrang,
  updateKaryawan,
  updatePengguna,
} from '../data/orang.queries.ts'
import { recordRekening } from '../batal/rekening.service.ts'
import { recordUbah } from '../data/rincian.ts'
import type { PerbuatanPelaku } from '../../../platform/perbuatan.ts'

/** The version that whoever edits their own data saw of it. */
type Pengirim = Pick<Context<'POST /profile'>, 'versi'> & {
  /** The data as it stands, for whoever saw an older version */
  readonly show: () => Promise<unknown>
}
/** The fields of a person that somebody edits; HR, more of them than the person. */
type IsianUbah = Omit<Context<'POST /karyawan/{id}'>['body'], 'versi'> & {
  /** The number that its owner lets colleagues see */
  readonly nomor_hp_disetujui?: string | null
}

/**
 * Changes one's own data: absent fields stay, and what stays the same is no change. Whoever is not asked for their
 * consent is told: another address or bank account is mailed to the address from before, with a way back. Throws 409
 * with the present data when `versi` is no longer the newest, 403 where the password is to be given again, 422 by field.
 */
export async function editProfil(
  perbuatan: PerbuatanPelaku,
  { session, ...pengirim }: Pengirim & { readonly session: Session },
  isian: Context<'POST /profile'>['form']['fields'],
): Promise<void> {
  const { saat } = perbuatan
  const lahir = isian.tanggal_lahir && aturanLahirSampai(hariTimur(saat))(isian.tanggal_lahir)
  if (lahir) throw invalid({ tanggal_lahir: [lahir] })
  const sebelum = await holdSendiri(perbuatan, pengirim)
  if (isWider(sebelum, isian)) requireKonfirmasi(session, 'ulang', saat)
  await applyUbah(perbuatan, sebelum, isian)
}

/** Takes away an optional number of one's own. Throws as `editProfil`. */
export async function removeNomor(
  perbuatan: PerbuatanPelaku,
  pengirim: Pengirim,
  field: Context<'POST /profile/kosongkan'>['body']['field'],
): Promise<void> {
  const sebelum = await holdSendiri(perbuatan, pengirim)
  await applyUbah(perbuatan, sebelum, { [field]: null })
}

/** Sets one's own number, and whether colleagues see it. Throws as `editProfil`. */
export async function editNomorHp(
  perbuatan: PerbuatanPelaku,
  pengirim: Pengirim,
  { nomor_hp = null, setuju }: Context<'POST /profile/nomor-hp'>['body'],
): Promise<void> {
  const sebelum = await holdSendiri(perbuatan, pengirim)
  await applyUbah(perbuatan, sebelum, { nomor_hp, nomor_hp_disetujui: setuju ? nomor_hp : null })
}

async function holdSendiri({ tx, pelaku }: PerbuatanPelaku, { versi, show }: Pengirim): Promise<Orang> {
  const orang = await holdOrang(tx, pelaku)
  if (orang.karyawan !== null) await requireVersi(orang.karyawan.versi, versi, show)
  return orang
}

/** Whether an edit changes where letters about the account or pay go: the password is asked for again. */
export function isWider(
  { akun, karyawan }: Orang,
  { email, nama_bank, nomor_rekening }: Pick<IsianUbah, 'email' | 'nama_bank' | 'nomor_rekening'>,
): boolean {
  return (
    !isEmpty(different({ email }, akun)) ||
    (karyawan !== null && !isEmpty(different({ nama_bank, nomor_rekening }, karyawan)))
  )
}

/** A person's data, held for the rest of the transaction: edits of one person follow one another. */
export async function holdOrang(tx: Tx, siapa: Siapa): Promise<Orang> {
  await lockOrang(tx, siapa)
  return findOrang(tx, siapa)
}

/**
 * Writes what differs from what is there, with its line in the audit trail, and tells the person of another address or
 * bank account. False when nothing differs.
 *
 * @param isDiberitahu false where the address from before is nobody's yet
 */
export async function applyUbah(
  perbuatan: PerbuatanPelaku,
  sebelum: Orang,
  isian: IsianUbah,
  isDiberitahu = true,
): Promise<boolean> {
  const { tx, oleh, saat } = perbuatan
  await requireNamaTetap(tx, oleh, sebelum, isian)
  if (!(await writeIsian(tx, sebelum, isian))) return false
  const sesudah = await findOrang(tx, { penggunaId: sebelum.akun.id, karyawanId: sebelum.akun.karyawan_id })
  await recordUbah(perbuatan, sebelum, sesudah)
  const { email } = sesudah.akun
  if (email !== null && email !== sebelum.akun.email) await judgeAlamat(tx, email, sesudah.akun.id, saat)
  if (isDiberitahu) await recordBatal(perbuatan, sebelum, sesudah)
  await recordRekening(perbuatan, sebelum, sesudah)
  return true
}

/** Throws 422 where somebody would take off themselves the name by which their accounts are one. */
async function requireNamaTetap(
  tx: Tx,
  oleh: number,
  { akun, karyawan }: Orang,
  { nama }: IsianUbah,
): Promise<void> {
  const lama = karyawan?.nama ?? akun.nama
  if (nama === undefined || lama === null || isSatuNama(nama, lama)) return
  if (!(await isNamaBersama(tx, lama, karyawan !== null)) || !(await isSatuOrang(tx, oleh, akun.id))) return
  throw invalid({ nama: ['Akun Anda yang lain memakai nama ini juga. Minta orang lain menggantinya.'] })
}

function isSatuNama(satu: string, lain: string): boolean {
  return satu.trim().toLowerCase() === lain.trim().toLowerCase()
}

/** False when nothing differs. */
async function writeIsian(tx: Tx, { akun, karyawan }: Orang, isian: IsianUbah): Promise<boolean> {
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
