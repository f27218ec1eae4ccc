import type { Aturan } from '../aturan.ts'
import { tidyNomor } from '../karyawan/karyawan.ts'

/* By which numbers authorities know a company. */

/** 15 digits, or 16 since 2024 (PMK 112/2022), with or without full stops and hyphens; empty for none. */
export const aturanNpwpPerusahaan: Aturan<string> = (npwp) =>
  /^(\d{15,16})?$/.test(tidyNomor(npwp)) ? undefined : 'NPWP harus 15 atau 16 angka.'

/** The number of a business (PP 5/2021): 13 digits; empty for none. */
export const aturanNib: Aturan<string> = (nib) =>
  /^(\d{13})?$/.test(tidyNomor(nib)) ? undefined : 'NIB harus 13 angka.'
