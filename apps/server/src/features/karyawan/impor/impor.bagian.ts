import { refusedField } from '../../../platform/constraints.ts'
import { DomainError, invalid } from '../../../platform/errors.ts'
import { KONTRAK_FIELDS } from '../../kontrak/kontrak.refusals.ts'
import { importKontrak } from '../../kontrak/kontrak.service.ts'
import { importPajak } from '../../pajak/pajak.service.ts'
import { holdPemilik } from '../../penempatan/penempatan.service.ts'
import { importUpah } from '../../upah/upah.service.ts'
import { type BarisOrang, kolomFrom } from './impor.baris.ts'
import { type PerbuatanPelaku, asCall } from '../../../platform/perbuatan.ts'

/** Where a refusal of a whole part is told. */
const PERTAMA = { upah: 'pokok', kontrak: 'nomor', pajak: 'ptkp' } as const

/**
 * Writes what a row says of wage, contract, tax and BPJS of somebody, who has none of it yet where `isBaru`. Answers
 * whether anything was written; what an import leaves as it is, is told.
 */
export async function writeBagian(
  perbuatan: PerbuatanPelaku,
  { id, isBaru }: { readonly id: number; readonly isBaru: boolean },
  { upah, kontrak, pajak }: BarisOrang,
  tell: (kolom: string, pesan: string) => void,
): Promise<boolean> {
  const { tx, saat } = perbuatan
  if (upah === null && kontrak === null && pajak === null) return false
  const dipegang = await holdPemilik(tx, id, saat, isBaru)
  const ditulis = [
    upah !== null &&
      (await withAwalan('upah', () =>
        importUpah(asCall(perbuatan, 'POST /karyawan/{id}/upah'), dipegang, upah),
      )),
    pajak !== null &&
      (await withAwalan('pajak', () =>
        importPajak(asCall(perbuatan, 'POST /kelola/karyawan/{id}/pajak'), dipegang, pajak),
      )),
  ]
  if (kontrak !== null) {
    const { isDitulis, beda } = await withAwalan('kontrak', () =>
      importKontrak(asCall(perbuatan, 'POST /kelola/karyawan/{id}/kontrak'), dipegang, kontrak),
    )
    ditulis.push(isDitulis)
    if (beda !== undefined)
      tell(
        kolomFrom(`kontrak.${beda}`),
        `Kontrak ${kontrak.nomor} sudah ada. Isinya diubah di halaman karyawan, bukan lewat impor.`,
      )
  }
  return ditulis.includes(true)
}

/** Faults of a part are told at its columns; a refusal of the whole at its first. */
async function withAwalan<T>(bagian: keyof typeof PERTAMA, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const tolak = error instanceof DomainError ? error : refusedField(error, KONTRAK_FIELDS)
    if (tolak === null) throw error
    const errors = Object.entries(tolak.errors ?? { [PERTAMA[bagian]]: [tolak.message] })
    throw invalid(Object.fromEntries(errors.map(([nama, pesan]) => [`${bagian}.${nama}`, [...pesan]])))
  }
}
