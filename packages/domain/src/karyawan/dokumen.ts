/** Documents of a person. */
import { type Aturan, wajib } from '../aturan.ts'
import type { Tanggal } from '../waktu.ts'
import { opsional, tanggalSejak, teksPendek } from './karyawan.ts'

export const DATA_DOKUMEN = {
  jenis: { label: 'Jenis dokumen' },
  nomor: { label: 'Nomor' },
  terbit: { label: 'Tanggal terbit' },
  berakhir: { label: 'Berlaku sampai' },
} as const
export type NamaDokumen = keyof typeof DATA_DOKUMEN

/** The rule of each field, by itself; `judgeDokumen` knows the others. */
export const ATURAN_DOKUMEN: Readonly<Record<NamaDokumen, Aturan<string>>> = {
  jenis: wajib('Jenis dokumen harus diisi.'),
  nomor: opsional(teksPendek('Nomor', 'Nomor harus diisi.')),
  terbit: opsional(tanggalSejak(1950, 'Tanggal terbit tidak valid.')),
  berakhir: opsional(tanggalSejak(1950, 'Tanggal akhir tidak valid.')),
}

type Isian = {
  readonly nomor: string | null
  readonly terbit: Tanggal | null
  readonly berakhir: Tanggal | null
  readonly isBerberkas: boolean
}

/** Why a document cannot be so, by field; empty when it can. */
export function judgeDokumen({
  nomor,
  terbit,
  berakhir,
  isBerberkas,
}: Isian): Readonly<Partial<Record<NamaDokumen, string>>> {
  return {
    ...(nomor === null && !isBerberkas && { nomor: 'Isi nomornya, atau sertakan berkasnya.' }),
    ...(terbit !== null &&
      berakhir !== null &&
      berakhir < terbit && { berakhir: 'Tanggal akhir tidak boleh sebelum tanggal terbit.' }),
  }
}

/** What stands on the list of exceptions: the gravest first. */
export const JENIS_PERHATIAN = [
  'KONTRAK_LEWAT',
  'BELUM_DICATAT',
  'KONTRAK_BERAKHIR',
  'DOKUMEN_BERAKHIR',
  'TANPA_KONTRAK',
  'PAJAK_KURANG',
] as const
export type JenisPerhatian = (typeof JENIS_PERHATIAN)[number]
export const SEBUTAN_PERHATIAN: Readonly<Record<JenisPerhatian, string>> = {
  KONTRAK_LEWAT: 'PKWT sudah lewat',
  BELUM_DICATAT: 'Belum dicatatkan',
  KONTRAK_BERAKHIR: 'Kontrak berakhir',
  DOKUMEN_BERAKHIR: 'Dokumen berakhir',
  TANPA_KONTRAK: 'PKWT tanpa kontrak',
  PAJAK_KURANG: 'Data pajak kurang',
}
