import type { Tanggal } from '@rekan/domain/waktu'
import type { Tx } from '../../../platform/db.ts'

/** The first and the last day on which somebody came to work; null without any. */
export async function findRentangPresensi(
  tx: Tx,
  karyawanId: number,
): Promise<{ pertama: Tanggal | null; terakhir: Tanggal | null }> {
  return tx
    .selectFrom('presensi as r')
    .select((eb) => [
      eb.fn.min<Tanggal | null>('r.tanggal').as('pertama'),
      eb.fn.max<Tanggal | null>('r.tanggal').as('terakhir'),
    ])
    .where('r.karyawan_id', '=', karyawanId)
    .where((eb) => eb.exists(eb.selectFrom('presensi_kejadian as e').whereRef('e.presensi_id', '=', 'r.id')))
    .executeTakeFirstOrThrow()
}
