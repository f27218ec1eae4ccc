import type { StatusImpor } from '@rekan/domain/karyawan/impor'
import type { Instan } from '@rekan/domain/waktu'
import { type Selectable, sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'
import type { HasilTersimpan } from '../../../platform/schema.karyawan.ts'
import type { Skema } from '../../../platform/schema.ts'

export type Pekerjaan = Omit<Selectable<Skema['impor_karyawan']>, 'berkas'> & { readonly oleh: string }
export type Diambil = Pick<Selectable<Skema['impor_karyawan']>, 'id' | 'oleh_id' | 'status' | 'berkas'>

function selectPekerjaan(db: Db | Tx) {
  return db
    .selectFrom('impor_karyawan as i')
    .innerJoin('pengguna as p', 'p.id', 'i.oleh_id')
    .leftJoin('karyawan as k', 'k.id', 'p.karyawan_id')
    .select(['i.id', 'i.oleh_id', 'i.nama', 'i.status', 'i.selesai', 'i.dari', 'i.hasil', 'i.dibuat_pada'])
    .select(['i.denyut_pada'])
    .select((eb) => eb.fn.coalesce('k.nama', 'p.nama').$notNull().as('oleh'))
}

export function findPekerjaan(db: Db | Tx, id: number): Promise<Pekerjaan | undefined> {
  return selectPekerjaan(db).where('i.id', '=', id).executeTakeFirst()
}

export function findTerakhir(db: Db): Promise<Pekerjaan | undefined> {
  return selectPekerjaan(db).orderBy('i.id', 'desc').limit(1).executeTakeFirst()
}

/** The one that the server is at work on. */
export function findBerjalan(db: Db | Tx): Promise<Pekerjaan | undefined> {
  return selectPekerjaan(db).where('i.status', 'in', ['PERIKSA', 'TULIS']).executeTakeFirst()
}

/** Null where another one is under way. */
export async function insertPekerjaan(
  tx: Tx,
  baru: { readonly oleh_id: number; readonly nama: string; readonly berkas: Buffer; readonly saat: Instan },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into impor_karyawan (oleh_id, nama, berkas, status, dibuat_pada)
    values (${baru.oleh_id}, ${baru.nama}, ${baru.berkas}, 'PERIKSA', ${at(baru.saat)})
    on conflict ((true)) where status in ('PERIKSA', 'TULIS') do nothing returning id`.execute(tx)
  return rows[0]?.id ?? null
}

/** Whoever checks in between has their file dropped: it was never confirmed. */
export async function updateStatus(
  db: Db | Tx,
  id: number,
  dari: readonly StatusImpor[],
  menjadi: StatusImpor,
  hasil?: HasilTersimpan,
): Promise<boolean> {
  const isDisimpan = menjadi === 'PERIKSA' || menjadi === 'SIAP' || menjadi === 'TULIS'
  const { numUpdatedRows } = await db
    .updateTable('impor_karyawan')
    .set({
      status: menjadi,
      denyut_pada: null,
      ...(!isDisimpan && { berkas: null }),
      ...(menjadi === 'TULIS' && { selesai: 0 }),
      ...(hasil !== undefined && { hasil: JSON.stringify(hasil) }),
    })
    .where('id', '=', id)
    .where('status', 'in', dari)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Says how far it is; false once it was called off. */
export async function updateSelesai(
  db: Db,
  id: number,
  status: StatusImpor,
  selesai: number,
  dari: number,
  saat: Instan,
): Promise<boolean> {
  const { rows } = await sql`
    update impor_karyawan set selesai = greatest(selesai, ${selesai}), dari = ${dari}, denyut_pada = ${at(saat)}
    where id = ${id} and status = ${status} returning 1`.execute(db)
  return rows.length > 0
}

/** Those whose worker was not heard of since `batas` have stopped: its transaction went with it. */
export async function stopMati(db: Db, batas: Instan): Promise<void> {
  await sql`
    update impor_karyawan set status = 'TERHENTI', berkas = null, denyut_pada = null
    where status in ('PERIKSA', 'TULIS') and denyut_pada <= ${at(batas)}`.execute(db)
}

/** Takes the one that waits, for this server alone. */
export async function takePekerjaan(db: Db, saat: Instan): Promise<Diambil | null> {
  const { rows } = await sql<Diambil>`
    update impor_karyawan set denyut_pada = ${at(saat)}
    where id = (select id from impor_karyawan where status in ('PERIKSA', 'TULIS') and denyut_pada is null
      limit 1 for update skip locked)
    returning id, oleh_id, status, berkas`.execute(db)
  return rows[0] ?? null
}
