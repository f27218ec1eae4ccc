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

/** A page of what was changed in an employee's data, newest first. */
export async function listPerubahan(db: Db, karyawanId: number, halaman: Halaman): Promise<Perubahan[]> {
  const { rows } = await sql<Perubahan>`
    select a.id, a.waktu, a.tindakan, a.sebelum, a.sesudah,
      case when p.id is not null then json_build_object('id', p.id, 'nama', coalesce(k.nama, p.nama)) end as oleh
    from audit a left join pengguna p on p.id = a.pengguna_id left join karyawan k on k.id = p.karyawan_id
    where ${isAbout(karyawanId)}
    order by a.id desc limit ${halaman.per_page} offset ${offsetOf(halaman)}`.execute(db)
  return rows
}

export async function countPerubahan(db: Db, karyawanId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from audit a where ${isAbout(karyawanId)}`.execute(db)
  return rows[0]?.total ?? 0
}

function isAbout(karyawanId: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`a.objek = 'karyawan' and a.objek_id = ${String(karyawanId)} and a.tindakan not like 'GET %'`
}
