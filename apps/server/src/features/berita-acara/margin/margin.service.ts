import { computeBiaya, computeMargin, computeBagian } from '@rekan/domain/berita-acara/margin'
import type { Bulan } from '@rekan/domain/bulan'
import type { Instan } from '@rekan/domain/waktu'
import type { Db } from '../../../platform/db.ts'
import type { Answer, Context } from '../../../platform/http.ts'
import { readMasa } from '../../bulan/bulan.service.ts'
import { refuse } from '../../perusahaan/perusahaan.refusals.ts'
import { refuse as refuseLembar } from '../berita-acara.refusals.ts'
import { computeIsi } from '../susun/susun.service.ts'
import { type BarisBiaya, listBiaya, listKontrakLokasi } from './margin.queries.ts'

const CALL = 'GET /kelola/kantor/{id}/margin'

/**
 * What a site brings in a month beside what it costs: prices of what was filled at its posts, by what is recorded now; pay by the
 * slips of the month, shared by the days at the site, and of clients there by what the works for each took. Throws 404 for no site, 409 for a month that has not begun.
 */
export async function showMargin(
  db: Db,
  kantorId: number,
  query: Context<typeof CALL>['query'],
  saat: Instan,
): Promise<Answer<typeof CALL>['data']> {
  const ada = await db.selectFrom('kantor').select('id').where('id', '=', kantorId).executeTakeFirst()
  if (ada === undefined) throw refuse('KANTOR_TIDAK_ADA')
  const { tahun, bulan, dari, hariIni } = await readMasa(db, query, saat)
  if (hariIni < dari) throw refuseLembar('MASA_BELUM_MULAI', { dari })
  for await (const lokasi of fetchMarginLokasi(db, [kantorId], { tahun, bulan }, saat))
    return { tahun, bulan, ...lokasi }
  throw refuse('KANTOR_TIDAK_ADA')
}

type Margin = Omit<Answer<typeof CALL>['data'], 'tahun' | 'bulan'>

/** The same of some sites, one after the other in their order. */
export async function* fetchMarginLokasi(
  db: Db,
  kantorIds: readonly number[],
  bulan: Bulan,
  saat: Instan,
): AsyncGenerator<Margin> {
  const masa = await readMasa(db, bulan, saat)
  const kontrak = Map.groupBy(await listKontrakLokasi(db, kantorIds, masa), ({ kantor_id }) => kantor_id)
  const semua = Map.groupBy(await listBiaya(db, kantorIds, masa, masa), ({ kantorId }) => kantorId)
  for (const kantorId of kantorIds) {
    const hargaKlien = new Map<number, { nama: string; harga: number }>()
    for (const { id, klien_id, klien: nama } of kontrak.get(kantorId) ?? []) {
      const isi = await computeIsi(db, id, masa, saat, kantorId)
      const lama = hargaKlien.get(klien_id)?.harga ?? 0
      const milik = isi === null ? 0 : isi.lembar.harga.jumlah + isi.lembar.harga.biaya
      hargaKlien.set(klien_id, { nama, harga: lama + milik })
    }
    const orang = semua.get(kantorId) ?? []
    const biaya = computeBiaya(orang)
    const harga = [...hargaKlien.values()].reduce((n, satu) => n + satu.harga, 0)
    yield {
      klien: wireKlien(hargaKlien, orang),
      harga,
      ...biaya,
      margin: computeMargin(harga, biaya),
      orang: orang.length,
      tanpa_slip: orang.filter(({ slip }) => !slip).length,
    }
  }
}

/** What each client brings, and bears. */
function wireKlien(
  hargaKlien: ReadonlyMap<number, { readonly nama: string; readonly harga: number }>,
  orang: readonly BarisBiaya[],
): Margin['klien'] {
  if (hargaKlien.size === 0) return []
  const bagian = computeBagian(orang, [...hargaKlien.keys()])
  return [...bagian].map(([id, biaya]) => {
    const { nama = '', harga = 0 } = hargaKlien.get(id) ?? {}
    const detik = orang.reduce((n, satu) => n + (satu.detik.get(id) ?? 0), 0)
    return { id, nama, detik, harga, ...biaya, margin: computeMargin(harga, biaya) }
  })
}
