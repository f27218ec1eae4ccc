import type { Pelaku } from '@rekan/domain/akses/akses'
import { type Instan, hariBarat } from '@rekan/domain/waktu'
import { recordAudit } from '../../../platform/audit.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Context } from '../../../platform/http.ts'
import { updateSampai } from './hak.queries.ts'
import { findPengaturan, lockPengaturan, updatePengaturan } from './pengaturan.queries.ts'

export async function showPengaturan(db: Db | Tx) {
  const { bawa_bulan, bawa_hari, bersama_memotong } = await findPengaturan(db)
  return { bawa_bulan, bawa_hari, bersama_memotong }
}

/**
 * Changes how leave is carried over, from now on, and tells whose how many days that moves: a shorter time holds for
 * leave whose year is not over, so that nothing lapses at once; a longer one for all that has not lapsed. Joint leave that
 * came while none was taken stays free.
 */
export async function editPengaturan(
  tx: Tx,
  pelaku: Pelaku,
  isian: Context<'POST /pengaturan/cuti'>['body'],
  saat: Instan,
): Promise<{ readonly orang: number; readonly hari: number }> {
  const hari = hariBarat(saat)
  const sebelum = await lockPengaturan(tx)
  const bersama_sejak = isian.bersama_memotong && !sebelum.bersama_memotong ? hari : sebelum.bersama_sejak
  const sesudah = { ...isian, bersama_sejak }
  await updatePengaturan(tx, sesudah)
  const bergeser =
    isian.bawa_bulan === sebelum.bawa_bulan ? [] : await updateSampai(tx, isian.bawa_bulan, hari)
  await recordAudit(tx, {
    waktu: saat,
    oleh: pelaku.penggunaId,
    tindakan: 'POST /pengaturan/cuti',
    objek: 'pengaturan_cuti',
    objekId: 'cuti',
    sebelum,
    sesudah,
  })
  const ada = bergeser.filter(({ sisa }) => sisa > 0)
  return {
    orang: new Set(ada.map(({ karyawan_id }) => karyawan_id)).size,
    hari: ada.reduce((jumlah, { sisa }) => jumlah + sisa, 0),
  }
}
