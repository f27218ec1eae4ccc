/** What both files of Coretax are made of: elements in their order, and who stands in which. */
import { type Bulan, akhirBulan } from '../../bulan.ts'
import { isMasaTerakhir } from '../gaji.ts'
import type { Dilewati } from './perihal.ts'
import type { OrangBerkas } from './slip-berkas.ts'

/** Pegawai tetap (PMK 168/2023; the tax office's table of tax objects). */
export const KODE_OBJEK_TETAP = '21-100-01'

/** The company as the tax office knows it: 16 digits, and 22 of its place of business. */
export type Pemotong = { readonly npwp: string; readonly nitku: string }

/** A number of 15 digits gets a 0 before it (PMK 112/2022); the head office's place of business ends on six 0. */
export function pemotongFrom(npwp: string, nitku: string | null): Pemotong {
  const angka = npwp.replaceAll(/\D/g, '').padStart(16, '0')
  return { npwp: angka, nitku: nitku ?? `${angka}000000` }
}

type Elemen = readonly (readonly [nama: string, nilai: string | number | null])[]

/** Null is `xsi:nil`. */
export function composeXml(
  akar: string,
  satuan: string,
  { npwp }: Pemotong,
  semua: readonly Elemen[],
): string {
  const elemen = ([nama, nilai]: Elemen[number]) =>
    nilai === null
      ? `\t\t\t<${nama} xsi:nil="true"/>`
      : `\t\t\t<${nama}>${formatXml(String(nilai))}</${nama}>`
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    `<${akar} xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">`,
    `\t<TIN>${formatXml(npwp)}</TIN>`,
    `\t<ListOf${satuan}>`,
    ...semua.flatMap((satu) => [`\t\t<${satuan}>`, ...satu.map(elemen), `\t\t</${satuan}>`]),
    `\t</ListOf${satuan}>`,
    `</${akar}>`,
    '',
  ].join('\n')
}

// oxlint-disable-next-line no-control-regex -- XML 1.0 has no place for these
const TAK_TERTULIS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const TANDA: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function formatXml(teks: string): string {
  return teks.replaceAll(TAK_TERTULIS, '').replaceAll(/[&<>"]/g, (huruf) => TANDA[huruf] ?? huruf)
}

/** Who is told to the tax office by a monthly slip, who by the year's, and who by neither, named. */
export function pickCoretax(orang: readonly OrangBerkas[], masa: Bulan) {
  const dilewati: Dilewati[] = []
  const tetap = orang.filter((satu) => {
    const alasan = alasanCoretax(satu)
    if (alasan === undefined) return true
    dilewati.push({ kode: satu.kode, nama: satu.nama, jumlah: brutoFrom(satu), alasan })
    return false
  })
  const isTerakhir = ({ keluar }: OrangBerkas) => isMasaTerakhir(masa, keluar)
  return {
    bulanan: tetap.filter((satu) => !isTerakhir(satu)),
    setahun: tetap.filter(isTerakhir),
    dilewati,
  }
}

/** Gross pay as the tax law has it, of all payslips of a month. */
export function brutoFrom({ slip }: Pick<OrangBerkas, 'slip'>): number {
  return slip.reduce((n, { bruto }) => n + (bruto ?? 0), 0)
}

/** The NIK, or a number of its own. */
export function nomorPajak({ npwp, nik }: Pick<OrangBerkas, 'npwp' | 'nik'>): string {
  return npwp === null ? nik : npwp.replaceAll(/\D/g, '').padStart(16, '0')
}

/** The last day of a month, as the day on which its tax is withheld. */
export function hariPotong(masa: Bulan): string {
  return akhirBulan(masa)
}

function alasanCoretax(satu: OrangBerkas): string | undefined {
  if (satu.harian) return 'Pegawai tidak tetap dilaporkan dengan BP21, bukan berkas ini.'
  if (satu.slip.some(({ bruto, ptkp }) => bruto === null || ptkp === null))
    return 'Slipnya tanpa dasar pajak (PTKP dan penghasilan bruto).'
  if (!/^\d{16}$/.test(nomorPajak(satu))) return 'NIK atau NPWP bukan 16 angka.'
  return brutoFrom(satu) === 0 ? 'Tanpa penghasilan bruto.' : undefined
}
