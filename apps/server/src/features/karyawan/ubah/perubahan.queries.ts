import type { Instan } from '@rekan/domain/waktu'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Rincian } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/db.ts'
import { type Halaman, offsetOf } from '../../../platform/paging.ts'

export type Perubahan = {
  readonly id: number
  readonly waktu: Instan
  readonly tindakan: string
  readonly oleh: { readonly id: number; readonly nama: string } | null
  readonly sebelum: Rincian | null
  readonly sesudah: Rincian | null
}

/** What of a person the trail is read about: the tables whose entries the reader may see. */
export type Objek = 'karyawan' | 'kontrak' | 'dokumen' | 'pajak_karyawan'

/** A page of what was changed of an employee, newest first. */
export async function listPerubahan(
  db: Db,
  karyawanId: number,
  objek: readonly Objek[],
  halaman: Halaman,
): Promise<Perubahan[]> {
  const { rows } = await sql<Perubahan>`
    select a.id, a.waktu, a.tindakan, a.sebelum, a.sesudah,
      case when p.id is not null then json_build_object('id', p.id, 'nama', coalesce(k.nama, p.nama)) end as oleh
    from audit a left join pengguna p on p.id = a.pengguna_id left join karyawan k on k.id = p.karyawan_id
    where ${isAbout(karyawanId, objek)}
    order by a.id desc limit ${halaman.per_page} offset ${offsetOf(halaman)}`.execute(db)
  return rows
}

export async function countPerubahan(db: Db, karyawanId: number, objek: readonly Objek[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from audit a where ${isAbout(karyawanId, objek)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Entries about the person, and about records of theirs: those there are, and those gone that an entry named as theirs. */
function isAbout(karyawanId: number, objek: readonly Objek[]): RawBuilder<SqlBool> {
  const id = String(karyawanId)
  const about = (tabel: 'kontrak' | 'dokumen') => sql<SqlBool>`(a.objek = ${tabel} and a.objek_id in (
    select r.id::text from ${sql.table(tabel)} r where r.karyawan_id = ${karyawanId} union all
    select b.objek_id from audit b where b.objek = ${tabel} and coalesce(b.sesudah, b.sebelum) ->> 'karyawan_id' = ${id}))`
  const syarat = objek.map((satu) =>
    satu === 'kontrak' || satu === 'dokumen'
      ? about(satu)
      : sql<SqlBool>`(a.objek = ${satu} and a.objek_id = ${id})`,
  )
  return sql<SqlBool>`a.tindakan not like 'GET %' and (${sql.join(syarat, sql` or `)})`
}
