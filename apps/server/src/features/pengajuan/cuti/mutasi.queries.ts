import type { JenisMutasiCuti } from '@rekan/domain/pengajuan/cuti/cuti'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'

type Mutasi = Pick<Insertable<Skema['mutasi_cuti']>, 'hak_id' | 'jumlah'> &
  Partial<Insertable<Skema['mutasi_cuti']>>

/** @param bersama what all of them have alike */
export async function insertMutasi(
  tx: Tx,
  jenis: JenisMutasiCuti,
  semua: readonly Mutasi[],
  bersama: Partial<Mutasi> = {},
): Promise<void> {
  if (semua.length === 0) return
  const mutasi = semua.map((satu) => ({ jenis, ...bersama, ...satu }))
  await sql`
    insert into mutasi_cuti (hak_id, jenis, jumlah, absensi_id, tanggal, keterangan, oleh_id, dibuat_pada)
    select hak_id, jenis, jumlah, absensi_id, tanggal, keterangan, oleh_id, dibuat_pada
    from json_populate_recordset(null::mutasi_cuti, ${JSON.stringify(mutasi)})`.execute(tx)
}

/** How many days of which years a request has taken. */
export async function findTerpakai(tx: Tx, absensiId: number): Promise<{ hak_id: number; jumlah: number }[]> {
  return tx
    .selectFrom('mutasi_cuti')
    .select(['hak_id', (eb) => eb.fn.sum<number>('jumlah').as('jumlah')])
    .where('absensi_id', '=', absensiId)
    .groupBy('hak_id')
    .having((eb) => eb.fn.sum('jumlah'), '<', 0)
    .orderBy('hak_id')
    .execute()
}

/** How many days of a person's leave have lapsed, by year; what turned out not to have lapsed is not among them. */
export async function sumGugur(tx: Tx, karyawanId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .selectFrom('mutasi_cuti as m')
    .innerJoin('hak_cuti as h', 'h.id', 'm.hak_id')
    .select(['m.hak_id', (eb) => eb.fn.sum<number>('m.jumlah').as('jumlah')])
    .where('h.karyawan_id', '=', karyawanId)
    .where('m.jenis', '=', 'GUGUR')
    .groupBy('m.hak_id')
    .execute()
  return new Map(rows.map(({ hak_id, jumlah }) => [hak_id, -jumlah]))
}

/** The entries of some years in the order they were made; joint leave that took nothing is left out. */
export async function listMutasi(db: Db | Tx, hakIds: readonly number[]) {
  return db
    .selectFrom('mutasi_cuti as m')
    .leftJoin('absensi as a', 'a.id', 'm.absensi_id')
    .leftJoin('pengguna as u', 'u.id', 'm.oleh_id')
    .leftJoin('karyawan as k', 'k.id', 'u.karyawan_id')
    .select([
      'm.id',
      'm.hak_id',
      'm.jenis',
      'm.jumlah',
      'm.tanggal',
      'm.keterangan',
      'm.dibuat_pada',
      'm.oleh_id',
      'a.tanggal_mulai',
      'a.tanggal_selesai',
      (eb) => eb.fn.coalesce('k.nama', 'u.nama').as('oleh_nama'),
    ])
    .where('m.hak_id', '=', sql<number>`any(${hakIds}::integer[])`)
    .where('m.jumlah', '<>', 0)
    .orderBy('m.id')
    .execute()
}
