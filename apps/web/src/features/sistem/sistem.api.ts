import { type CallAnswer, call } from '../../lib/http.ts'

/** How the server is, as it tells the administrator. */
export type Sistem = {
  readonly versi: string
  readonly berjalanSejak: number
  readonly database: Wire['database']
  readonly berkasTerbaca: boolean
  readonly cadangan: Wire['cadangan']
  readonly antrean: readonly {
    readonly nama: Wire['antrean'][number]['nama']
    readonly menunggu: number
  }[]
  readonly akun: { readonly aktif: number; readonly nonaktif: number; readonly sesi: number }
  /** What somebody has to see to */
  readonly peringatan: readonly { readonly nama: string; readonly pesan: string }[]
}

type Wire = CallAnswer<'GET /sistem'>['data']

export async function fetchSistem(signal?: AbortSignal): Promise<Sistem> {
  const { data } = await call('GET /sistem', { signal })
  const { berjalan_sejak, berkas, ...sisa } = data
  return { ...sisa, berjalanSejak: Date.parse(berjalan_sejak), berkasTerbaca: berkas.terbaca }
}
