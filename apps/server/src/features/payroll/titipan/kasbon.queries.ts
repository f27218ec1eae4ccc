import type { Bulan } from '@rekan/domain/bulan'
import type { Kasbon } from '@rekan/domain/payroll/kasbon'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'
import type { PerbuatanAkun } from '../../../platform/perbuatan.ts'

export type BarisKasbon = Kasbon & {
  readonly karyawan_id: number
  readonly mulai: Bulan
  readonly keterangan: string
  /** What published slips took of it */
  readonly terbit: number
  readonly oleh: string
  readonly dibuat_pada: Instan
  readonly ditutup_pada: Instan | null
  readonly alasan_ditutup: string | null
}

/** All of a person's, the newest first. */
export async function listKasbon(db: Db | Tx, karyawanId: number): Promise<readonly BarisKasbon[]> {
  const { rows } = await sql<BarisKasbon>`
    select k.id, k.karyawan_id, k.jumlah, k.cicilan, json_build_object('tahun', k.mulai_tahun, 'bulan', k.mulai_bulan) as mulai,
      k.keterangan, coalesce(d.diambil, 0)::bigint as diambil, coalesce(b.terbit, 0)::bigint as terbit,
      coalesce(d.kali, 0)::integer as kali, coalesce(o.nama, u.nama, '') as oleh, k.dibuat_pada, k.ditutup_pada, k.alasan_ditutup
    from kasbon k join pengguna u on u.id = k.dibuat_oleh_id left join karyawan o on o.id = u.karyawan_id
      left join lateral (select sum(t.jumlah) as diambil, count(*) as kali
        from titipan_diambil t where t.sumber = 'KASBON:' || k.id) d on true
      left join lateral (select sum(b.jumlah) as terbit from payroll_baris b join payroll p on p.id = b.payroll_id
        where b.sumber = 'KASBON:' || k.id and p.status = 'TERBIT' and not exists (select from payroll q
          where q.karyawan_id = p.karyawan_id and q.tahun = p.tahun and q.bulan = p.bulan and q.jenis = p.jenis
            and q.status = 'TERBIT' and q.revisi > p.revisi)) b on true
    where k.karyawan_id = ${karyawanId} order by k.dibuat_pada desc, k.id desc`.execute(db)
  return rows
}

/**
 * People's open ones that have begun by a month, the oldest first, as all slips but the month's own have taken of them.
 */
export async function listKasbonBerjalan(
  db: Db | Tx,
  { tahun, bulan }: Bulan,
  karyawanIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Kasbon[]>> {
  const { rows } = await sql<Kasbon & { readonly karyawan_id: number }>`
    select k.id, k.karyawan_id, k.jumlah, k.cicilan, coalesce(d.diambil, 0)::bigint as diambil, coalesce(d.kali, 0)::integer as kali
    from kasbon k left join lateral (select sum(t.jumlah) as diambil, count(*) as kali from titipan_diambil t
      where t.sumber = 'KASBON:' || k.id and (t.tahun, t.bulan, t.jenis) <> (${tahun}::integer, ${bulan}::integer, 'BULANAN')) d on true
    where k.karyawan_id = any(${karyawanIds}::integer[]) and k.ditutup_pada is null
      and (k.mulai_tahun, k.mulai_bulan) <= (${tahun}::integer, ${bulan}::integer)
    order by k.id`.execute(db)
  return Map.groupBy(rows, ({ karyawan_id }) => karyawan_id)
}

export async function insertKasbon(tx: Tx, baru: Insertable<Skema['kasbon']>): Promise<number> {
  return (await tx.insertInto('kasbon').values(baru).returning('id').executeTakeFirstOrThrow()).id
}

/** Whose it is, held; undefined: there is none. */
export async function lockKasbon(tx: Tx, id: number) {
  return tx
    .selectFrom('kasbon')
    .select(['id', 'karyawan_id', 'jumlah', 'ditutup_pada'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function closeKasbon(
  { tx, oleh, saat }: PerbuatanAkun,
  id: number,
  alasan: string,
): Promise<void> {
  await tx
    .updateTable('kasbon')
    .set({ ditutup_oleh_id: oleh, ditutup_pada: new Date(saat), alasan_ditutup: alasan })
    .where('id', '=', id)
    .execute()
}

/** The last day at work of somebody; null: they stay; undefined: nobody. */
export async function findKeluar(db: Db | Tx, karyawanId: number): Promise<Tanggal | null | undefined> {
  const row = await db
    .selectFrom('karyawan')
    .select('tanggal_keluar')
    .where('id', '=', karyawanId)
    .executeTakeFirst()
  return row?.tanggal_keluar
}
