import type { SatuanUpah } from '@rekan/domain/pengajuan/lembur/upah-lembur'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Skema } from '../../platform/schema.ts'

/** Whole rupiah a month or a day, from a day on. */
export type BarisUpah = {
  readonly mulai: Tanggal
  readonly satuan: SatuanUpah
  readonly pokok: number
  readonly tunjangan_tetap: number
  readonly tunjangan_tidak_tetap: number
  /** Agreed net */
  readonly bersih: boolean
  /** Who wrote it; null: nobody with an account */
  readonly oleh: { readonly id: number; readonly nama: string } | null
  readonly dibuat_pada: Instan
}

/** All that somebody has earned, newest first. */
export async function listUpah(db: Db | Tx, karyawanId: number): Promise<BarisUpah[]> {
  const { rows } = await sql<BarisUpah>`
    select u.mulai, u.satuan, u.pokok, u.tunjangan_tetap, u.tunjangan_tidak_tetap, u.bersih, u.dibuat_pada,
      case when p.id is not null then json_build_object('id', p.id, 'nama', coalesce(k.nama, p.nama)) end as oleh
    from upah u left join pengguna p on p.id = u.dibuat_oleh_id left join karyawan k on k.id = p.karyawan_id
    where u.karyawan_id = ${karyawanId} order by u.mulai desc`.execute(db)
  return rows
}

/** What people earn on days, in the order asked; null where nothing is on record. */
export async function fetchUpahPada(
  db: Db | Tx,
  diminta: readonly { readonly karyawanId: number; readonly tanggal: Tanggal }[],
): Promise<(Omit<BarisUpah, 'oleh'> | null)[]> {
  if (diminta.length === 0) return []
  const { rows } = await sql<{ upah: Omit<BarisUpah, 'oleh'> | null }>`
    select (select to_json(u) from upah u where u.karyawan_id = d.karyawan_id and u.mulai <= d.tanggal
      order by u.mulai desc limit 1) as upah
    from unnest(${diminta.map((d) => d.karyawanId)}::integer[], ${diminta.map((d) => d.tanggal)}::date[])
      with ordinality as d (karyawan_id, tanggal, urutan)
    order by d.urutan`.execute(db)
  return rows.map(({ upah }) => upah)
}

/** Wages that began after one day and up to another, oldest first. */
export async function listUpahAntara(
  db: Db | Tx,
  karyawanIds: readonly number[],
  sesudah: Tanggal,
  sampai: Tanggal,
) {
  return db
    .selectFrom('upah')
    .select(['karyawan_id', 'mulai', 'satuan', 'pokok', 'tunjangan_tetap', 'tunjangan_tidak_tetap', 'bersih'])
    .where('karyawan_id', '=', sql<number>`any(${karyawanIds}::integer[])`)
    .where('mulai', '>', sesudah)
    .where('mulai', '<=', sampai)
    .orderBy('mulai')
    .execute()
}

/** The person's first day at work. */
export async function fetchTanggalMasuk(tx: Tx, karyawanId: number): Promise<Tanggal> {
  const { tanggal_masuk } = await tx
    .selectFrom('karyawan')
    .select('tanggal_masuk')
    .where('id', '=', karyawanId)
    .executeTakeFirstOrThrow()
  return tanggal_masuk
}

/** From its day on; the same day again takes its place. */
export async function upsertUpah(tx: Tx, upah: Insertable<Skema['upah']>): Promise<void> {
  const { karyawan_id: _, mulai: __, ...isi } = upah
  await tx
    .insertInto('upah')
    .values(upah)
    .onConflict((c) => c.columns(['karyawan_id', 'mulai']).doUpdateSet(isi))
    .execute()
}
