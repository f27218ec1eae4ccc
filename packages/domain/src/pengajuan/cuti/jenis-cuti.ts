/** What the law leaves of a kind of leave for the company to say. */
import { isBolehParuh } from '../izin/paruh.ts'

/** What of a kind of leave the law speaks of, or the company changes. */
export type PokokJenisCuti = {
  readonly kuota: number | null
  readonly dibayar: boolean
  readonly masa_kerja_minimum_bulan: number
  readonly aktif: boolean
}
/** A kind of leave as it comes with the release. */
export type JenisCutiBawaan = PokokJenisCuti & {
  readonly dasar_hukum: string
  readonly satuan: string
}

/** Whether a law gives the leave, rather than the company or an agreement, and it is in use from the start. */
export function isWajib({ dasar_hukum, aktif }: Pick<JenisCutiBawaan, 'dasar_hukum' | 'aktif'>): boolean {
  return aktif && /^(UU|PP) /.test(dasar_hukum)
}

/** Why a kind of leave cannot be taken by the half day, though it is to be; undefined where it can, or is not. */
export function judgeSetengah(cuti: Parameters<typeof isBolehParuh>[0]): string | undefined {
  return cuti.boleh_setengah && !isBolehParuh(cuti)
    ? 'Setengah hari hanya untuk cuti berbayar yang dihitung per hari kerja, bukan per bulan.'
    : undefined
}

/** What is below the law's minimum, by field; empty where nothing is. More than the law gives is the company's to say. */
export function judgeJenisCuti(
  bawaan: JenisCutiBawaan,
  ubah: Partial<PokokJenisCuti>,
): Readonly<Partial<Record<keyof PokokJenisCuti, string>>> {
  if (!isWajib(bawaan)) return {}
  const { kuota, dasar_hukum, satuan } = bawaan
  const menurut = `menurut ${dasar_hukum}`
  const salah: Partial<Record<keyof PokokJenisCuti, string>> = {}
  if (kuota !== null && ubah.kuota !== undefined && ubah.kuota !== null && ubah.kuota < kuota)
    salah.kuota = `Paling sedikit ${String(kuota).replace('.', ',')} ${satuan} ${menurut}.`
  if (bawaan.dibayar && ubah.dibayar === false) salah.dibayar = `Wajib dibayar ${menurut}.`
  if ((ubah.masa_kerja_minimum_bulan ?? 0) > bawaan.masa_kerja_minimum_bulan)
    salah.masa_kerja_minimum_bulan = `Paling lama ${bawaan.masa_kerja_minimum_bulan} bulan masa kerja ${menurut}.`
  if (ubah.aktif === false) salah.aktif = `Wajib diberikan ${menurut}, jadi tidak dapat dimatikan.`
  return salah
}
