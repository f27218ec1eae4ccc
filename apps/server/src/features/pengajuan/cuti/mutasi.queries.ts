import type { JenisMutasiCuti } from '@rekan/domain/pengajuan/cuti/cuti'
import { type Tanggal, formatTanggal } from '@rekan/domain/waktu'
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

/** What of years that held on a day has lapsed since, and was not given back. */
export async function listGugurSesudah(
  tx: Tx,
  karyawanId: number,
  terakhir: Tanggal,
): Promise<{ hak_id: number; jumlah: number }[]> {
  const { rows } = await sql<{ hak_id: number; jumlah: number }>`
    select m.hak_id, -sum(m.jumlah) as jumlah from mutasi_cuti m join hak_cuti h on h.id = m.hak_id
    where h.karyawan_id = ${karyawanId} and m.jenis = 'GUGUR'
      and (m.dibuat_pada at time zone 'UTC' + interval '7 hours')::date > ${terakhir}::date
    group by m.hak_id having sum(m.jumlah) < 0 order by m.hak_id`.execute(tx)
  return rows
}

/** Joint leave after a day that took leave and was not given back, with the words by which it is. */
export async function listBersamaSesudah(
  tx: Tx,
  karyawanId: number,
  terakhir: Tanggal,
): Promise<{ hak_id: number; jumlah: number; keterangan: string }[]> {
  const { rows } = await sql<{ hak_id: number; jumlah: number; tanggal: Tanggal }>`
    select m.hak_id, -m.jumlah as jumlah, m.tanggal from mutasi_cuti m join hak_cuti h on h.id = m.hak_id
    where h.karyawan_id = ${karyawanId} and m.jenis = 'BERSAMA' and m.jumlah < 0 and m.tanggal > ${terakhir}::date
    order by m.id`.execute(tx)
  const semua = rows.map(({ tanggal, ...satu }) => ({
    ...satu,
    keterangan: `Cuti bersama ${formatTanggal(tanggal)} sesudah hari kerja terakhir.`,
  }))
  const kembali = await tx
    .selectFrom('mutasi_cuti as m')
    .innerJoin('hak_cuti as h', 'h.id', 'm.hak_id')
    .select(['m.hak_id', 'm.keterangan'])
    .where('h.karyawan_id', '=', karyawanId)
    .where('m.jenis', '=', 'KOREKSI')
    .execute()
  return semua.filter(
    (satu) => !kembali.some((k) => k.hak_id === satu.hak_id && k.keterangan === satu.keterangan),
  )
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
