import type { Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

/** Of some accounts, those of active coordinators. */
export async function listAkunKoordinator(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select u.id from pengguna u left join karyawan k on k.id = u.karyawan_id
    where u.id = any(${[...ids]}::integer[]) and u.role = 'koordinator' and u.aktif and coalesce(k.aktif, true)`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Of some accounts, those of people who work here: any of them may be a witness. */
export async function listAkunOrang(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select u.id from pengguna u join karyawan k on k.id = u.karyawan_id
    where u.id = any(${[...ids]}::integer[]) and u.role in ('karyawan', 'koordinator') and u.aktif and k.aktif`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

type Ditunjuk = {
  readonly pengguna_id: number
  readonly mulai: Tanggal
  readonly sampai: Tanggal | null
}

/** Who coordinates a site or punches for its crew, in place of all who did; held as its site is. */
export async function replaceDitunjuk(
  tx: Tx,
  tabel: 'kantor_koordinator' | 'kantor_saksi',
  kantorId: number,
  ditunjuk: readonly Ditunjuk[],
): Promise<void> {
  await tx.deleteFrom(tabel).where('kantor_id', '=', kantorId).execute()
  if (ditunjuk.length === 0) return
  await tx
    .insertInto(tabel)
    .values(ditunjuk.map((satu) => ({ ...satu, kantor_id: kantorId })))
    .execute()
}
