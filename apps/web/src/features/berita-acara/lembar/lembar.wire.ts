import type { CallAnswer } from '../../../lib/http.types.ts'

/** A revision of a sheet, as HR and the client's contacts read it. */
export type Lembar = CallAnswer<'GET /kelola/berita-acara/{id}'>['data']
/** What a list of days is drawn from: of a sheet, and of a period that runs. */
export type IsiLembar = Pick<Lembar, 'hari' | 'pos' | 'baris' | 'daftar_keberatan'>
export type LembarRingkas = CallAnswer<'GET /kelola/berita-acara'>['data'][number]
export type Baris = Lembar['baris'][number]
export type Tanda = NonNullable<Baris['sel'][number]>
export type Keberatan = Lembar['daftar_keberatan'][number]
export type Butuh = CallAnswer<'GET /kelola/berita-acara/{id}/hari'>['data'][number]

/** A day of somebody at a post; null: of places that nobody was planned for. */
export type Dipilih = {
  readonly posId: number
  readonly petugas: { readonly id: number; readonly nama: string } | null
  readonly tanggal: string
}
