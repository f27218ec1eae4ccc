/** The company's settings: what each may be, and what holds until the company says otherwise. */
import type { Batas } from '../aturan.ts'

type Angka = { readonly jenis: 'angka'; readonly bawaan: number; readonly batas: Batas }
type YaTidak = { readonly jenis: 'ya_tidak'; readonly bawaan: boolean }
type Entri = (Angka | YaTidak) & { readonly uraian: string }

const angka = (bawaan: number, batas: Batas, uraian: string) =>
  ({ jenis: 'angka', bawaan, batas, uraian }) as const
const yaTidak = (bawaan: boolean, uraian: string) => ({ jenis: 'ya_tidak', bawaan, uraian }) as const

/** One entry a setting, with a sentence for whoever sets it. A setting without a row in the database has its `bawaan`. */
export const PENGATURAN = {
  simpan_foto_bulan: angka(
    12,
    { dari: 1, sampai: 120, pesan: 'Masa simpan foto antara 1 dan 120 bulan.' },
    'Berapa bulan foto dan koordinat persis presensi disimpan',
  ),
  tahan_rekening_hari: angka(
    3,
    { dari: 0, sampai: 60, pesan: 'Masa tunggu rekening baru antara 0 dan 60 hari.' },
    'Berapa hari gaji masih dikirim ke rekening lama setelah rekening diganti',
  ),
  faktor_kedua_wajib: yaTidak(false, 'HRD dan admin harus memakai langkah kedua saat masuk'),
} as const satisfies Record<string, Entri>

export type NamaPengaturan = keyof typeof PENGATURAN
export const NAMA_PENGATURAN = Object.keys(PENGATURAN) as readonly NamaPengaturan[]

type Nilai<E extends Entri> = E extends Angka ? number : boolean
/** All settings, as they are on one day. */
export type Pengaturan = { readonly [K in NamaPengaturan]: Nilai<(typeof PENGATURAN)[K]> }
export type NilaiPengaturan = Pengaturan[NamaPengaturan]

/** What is wrong with a value for that setting; undefined where nothing is. */
export function aturanPengaturan(nama: NamaPengaturan, nilai: unknown): string | undefined {
  const entri: Entri = PENGATURAN[nama]
  if (entri.jenis === 'ya_tidak') return typeof nilai === 'boolean' ? undefined : 'Pilih ya atau tidak.'
  const { dari, sampai, pesan } = entri.batas
  const isBulat = typeof nilai === 'number' && Number.isInteger(nilai)
  return isBulat && nilai >= dari && nilai <= sampai ? undefined : pesan
}

/** All settings from the rows in force; a row that no rule takes any more, or of a name long gone, counts as absent. */
export function pengaturanFrom(
  baris: readonly { readonly kunci: string; readonly nilai: unknown }[],
): Pengaturan {
  const ada = new Map(baris.map(({ kunci, nilai }) => [kunci, nilai]))
  const pilih = (nama: NamaPengaturan) => {
    const nilai = ada.get(nama)
    return aturanPengaturan(nama, nilai) === undefined ? nilai : PENGATURAN[nama].bawaan
  }
  return Object.fromEntries(NAMA_PENGATURAN.map((nama) => [nama, pilih(nama)])) as Pengaturan
}
