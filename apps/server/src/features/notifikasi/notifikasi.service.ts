import type { Role } from '@rekan/domain/akses/peran'
import { type JenisNotifikasi, readJenisNotifikasi } from '@rekan/domain/notifikasi/notifikasi'
import { type Instan, hariBarat } from '@rekan/domain/waktu'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import {
  countBelumDibaca,
  deleteNotifikasi,
  insertNotifikasi,
  insertNotifikasiBagi,
  isPunya,
  listNotifikasi,
  moveNotifikasi,
  restoreNotifikasi,
  updateDibaca,
  updateKabar,
  updatePerihalDibaca,
} from './notifikasi.queries.ts'
import { insertKiriman } from './push.queries.ts'
import { refuse } from './notifikasi.refusals.ts'
import { type Pandangan, type Perbuatan, type PerbuatanPelaku, wake } from '../../platform/perbuatan.ts'

/** Something that accounts are told of. */
export type Kabar = {
  /** Accounts; named twice, told once */
  readonly kepada: readonly number[]
  readonly jenis: JenisNotifikasi
  /** The record it is about */
  readonly detailId: number
  /** At most 60 characters, and nothing in them that a lock screen should not show */
  readonly judul: string
  readonly isi: string
}

/** Tells accounts, in the transaction of what they are told of: both happen or neither. */
export async function tell(perbuatan: Perbuatan, ...kabar: readonly Kabar[]): Promise<void> {
  const { tx, saat } = perbuatan
  const ids = await insertNotifikasi(
    tx,
    kabar.flatMap((satu) => barisFrom(satu, saat)),
  )
  if (ids.length > 0 && (await insertKiriman(tx, ids))) wake(perbuatan, 'push')
}

/**
 * Tells every active account of a role, however many they are; HR of what concerns people by `tellHr`, so that no branch hears of
 * another's. Gives how many.
 */
export async function tellRole(
  perbuatan: Perbuatan,
  role: Exclude<Role, 'hrd'>,
  kabar: Omit<Kabar, 'kepada'>,
): Promise<number> {
  return tellBagi(perbuatan, sql`select id from pengguna where role = ${role} and aktif`, kabar)
}

/**
 * Tells HR of what concerns a person, or several together: HR of the whole company, and of the branches where each of them is placed
 * now. Gives how many.
 */
export async function tellHr(
  perbuatan: Perbuatan,
  karyawan: number | readonly number[],
  kabar: Omit<Kabar, 'kepada'>,
): Promise<number> {
  const { saat } = perbuatan
  const hari = hariBarat(saat)
  const ids = typeof karyawan === 'number' ? [karyawan] : karyawan
  return tellBagi(
    perbuatan,
    sql`select u.id from pengguna u where u.role = 'hrd' and u.aktif
      and (not exists (select from peran_lingkup l where l.pengguna_id = u.id)
        or not exists (select from unnest(${ids}::integer[]) k where not exists (
          select from peran_lingkup l join penempatan p on p.kantor_id = l.kantor_id
          where l.pengguna_id = u.id and p.karyawan_id = k and p.tanggal_masuk <= ${hari}
            and (p.tanggal_selesai is null or p.tanggal_selesai >= ${hari}))))`,
    kabar,
  )
}

/** Tells a person, where they have an account that is open. */
export async function tellOrang(
  perbuatan: Perbuatan,
  karyawanId: number,
  kabar: Omit<Kabar, 'kepada'>,
): Promise<void> {
  await tellBagi(perbuatan, sql`select id from pengguna where karyawan_id = ${karyawanId} and aktif`, kabar)
}

/** Tells every account that a query names by `id`, however many they are. Gives how many. */
export async function tellBagi(
  perbuatan: Perbuatan,
  akun: RawBuilder<unknown>,
  kabar: Omit<Kabar, 'kepada'>,
): Promise<number> {
  const { tx, saat } = perbuatan
  const ids = await insertNotifikasiBagi(tx, akun, kabar, saat)
  if (ids.length > 0 && (await insertKiriman(tx, ids))) wake(perbuatan, 'push')
  return ids.length
}

/** As `withdrawKabar`, for something whose withdrawal may be undone: `restoreKabar` puts back what it took. */
export async function holdKabar(
  tx: Tx,
  { jenis, detailId }: Pick<Kabar, 'jenis' | 'detailId'>,
  { dibuat, saat }: { readonly dibuat: Instan; readonly saat: Instan },
): Promise<void> {
  await moveNotifikasi(tx, jenis, detailId, dibuat, saat)
}

/** What was taken at a moment is there again, read or unread as it was; devices are not told anew. */
export async function restoreKabar(
  tx: Tx,
  { jenis, detailId }: Pick<Kabar, 'jenis' | 'detailId'>,
  saat: Instan,
): Promise<void> {
  await restoreNotifikasi(tx, jenis, detailId, saat)
}

/** Deletes the notifications that accounts got about a record at a moment, also those on their way to devices. */
export async function withdrawKabar(
  tx: Tx,
  { jenis, detailId }: Pick<Kabar, 'jenis' | 'detailId'>,
  saat: Instan,
): Promise<void> {
  await deleteNotifikasi(tx, jenis, detailId, saat)
}

/** Says something else in what accounts were told about a record at a moment; read or unread as it was, no device is told anew. */
export async function editKabar(
  tx: Tx,
  { jenis, detailId, judul, isi }: Omit<Kabar, 'kepada'>,
  saat: Instan,
): Promise<void> {
  await updateKabar(tx, { jenis, detailId, judul, isi }, saat)
}

/** What the reader was told of a record is read once they have seen the record. */
export async function readPerihal(
  { tx, pelaku: { penggunaId }, saat }: PerbuatanPelaku,
  { jenis, detailId }: Pick<Kabar, 'jenis' | 'detailId'>,
): Promise<void> {
  await updatePerihalDibaca(tx, penggunaId, jenis, detailId, saat)
}

/** A row for each account that is told. */
export function barisFrom({ kepada, jenis, detailId, judul, isi }: Kabar, saat: Instan) {
  return [...new Set(kepada)].map((penggunaId) => ({
    pengguna_id: penggunaId,
    jenis,
    detail_id: detailId,
    judul,
    isi,
    dibuat_pada: new Date(saat),
  }))
}

/** What the reader has been told of in the last 90 days, newest first, at most 100. */
export async function showNotifikasi({ db, pelaku: { penggunaId, role }, saat }: Pandangan) {
  const semua = await listNotifikasi(db, penggunaId, saat)
  return semua.map((n) => ({
    id: n.id,
    detail_id: n.detail_id,
    title: n.judul,
    body: n.isi,
    jenis: readJenisNotifikasi(n.jenis),
    user_role: role,
    read_at: n.dibaca_pada === null ? null : new Date(n.dibaca_pada).toISOString(),
    created_at: new Date(n.dibuat_pada).toISOString(),
  }))
}

export async function showJumlah({ db, pelaku: { penggunaId }, saat }: Pandangan) {
  return { belum_dibaca: await countBelumDibaca(db, penggunaId, saat) }
}

export async function readSemua({ tx, pelaku: { penggunaId }, saat }: PerbuatanPelaku): Promise<void> {
  await updateDibaca(tx, penggunaId, saat)
}

/** Read again, it stays read when it was. Throws 404 for what is not the reader's. */
export async function readSatu(
  { tx, pelaku: { penggunaId }, saat }: PerbuatanPelaku,
  id: number,
): Promise<void> {
  if (!(await isPunya(tx, penggunaId, id, saat))) throw refuse('NOTIFIKASI_TIDAK_ADA')
  await updateDibaca(tx, penggunaId, saat, id)
}
