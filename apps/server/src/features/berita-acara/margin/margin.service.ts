import { computeBiaya, computeMargin } from '@rekan/domain/berita-acara/margin'
import type { Instan } from '@rekan/domain/waktu'
import type { Db } from '../../../platform/db.ts'
import type { Answer, Context } from '../../../platform/http.ts'
import { readMasa } from '../../bulan/bulan.service.ts'
import { refuse } from '../../perusahaan/perusahaan.refusals.ts'
import { computeIsi } from '../susun/susun.service.ts'
import { listBiaya, listKontrakLokasi } from './margin.queries.ts'

const CALL = 'GET /kelola/kantor/{id}/margin'

/**
 * What a site brings in a month beside what it costs: prices of what was filled at its posts, by what is recorded now; pay by the
 * slips of the month, shared by the days at the site. Throws 404 for no site, 409 for a month that has not begun.
 */
export async function showMargin(
  db: Db,
  kantorId: number,
  query: Context<typeof CALL>['query'],
  saat: Instan,
): Promise<Answer<typeof CALL>['data']> {
  const ada = await db.selectFrom('kantor').select('id').where('id', '=', kantorId).executeTakeFirst()
  if (ada === undefined) throw refuse('KANTOR_TIDAK_ADA')
  const masa = await readMasa(db, query, saat)
  let harga = 0
  for (const kontrakId of await listKontrakLokasi(db, kantorId, masa)) {
    const isi = await computeIsi(db, kontrakId, masa, saat, kantorId)
    if (isi !== null) harga += isi.lembar.harga.jumlah + isi.lembar.harga.biaya
  }
  const orang = await listBiaya(db, kantorId, masa, masa)
  const biaya = computeBiaya(orang)
  return {
    tahun: masa.tahun,
    bulan: masa.bulan,
    harga,
    ...biaya,
    margin: computeMargin(harga, biaya),
    orang: orang.length,
    tanpa_slip: orang.filter(({ slip }) => !slip).length,
  }
}
