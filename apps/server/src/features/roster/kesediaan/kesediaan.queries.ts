import type { Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'

export type Kesediaan = { readonly diminta_pada: Instan; readonly bersedia_pada: Instan | null }

/** Whether people consent to overtime by plan; absent: nobody asked yet. */
export async function listKesediaan(
  db: Db | Tx,
  karyawanIds: readonly number[],
): Promise<ReadonlyMap<number, Kesediaan>> {
  const { rows } = await sql<Kesediaan & { karyawan_id: number }>`
    select karyawan_id, diminta_pada, bersedia_pada from kesediaan_melekat
    where karyawan_id = any(${karyawanIds}::integer[])`.execute(db)
  return new Map(rows.map(({ karyawan_id, ...satu }) => [karyawan_id, satu]))
}

/** On how many weekdays people work by the week of their placement of a day. */
export async function listHariSeminggu(
  tx: Tx,
  karyawanIds: readonly number[],
  saat: Instan,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ karyawan_id: number; hari: number }>`
    select distinct on (p.karyawan_id) p.karyawan_id, (select count(*)::integer from jadwal_hari h
      where h.jadwal_id = p.jadwal_id and h.berlaku_dari = (select max(v.berlaku_dari) from jadwal_versi v
        where v.jadwal_id = p.jadwal_id and v.berlaku_dari <= ${at(saat)}::date)) as hari
    from penempatan p
    where p.karyawan_id = any(${karyawanIds}::integer[]) and p.tanggal_masuk <= ${at(saat)}::date + 60
    order by p.karyawan_id, p.utama desc, p.tanggal_masuk desc`.execute(tx)
  return new Map(rows.map(({ karyawan_id, hari }) => [karyawan_id, hari]))
}

/** Notes that people are asked; gives those who were not before, with their accounts. */
export async function insertDiminta(
  tx: Tx,
  karyawanIds: readonly number[],
  saat: Instan,
): Promise<readonly number[]> {
  const { rows } = await sql<{ pengguna_id: number }>`
    with baru as (
      insert into kesediaan_melekat (karyawan_id, diminta_pada)
      select id, ${at(saat)} from unnest(${karyawanIds}::integer[]) as k (id) order by id
      on conflict do nothing returning karyawan_id)
    select u.id as pengguna_id from baru join pengguna u on u.karyawan_id = baru.karyawan_id
    where u.aktif order by u.id`.execute(tx)
  return rows.map(({ pengguna_id }) => pengguna_id)
}

/** Notes that somebody consents; whether they had not before. */
export async function updateBersedia(tx: Tx, karyawanId: number, saat: Instan): Promise<boolean> {
  const { rows } = await sql`
    insert into kesediaan_melekat as m (karyawan_id, diminta_pada, bersedia_pada)
    values (${karyawanId}, ${at(saat)}, ${at(saat)})
    on conflict (karyawan_id) do update set bersedia_pada = excluded.bersedia_pada
      where m.bersedia_pada is null returning 1`.execute(tx)
  return rows.length > 0
}
