import type { CallData } from '../../../lib/query.ts'

/** A revision of a sheet, as HR and the client's contacts read it. */
export type Lembar = CallData<'GET /kelola/berita-acara/{id}'>
/** What a list of days is drawn from: of a sheet, and of a period that runs. */
export type IsiLembar = Pick<Lembar, 'hari' | 'pos' | 'baris' | 'daftar_keberatan'>
export type LembarRingkas = CallData<'GET /kelola/berita-acara'>[number]
export type Baris = Lembar['baris'][number]
export type Tanda = NonNullable<Baris['sel'][number]>
export type Keberatan = Lembar['daftar_keberatan'][number]
export type Butuh = CallData<'GET /kelola/berita-acara/{id}/hari'>[number]

/** A day of somebody at a post; null: of places that nobody was planned for. */
export type Dipilih = {
  readonly posId: number
  readonly petugas: { readonly id: number; readonly nama: string } | null
  readonly tanggal: string
}
