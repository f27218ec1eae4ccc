import type { Instan } from '@rekan/domain/waktu'
import { call } from '../../../lib/http.ts'

/**
 * A paired screen's site, by how many milliseconds the server's clock is ahead, and the keys of the days' codes (base64url, by days of
 * UTC since 1970): enough for a day and more without a network.
 */
export type LayarTerpasang = Awaited<ReturnType<typeof fetchLayar>>

export async function fetchLayar(posId: string, kunci: string) {
  const dari: Instan = Date.now()
  const { data } = await call('POST /pos/{id}/kode', { params: { id: posId }, body: { layar: kunci } })
  // The answer was made about half way between.
  const selisih = Date.parse(data.waktu) - (dari + Date.now()) / 2
  return { kunci, kantor: data.kantor, selisih, benih: data.benih }
}
