import type { LangkahBerakhir } from '@rekan/domain/karyawan/berakhir'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { type Insertable, type Updateable, sql } from 'kysely'
import { type Db, type Tx, at } from '../../platform/db.ts'
import type { Skema } from '../../platform/schema.ts'
import { isInForceAt } from '../penempatan/lingkup.sql.ts'

export type BarisDokumen = {
  readonly id: number
  readonly jenis: { readonly kode: string; readonly nama: string }
  readonly untuk_koordinator: boolean
  readonly nomor: string | null
  readonly terbit: Tanggal | null
  readonly berakhir: Tanggal | null
  readonly nama_berkas: string | null
  readonly versi: number
  readonly dibuat_pada: Instan
}

/** Somebody's documents, in the order of the list of kinds, of each the newest first. */
export async function listDokumen(db: Db | Tx, karyawanId: number): Promise<BarisDokumen[]> {
  const { rows } = await sql<BarisDokumen>`
    select d.id, json_build_object('kode', j.kode, 'nama', j.nama) as jenis, j.untuk_koordinator, d.nomor, d.terbit,
      d.berakhir, d.nama_berkas, d.versi, d.dibuat_pada
    from dokumen d join jenis_dokumen j on j.kode = d.jenis
    where d.karyawan_id = ${karyawanId} order by j.urutan, d.berakhir desc nulls first, d.id desc`.execute(db)
  return rows
}

export async function listJenisDokumen(db: Db | Tx) {
  return db.selectFrom('jenis_dokumen').select(['kode', 'nama']).orderBy('urutan').execute()
}

export async function findDokumen(db: Db | Tx, id: number) {
  return db
    .selectFrom('dokumen')
    .select(['id', 'karyawan_id', 'jenis', 'nomor', 'terbit', 'berakhir', 'kunci', 'versi'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Whether somebody has this very file as a document of this kind. */
export async function hasBerkas(tx: Tx, karyawanId: number, jenis: string, sidik: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom('dokumen')
    .select('id')
    .where('karyawan_id', '=', karyawanId)
    .where('jenis', '=', jenis)
    .where('sidik', '=', sidik)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertDokumen(tx: Tx, baru: Insertable<Skema['dokumen']>): Promise<number> {
  const { id } = await tx.insertInto('dokumen').values(baru).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Every update makes it a version newer. */
export async function updateDokumen(tx: Tx, id: number, isi: Updateable<Skema['dokumen']>): Promise<void> {
  await tx
    .updateTable('dokumen')
    .set((eb) => ({ ...isi, versi: eb('versi', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function deleteDokumen(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('dokumen').where('id', '=', id).execute()
}

/** A document that ends soon, with whom it concerns. */
export type Berakhir = {
  readonly id: number
  readonly karyawanId: number
  readonly nama: string
  readonly jenis: string
  readonly berakhir: Tanggal
  readonly langkah: LangkahBerakhir | null
  readonly penggunaId: number | null
  /** Empty where the kind is not the coordinator's to know */
  readonly koordinatorIds: readonly number[]
}

/** Documents of people who work here that end from a day on until another and that no later one of the kind replaces. */
export async function listBerakhir(
  db: Db,
  { dari, sampai }: { readonly dari: Tanggal; readonly sampai: Tanggal },
  saat: Instan,
): Promise<Berakhir[]> {
  const { rows } = await sql<Berakhir>`
    select d.id, k.id as "karyawanId", k.nama, j.nama as jenis, d.berakhir, u.id as "penggunaId",
      (select min(langkah) from dokumen_pengingat g where g.dokumen_id = d.id and g.berakhir = d.berakhir) as langkah,
      array(select distinct p.koordinator_id from penempatan p join kantor o on o.id = p.kantor_id
        where j.untuk_koordinator and p.karyawan_id = k.id and p.koordinator_id is not null
          and ${isInForceAt('p', 'o', saat)}) as "koordinatorIds"
    from dokumen d join jenis_dokumen j on j.kode = d.jenis join karyawan k on k.id = d.karyawan_id
      left join pengguna u on u.karyawan_id = k.id and u.aktif
    where d.berakhir between ${dari} and ${sampai} and k.aktif
      and not exists (select from dokumen n where n.karyawan_id = d.karyawan_id and n.jenis = d.jenis
        and coalesce(n.berakhir, 'infinity') > d.berakhir)
    order by d.berakhir, d.id`.execute(db)
  return rows
}

/** Marks steps as told; returns those that nobody else has marked before. */
export async function insertPengingatDokumen(
  tx: Tx,
  semua: readonly { readonly id: number; readonly berakhir: Tanggal; readonly langkah: number }[],
  saat: Instan,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    insert into dokumen_pengingat (dokumen_id, berakhir, langkah, pada)
    select d.id, d.berakhir, t.langkah, ${at(saat)}
    from unnest(${semua.map(({ id }) => id)}::integer[], ${semua.map(({ berakhir }) => berakhir)}::date[],
      ${semua.map(({ langkah }) => langkah)}::integer[]) as t (id, berakhir, langkah)
    join dokumen d on d.id = t.id and d.berakhir = t.berakhir
    on conflict do nothing returning dokumen_id as id`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** The documents of one person who left before a day and whose data nobody holds; null for nobody. */
export async function findLewatSimpan(
  db: Db | Tx,
  keluarSebelum: Tanggal,
): Promise<{ readonly karyawan_id: number; readonly kunci: readonly string[] } | null> {
  const { rows } = await sql<{ karyawan_id: number; kunci: string[] }>`
    select d.karyawan_id, coalesce(array_agg(d.kunci) filter (where d.kunci is not null), '{}') as kunci
    from dokumen d join karyawan k on k.id = d.karyawan_id
    where not k.aktif and k.tanggal_keluar < ${keluarSebelum}
      and not exists (select from penahanan_karyawan t join penahanan p on p.id = t.penahanan_id
        where t.karyawan_id = k.id and p.dicabut_pada is null)
    group by d.karyawan_id order by d.karyawan_id limit 1`.execute(db)
  return rows[0] ?? null
}

export async function deleteSemua(tx: Tx, karyawanId: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('dokumen')
    .where('karyawan_id', '=', karyawanId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
