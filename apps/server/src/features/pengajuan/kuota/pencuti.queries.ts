import type { Tanggal } from '@rekan/domain/waktu'
import type { Db } from '../../../platform/db.ts'

/** What of the reader decides about leave; undefined for an account without an employee. */
export function findPencuti(
  db: Db,
  karyawanId: number | null,
): Promise<{ id: number; jenis_kelamin: 'L' | 'P'; tanggal_masuk: Tanggal } | undefined> {
  return db
    .selectFrom('karyawan')
    .select(['id', 'jenis_kelamin', 'tanggal_masuk'])
    .where('id', '=', karyawanId)
    .executeTakeFirst()
}
