import { type Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, type Tx, at } from '../../platform/db.ts'
import { isAkunJuga } from '../auth/akun/diri.sql.ts'

/** Somebody of HR whose affairs an account may settle, since it approves HR's pay. */
export type UrusanHrd = {
  readonly karyawanId: number
  /** The account is the same person's */
  readonly isOrangnya: boolean
  /** The operator has opened the account to its owner within two weeks */
  readonly isDibuka: boolean
}

/** The people of HR, where the account is the one named to approve HR's pay; nobody of another account's, and never its own employee. */
export async function listUrusanHrd(db: Db | Tx, penggunaId: number, saat: Instan): Promise<UrusanHrd[]> {
  const { rows } = await sql<UrusanHrd>`
    select distinct k.id as "karyawanId", ${isAkunJuga('u', sql`k.id`)} as "isOrangnya",
      exists (select from akun_dibuka b where b.pengguna_id = u.id and b.oleh_id is null
        and b.pada > ${at(saat)}::timestamptz - interval '14 days' and b.pada <= ${at(saat)}) as "isDibuka"
    from penyetuju_gaji_hr s join pengguna u on u.id = s.pengguna_id
      join pengguna h on h.role = 'hrd' and h.aktif
      join karyawan k on k.aktif and (k.id = h.karyawan_id or ${isAkunJuga('h', sql`k.id`)})
    where s.pengguna_id = ${penggunaId} and u.role <> 'hrd' and k.id is distinct from u.karyawan_id`.execute(
    db,
  )
  return rows
}

/** Whether HR has written a reimbursement down, which somebody else then decides. */
export async function isReimburseHrd(db: Db | Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ ada: boolean }>`
    select exists (select from reimburse r join pengguna h on h.id = r.diajukan_oleh_id
      where r.id = ${id} and h.role = 'hrd' and h.karyawan_id is distinct from r.karyawan_id) as ada`.execute(
    db,
  )
  return rows[0]?.ada ?? false
}

/** Employees of an account's name, where it has none of its own. */
export async function listDiri(db: Db | Tx, penggunaId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select k.id from pengguna u join karyawan k on ${isAkunJuga('u', sql`k.id`)} where u.id = ${penggunaId}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Who could do it for a person of HR, by name: others of HR, and who approves HR's pay. */
export async function listOrangLain(db: Db | Tx, penggunaId: number, karyawanId: number): Promise<string[]> {
  const { rows } = await sql<{ nama: string }>`
    select coalesce(k.nama, u.nama) as nama from pengguna u left join karyawan k on k.id = u.karyawan_id
    where u.aktif and coalesce(k.aktif, true) and u.id <> ${penggunaId} and u.karyawan_id is distinct from ${karyawanId}
      and not ${isAkunJuga('u', sql`${karyawanId}`)}
      and ((u.role = 'hrd' and not exists (select from peran_lingkup l where l.pengguna_id = u.id))
        or exists (select from penyetuju_gaji_hr s where s.pengguna_id = u.id))
    order by u.role <> 'hrd', 1 limit 3`.execute(db)
  return rows.map(({ nama }) => nama)
}
