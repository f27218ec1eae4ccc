import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** In which two people who work here are alike, who may be one, and who the other is; null: somebody whom the reader may not see. */
export type Kembar = { readonly siapa: string | null; readonly sama: string }

/**
 * Returns, by id of each person, up to three others who still work here and have their account, their mobile number, or their name and
 * birthday. What more than five share, such as the office's telephone, tells of nobody.
 *
 * @param terlihat in SQL, whether the reader may see the other, `l`
 */
export async function listKembar(
  db: Db | Tx,
  ids: readonly number[],
  terlihat: RawBuilder<SqlBool> = sql`true`,
): Promise<ReadonlyMap<number, readonly Kembar[]>> {
  const { rows } = await sql<Kembar & { id: number }>`
    with ini as (select * from karyawan where id = any(${ids}::integer[])), pasangan as (
      select i.id, l.id as lain, 1 as ke, 'rekening' as apa from ini i join karyawan l on l.nomor_rekening = i.nomor_rekening
        where i.nomor_rekening in (select nomor_rekening from karyawan group by nomor_rekening having count(*) <= 5)
      union all select i.id, l.id, 2, 'nomor HP' from ini i join karyawan l on l.nomor_hp = i.nomor_hp
        where i.nomor_hp in (select nomor_hp from karyawan group by nomor_hp having count(*) <= 5)
      union all select i.id, l.id, 3, 'nama dan tanggal lahir' from ini i join karyawan l
        on l.tanggal_lahir = i.tanggal_lahir and lower(btrim(l.nama)) = lower(btrim(i.nama)))
    select p.id, case when ${terlihat} then l.kode || ' ' || l.nama end as siapa, string_agg(p.apa, ', ' order by p.ke) as sama
    from pasangan p join karyawan l on l.id = p.lain and l.aktif where p.lain <> p.id
    group by p.id, l.id order by l.kode`.execute(db)
  const per = Map.groupBy(rows, ({ id }) => id)
  return new Map([...per].map(([id, semua]) => [id, semua.slice(0, 3)]))
}

/**
 * `Rekening, nomor HP sama dengan KBN0031 Siti.`
 *
 * @param ditanya who knows somebody whom the reader may not see
 */
export function formatKembar({ siapa, sama }: Kembar, ditanya: readonly string[] = []): string {
  return `${sama.charAt(0).toUpperCase()}${sama.slice(1)} sama dengan ${siapa ?? formatLain(ditanya)}.`
}

/** Names nobody of another branch, but who can be asked. */
export function formatLain(ditanya: readonly string[]): string {
  return `karyawan di cabang lain; tanyakan kepada ${ditanya.join(' atau ') || 'HRD seluruh perusahaan'}`
}
