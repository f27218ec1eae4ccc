import type { Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'

/** Who approves the payslips that HR make of their own; none once their account is closed. */
export async function findPenyetuju(db: Db | Tx): Promise<{ id: number; nama: string } | null> {
  const row = await db
    .selectFrom('penyetuju_gaji_hr as s')
    .innerJoin('pengguna as p', 'p.id', 's.pengguna_id')
    .leftJoin('karyawan as k', 'k.id', 'p.karyawan_id')
    .select(['p.id', 'p.nama as akun', 'k.nama'])
    .where('p.aktif', '=', true)
    .where((eb) => eb.or([eb('k.id', 'is', null), eb('k.aktif', '=', true)]))
    .executeTakeFirst()
  return row === undefined ? null : { id: row.id, nama: row.nama ?? row.akun ?? '' }
}

/** An active account outside HR, by its address or kode karyawan. */
export function findCalon(db: Db | Tx, sebutan: string) {
  return db
    .selectFrom('pengguna as p')
    .leftJoin('karyawan as k', 'k.id', 'p.karyawan_id')
    .select((eb) => ['p.id', eb('p.kata_sandi', 'is not', null).as('bersandi')])
    .where('p.aktif', '=', true)
    .where('p.role', '<>', 'hrd')
    .where((eb) => eb.or([eb('k.id', 'is', null), eb('k.aktif', '=', true)]))
    .where((eb) =>
      eb.or([eb('p.email', '=', sebutan.toLowerCase()), eb('k.kode', '=', sebutan.toUpperCase())]),
    )
    .executeTakeFirst()
}

/** Null: nobody any more. */
export async function upsertPenyetuju(tx: Tx, penggunaId: number | null): Promise<void> {
  if (penggunaId === null) {
    await tx.deleteFrom('penyetuju_gaji_hr').execute()
    return
  }
  await tx
    .insertInto('penyetuju_gaji_hr')
    .values({ pengguna_id: penggunaId })
    .onConflict((ada) => ada.column('satu').doUpdateSet({ pengguna_id: penggunaId }))
    .execute()
}

/** Whether the operator lets an account publish without a second person, of whom there is none: then the slip says so. */
export async function isTanpaOrangKedua(db: Db | Tx, akun: number, saat: Instan): Promise<boolean> {
  const { rows } = await sql`
    select from akun_dibuka b where b.pengguna_id = ${akun} and b.oleh_id is null
      and b.pada + interval '14 days' > ${at(saat)} and not hrd_pusat_lain(b.pengguna_id) limit 1`.execute(db)
  return rows.length > 0
}
