import type { Tanggal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import { fetchUpah } from '../../upah/upah.service.ts'
import { fetchFakta, perkiraanUpah } from './fakta.service.ts'
import { listDisetujui } from './lembur.queries.ts'

/**
 * Returns the cost of the approved overtime of some days, in whole rupiah by karyawan; people without a wage on record
 * are left out. Only readers who may see wages may be given it.
 */
export async function sumUpahLembur(
  db: Db | Tx,
  karyawanIds: readonly number[],
  rentang: { readonly dari: Tanggal; readonly sampai: Tanggal },
): Promise<ReadonlyMap<number, number>> {
  const lembur = await listDisetujui(db, karyawanIds, rentang)
  const pada = lembur.map((l) => ({ karyawanId: l.karyawan_id, tanggal: l.hari_presensi }))
  const [fakta, upah] = [await fetchFakta(db, pada), await fetchUpah(db, pada)]
  const jumlah = new Map<number, number>()
  for (const [i, seLembur] of lembur.entries()) {
    const miliknya = fakta[i]
    if (miliknya === undefined) continue
    const lain = miliknya.lain.filter(({ id, status }) => id !== seLembur.id && status === 'disetujui')
    const { upah_lembur } = perkiraanUpah(miliknya, seLembur, lain, upah[i] ?? null)
    jumlah.set(seLembur.karyawan_id, (jumlah.get(seLembur.karyawan_id) ?? 0) + (upah_lembur ?? 0))
  }
  return jumlah
}
