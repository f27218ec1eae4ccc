import type { Instan } from '@rekan/domain/waktu'
import { call } from '../../../lib/http.ts'

/** What a paired screen knows: enough for a day and more without a network. */
export type LayarTerpasang = {
  readonly kunci: string
  readonly kantor: { readonly id: number; readonly nama: string }
  /** Milliseconds by which the server's clock is ahead of this device's */
  readonly selisih: number
  /** By days of UTC since 1970, the key of the day's codes, base64url */
  readonly benih: readonly { readonly hari: number; readonly benih: string }[]
}

/** Pairs this screen by the word of a link, which is good once. */
export async function startLayar(posId: string, pasangan: string): Promise<string> {
  const { data } = await call('POST /pos/{id}/pasang', { params: { id: posId }, body: { pasangan } })
  return data.layar
}

export async function fetchLayar(posId: string, kunci: string): Promise<LayarTerpasang> {
  const dari: Instan = Date.now()
  const { data } = await call('POST /pos/{id}/kode', { params: { id: posId }, body: { layar: kunci } })
  // The answer was made about half way between.
  const selisih = Date.parse(data.waktu) - (dari + Date.now()) / 2
  return { kunci, kantor: data.kantor, selisih, benih: data.benih }
}
