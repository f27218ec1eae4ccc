import { type NamaBaca, type NamaData, namaBacaOf } from '@rekan/domain/karyawan/data-diri'

/** What is known of a person, by the names of records; of a reference its id. */
export type DataBaca = Readonly<
  Partial<Record<NamaBaca<NamaData>, string | { readonly id: number } | null | undefined>>
>

/** A field as a form begins with it: a text, an id in digits, '' for nothing. */
export function isianOf(data: DataBaca, nama: NamaData): string {
  const isi = data[namaBacaOf(nama)] ?? ''
  return typeof isi === 'string' ? isi : String(isi.id)
}
