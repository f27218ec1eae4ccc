import type { Instan } from '@rekan/domain/waktu'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Rincian } from '../../platform/audit.ts'
import type { Db } from '../../platform/db.ts'
import { type Halaman, offsetOf } from '../../platform/paging.ts'

type Referensi = { readonly id: number; readonly nama: string }

export type BarisAudit = {
  readonly id: number
  readonly waktu: Instan
  readonly tindakan: string
  readonly objek: string
  readonly objek_id: string
  readonly oleh: Referensi | null
  readonly karyawan: Referensi | null
  readonly sebelum: Rincian | null
  readonly sesudah: Rincian | null
}

/** Returns a page of actions, newest first; with `nama`, the actions of that person and those that concern them. */
export async function listAudit(
  db: Db,
  { nama, ...halaman }: Halaman & { readonly nama?: string | undefined },
): Promise<BarisAudit[]> {
  const { rows } = await sql<BarisAudit>`
    select a.id, a.waktu, a.tindakan, a.objek, a.objek_id, a.sebelum, a.sesudah,
      case when p.id is not null then json_build_object('id', p.id, 'nama', coalesce(o.nama, p.nama)) end as oleh,
      case when k.id is not null then json_build_object('id', k.id, 'nama', k.nama) end as karyawan
    ${DARI} where ${isNamed(nama)}
    order by a.id desc limit ${halaman.per_page} offset ${offsetOf(halaman)}`.execute(db)
  return rows
}

export async function countAudit(db: Db, nama: string | undefined): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total ${DARI} where ${isNamed(nama)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Whom a record is about: the employee or the account it is of, or whose it says it is. */
const DARI = sql`from audit a
  left join pengguna p on p.id = a.pengguna_id left join karyawan o on o.id = p.karyawan_id
  left join pengguna t on a.objek = 'pengguna' and t.id::text = a.objek_id
  left join karyawan k on k.id::text = case a.objek
    when 'karyawan' then a.objek_id
    when 'upah' then split_part(a.objek_id, ' ', 1)
    when 'pengguna' then t.karyawan_id::text
    else coalesce(a.sesudah, a.sebelum) ->> 'karyawan_id' end`

function isNamed(nama: string | undefined): RawBuilder<SqlBool> {
  if (nama === undefined || nama === '') return sql<SqlBool>`true`
  return sql<SqlBool>`strpos(lower(concat_ws(' ', o.nama, o.kode, p.nama, k.nama, k.kode)), lower(${nama})) > 0`
}
