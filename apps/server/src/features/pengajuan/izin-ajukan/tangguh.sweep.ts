import { batasSimpan } from '@rekan/domain/presensi/masa-simpan'
import { type Instan, hariBarat, instanFrom } from '@rekan/domain/waktu'
import { type Db, at } from '../../../platform/db.ts'
import { readMasaSimpan } from '../../../platform/pengaturan.ts'

/** Clears evidence that tells an exact position once the term of such positions is over; the request stays. */
export async function sweepTangguh(db: Db, saat: Instan): Promise<void> {
  const hari = hariBarat(saat)
  const { simpan_foto_bulan } = await readMasaSimpan(db, hari)
  const batas = instanFrom(batasSimpan(hari, simpan_foto_bulan), 0, 'WIB')
  await db
    .updateTable('koreksi_luring')
    .set({ luring: null, luring_tanda: null })
    .where('luring', 'is not', null)
    .where('diterima_pada', '<', at(batas))
    .execute()
}
