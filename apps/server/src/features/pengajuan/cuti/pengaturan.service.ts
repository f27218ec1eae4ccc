import { hariBarat } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Context } from '../../../platform/http.ts'
import { updateSampai } from './hak.queries.ts'
import { findPengaturan, lockPengaturan, updatePengaturan } from './pengaturan.queries.ts'
import { type PerbuatanPelaku, record } from '../../../platform/perbuatan.ts'

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
  perbuatan: PerbuatanPelaku,
  isian: Context<'POST /pengaturan/cuti'>['body'],
): Promise<{ readonly orang: number; readonly hari: number }> {
  const { tx, saat } = perbuatan
  const hari = hariBarat(saat)
  const sebelum = await lockPengaturan(tx)
  const bersama_sejak = isian.bersama_memotong && !sebelum.bersama_memotong ? hari : sebelum.bersama_sejak
  const sesudah = { ...isian, bersama_sejak }
  await updatePengaturan(tx, sesudah)
  const bergeser =
    isian.bawa_bulan === sebelum.bawa_bulan ? [] : await updateSampai(tx, isian.bawa_bulan, hari)
  await record(perbuatan, 'pengaturan_cuti', 'cuti', { sebelum, sesudah })
  const ada = bergeser.filter(({ sisa }) => sisa > 0)
  return {
    orang: new Set(ada.map(({ karyawan_id }) => karyawan_id)).size,
    hari: ada.reduce((jumlah, { sisa }) => jumlah + sisa, 0),
  }
}
