import { mayOpenPemutus } from '@rekan/domain/akses/akun'
import { PENGELOLA_AKUN, type Role, isPemutus } from '@rekan/domain/akses/peran'
import type { SqlBool } from 'kysely'
import { refusePembuka } from '../../../platform/constraints.ts'
import type { DomainError } from '../../../platform/errors.ts'
import type { CaraBuka } from '../../../platform/schema.akun.ts'
import { tellRole } from '../../notifikasi/notifikasi.service.ts'
import { refuse } from '../auth.refusals.ts'
import {
  type Kuasa,
  insertDibuka,
  insertDimulai,
  isHrdJuga,
  listKuasa,
  listNamaAdmin,
  listPembuka,
} from './dibuka.queries.ts'
import type { Pandangan, Perbuatan, PerbuatanPelaku } from '../../../platform/perbuatan.ts'

/** Of accounts that are not the caller's to open, who they are and what they decide about the caller. */
export type BukanUntukAnda = ReadonlyMap<number, { readonly nama: string; readonly alasan: string }>

const ALASAN: Readonly<Record<Kuasa, string>> = {
  penyetuju: 'menyetujui gaji Anda',
  koordinator: 'adalah koordinator Anda',
  pengajuan: 'sedang memegang pengajuan Anda',
}

/** Returns those of the accounts that decide about the caller: somebody else opens them. */
export async function listBukanUntukAnda(
  { db, pelaku: { penggunaId, role }, saat }: Pandangan,
  akun: readonly number[],
): Promise<BukanUntukAnda> {
  if (mayOpenPemutus(role, role === 'admin' && (await isHrdJuga(db, penggunaId)))) return new Map()
  const semua = await listKuasa(db, penggunaId, akun, saat)
  return new Map([...semua].map(([id, { nama, kuasa }]) => [id, { nama, alasan: ALASAN[kuasa] }]))
}

/** Throws 403 for an account that decides about the caller, with whom to ask instead. */
export async function requireUntukAnda(pandangan: Pandangan, penggunaId: number): Promise<void> {
  const { db, pelaku } = pandangan
  const bukan = (await listBukanUntukAnda(pandangan, [penggunaId])).get(penggunaId)
  if (bukan === undefined) return
  throw refuse('BUKAN_UNTUK_ANDA', {
    ...bukan,
    siapa: pelaku.role === 'admin' ? [] : await listNamaAdmin(db),
  })
}

/**
 * Opens somebody's account to others: keeps who did, so that for two weeks it decides nothing of theirs. Throws 403 as
 * `requireUntukAnda`. One without a password is not opened but begun, by the owner's own: all that is kept is who could have begun it,
 * unless the account is made one that decides, or looks after accounts already: its maker may be its owner.
 */
export async function openAkun(
  perbuatan: PerbuatanPelaku,
  akun: { readonly id: number; readonly bersandi: SqlBool | null; readonly role: Role },
  cara: Exclude<CaraBuka, 'BARU'>,
): Promise<void> {
  await requireUntukAnda(perbuatan, akun.id)
  if (!akun.bersandi && (cara === 'KODE' || cara === 'ALAMAT')) await insertDimulai(perbuatan, [akun.id])
  const isDijaga = cara === 'PERAN' ? isPemutus(akun.role) : Object.hasOwn(PENGELOLA_AKUN, akun.role)
  if (akun.bersandi || isDijaga) await recordDibuka(perbuatan, akun, cara)
}

/** Keeps who opened an account, or made it one that decides: for two weeks it decides nothing of theirs. */
export async function recordDibuka(
  { tx, oleh, saat }: PerbuatanPelaku,
  { id, bersandi }: { readonly id: number; readonly bersandi: SqlBool | null },
  cara: Exclude<CaraBuka, 'BARU'>,
): Promise<void> {
  if (id === oleh) return
  const isi = { pengguna_id: id, oleh_id: oleh, pada: new Date(saat) }
  await insertDibuka(tx, { ...isi, cara: bersandi ? cara : 'BARU', menunggu: !bersandi || cara === 'ALAMAT' })
}

/** Of these people, those who opened the caller's account a short while ago, with the refusal to decide anything of theirs. */
export async function listTertahan(
  { db, pelaku: { penggunaId }, saat }: Pandangan,
  karyawanIds: readonly number[],
): Promise<ReadonlyMap<number, DomainError>> {
  const semua = await listPembuka(db, penggunaId, karyawanIds, saat)
  return new Map(semua.map(({ id, pembuka }) => [id, refusePembuka(pembuka)]))
}

/** Throws 403 for the affairs of who opened the caller's account a short while ago. */
export async function requireBukanMilikPembuka(pandangan: Pandangan, karyawanId: number): Promise<void> {
  const tertahan = (await listTertahan(pandangan, [karyawanId])).get(karyawanId)
  if (tertahan !== undefined) throw tertahan
}

/** Tells the administrators by name of accounts that one cannot open. */
export async function tellAdministrator(
  perbuatan: Perbuatan,
  bukan: BukanUntukAnda,
  apa: string,
): Promise<void> {
  const [pertama] = bukan.keys()
  if (pertama === undefined) return
  const nama = [...bukan.values()].map((satu) => satu.nama)
  await tellRole(perbuatan, 'admin', {
    jenis: 'AKUN_DISERAHKAN',
    detailId: pertama,
    judul: 'Akun yang menunggu administrator',
    isi: `${apa} untuk ${nama.slice(0, 10).join(', ')}${nama.length > 10 ? ` dan ${nama.length - 10} orang lain` : ''}: akun ini memutus urusan HRD yang mengerjakannya, jadi kerjakan oleh administrator.`,
  })
}
