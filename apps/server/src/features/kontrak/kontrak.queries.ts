import type { LangkahBerakhir } from '@rekan/domain/karyawan/berakhir'
import type { JenisKontrak } from '@rekan/domain/karyawan/kontrak'
import type { BahanPkwt } from '@rekan/domain/karyawan/surat-pkwt'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { type Insertable, type Updateable, sql } from 'kysely'
import { type Db, type Tx, at } from '../../platform/db.ts'
import type { Skema } from '../../platform/schema.ts'
import { isInForceAt } from '../penempatan/lingkup.sql.ts'

export type BarisKontrak = {
  readonly id: number
  readonly karyawan_id: number
  readonly jenis: JenisKontrak
  readonly nomor: string
  readonly ditandatangani: Tanggal
  readonly mulai: Tanggal
  readonly sampai: Tanggal | null
  readonly dicatat: Tanggal | null
  readonly nomor_pencatatan: string | null
  readonly catatan: string | null
  readonly versi: number
  /** Who wrote it; null: nobody with an account */
  readonly oleh: { readonly id: number; readonly nama: string } | null
  readonly dibuat_pada: Instan
}

/** All contracts of people, newest first. */
export async function listKontrak(db: Db | Tx, karyawanIds: readonly number[]): Promise<BarisKontrak[]> {
  const { rows } = await sql<BarisKontrak>`
    select c.id, c.karyawan_id, c.jenis, c.nomor, c.ditandatangani, c.mulai, c.sampai, c.dicatat, c.nomor_pencatatan,
      c.catatan, c.versi, c.dibuat_pada,
      case when p.id is not null then json_build_object('id', p.id, 'nama', coalesce(k.nama, p.nama)) end as oleh
    from kontrak c left join pengguna p on p.id = c.dibuat_oleh_id left join karyawan k on k.id = p.karyawan_id
    where c.karyawan_id = any(${karyawanIds}::integer[]) order by c.mulai desc, c.id desc`.execute(db)
  return rows
}

export async function insertKontrak(tx: Tx, baru: Insertable<Skema['kontrak']>): Promise<number> {
  const { id } = await tx.insertInto('kontrak').values(baru).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Contracts of an employment that ended on a day end with it; gives those that would have lasted longer, as they were. */
export async function endBerjalan(
  tx: Tx,
  karyawanId: number,
  akhir: Tanggal,
): Promise<readonly { id: number; sampai: Tanggal | null }[]> {
  const { rows } = await sql<{ id: number; sampai: Tanggal | null }>`
    with lama as (select id, sampai from kontrak
      where karyawan_id = ${karyawanId} and mulai <= ${akhir}::date and coalesce(sampai > ${akhir}::date, true) for update)
    update kontrak c set sampai = ${akhir}::date, versi = c.versi + 1 from lama l where l.id = c.id
    returning l.id, l.sampai`.execute(tx)
  return rows
}

/** Whose contract it is; undefined for none. */
export async function findPunya(tx: Db | Tx, id: number): Promise<number | undefined> {
  const row = await tx.selectFrom('kontrak').select('karyawan_id').where('id', '=', id).executeTakeFirst()
  return row?.karyawan_id
}

/** Every update makes it a version newer. */
export async function updateKontrak(tx: Tx, id: number, isi: Updateable<Skema['kontrak']>): Promise<void> {
  await tx
    .updateTable('kontrak')
    .set((eb) => ({ ...isi, versi: eb('versi', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function deleteKontrak(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('kontrak').where('id', '=', id).execute()
}

/** The days on which nobody works in offices: by law, and joint leave that is in force. */
export async function fetchLibur(db: Db | Tx, dari: Tanggal, sampai: Tanggal): Promise<ReadonlySet<Tanggal>> {
  const rows = await db
    .selectFrom('libur')
    .select('tanggal')
    .where('jenis', '!=', 'PERUSAHAAN')
    .where((eb) => eb.or([eb('berlaku', '=', true), eb('jenis', '=', 'LIBUR_NASIONAL')]))
    .where('tanggal', '>=', dari)
    .where('tanggal', '<=', sampai)
    .execute()
  return new Set(rows.map(({ tanggal }) => tanggal))
}

/** The names of people who work here, by id. */
export async function fetchNama(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; nama: string }>`
    select id, nama from karyawan where id = any(${ids}::integer[]) and aktif`.execute(tx)
  return new Map(rows.map(({ id, nama }) => [id, nama]))
}

/** A contract that ends soon, with whom it concerns. */
export type Berakhir = {
  readonly id: number
  readonly karyawanId: number
  readonly nama: string
  readonly sampai: Tanggal
  /** The nearest step that people were told of; null: none */
  readonly langkah: LangkahBerakhir | null
  readonly koordinatorIds: readonly number[]
}

/** Contracts of people who stay that end from a day on until another and that none follows. */
export async function listBerakhir(
  db: Db | Tx,
  { dari, sampai }: { readonly dari: Tanggal; readonly sampai: Tanggal },
  saat: Instan,
): Promise<Berakhir[]> {
  const { rows } = await sql<Berakhir>`
    select c.id, k.id as "karyawanId", k.nama, c.sampai,
      (select min(langkah) from kontrak_pengingat g where g.kontrak_id = c.id and g.sampai = c.sampai) as langkah,
      array(select distinct p.koordinator_id from penempatan p join kantor o on o.id = p.kantor_id
        where p.karyawan_id = k.id and p.koordinator_id is not null and ${isInForceAt('p', 'o', saat)}) as "koordinatorIds"
    from kontrak c join karyawan k on k.id = c.karyawan_id
    where c.sampai between ${dari} and ${sampai} and c.jenis = 'PKWT'
      and k.aktif and (k.tanggal_keluar is null or k.tanggal_keluar > c.sampai)
      and not exists (select from kontrak n where n.karyawan_id = c.karyawan_id and n.mulai > c.mulai)
    order by c.sampai, c.id`.execute(db)
  return rows
}

/** Marks steps as told; returns those that nobody else has marked before. */
export async function insertPengingatKontrak(
  tx: Tx,
  semua: readonly { readonly id: number; readonly sampai: Tanggal; readonly langkah: number }[],
  saat: Instan,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    insert into kontrak_pengingat (kontrak_id, sampai, langkah, pada)
    select c.id, c.sampai, d.langkah, ${at(saat)}
    from unnest(${semua.map(({ id }) => id)}::integer[], ${semua.map(({ sampai }) => sampai)}::date[],
      ${semua.map(({ langkah }) => langkah)}::integer[]) as d (id, sampai, langkah)
    join kontrak c on c.id = d.id and c.sampai = d.sampai
    on conflict do nothing returning kontrak_id as id`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Who signs a contract, and where and as what they are placed on its first day, or first after it; null: nothing says so. */
export async function fetchPekerja(db: Db, karyawanId: number, mulai: Tanggal) {
  const { rows } = await sql<BahanPkwt['pekerja'] & Pick<BahanPkwt, 'jabatan' | 'tempat'>>`
    select k.nama, k.nik, k.jenis_kelamin as "jenisKelamin", k.tempat_lahir as "tempatLahir", k.tanggal_lahir as "tanggalLahir",
      t.jabatan, t.tempat
    from karyawan k left join lateral (
      select p.jabatan, o.nama as tempat from penempatan p join kantor o on o.id = p.kantor_id
      where p.karyawan_id = k.id and (p.tanggal_selesai is null or p.tanggal_selesai >= ${mulai})
      order by p.tanggal_masuk > ${mulai}, p.utama desc, p.tanggal_masuk limit 1) t on true
    where k.id = ${karyawanId}`.execute(db)
  return rows[0] as (typeof rows)[number]
}
