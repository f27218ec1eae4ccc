/**
 * BPJS contributions and PPh 21 of employees (PP 58/2023, PMK 168/2023; laws and rates by date in
 * `data/tarif-gaji.json`). All amounts are whole rupiah, rounded half up (PER-11/PJ/2025, article 129).
 */
import { type Bulan, akhirBulan, awalBulan, formatBulan } from '../bulan.ts'
import { type Berlaku, findPada, requireBerlaku } from '../ketentuan.ts'
import type { Tanggal } from '../waktu.ts'

export const PTKP = ['TK/0', 'TK/1', 'TK/2', 'TK/3', 'K/0', 'K/1', 'K/2', 'K/3'] as const
/** Married or not, and how many depend on the person: what is free of tax. */
export type Ptkp = (typeof PTKP)[number]

export const KELAS_JKK = ['SANGAT_RENDAH', 'RENDAH', 'SEDANG', 'TINGGI', 'SANGAT_TINGGI'] as const
/** How dangerous the work is: what the employer pays against accidents. */
export type KelasJkk = (typeof KELAS_JKK)[number]
export const SEBUTAN_JKK: Readonly<Record<KelasJkk, string>> = {
  SANGAT_RENDAH: 'Sangat rendah',
  RENDAH: 'Rendah',
  SEDANG: 'Sedang',
  TINGGI: 'Tinggi',
  SANGAT_TINGGI: 'Sangat tinggi',
}

type KategoriTer = 'A' | 'B' | 'C'
/** In ten-thousandths: 100 is 1 %. */
type Tarif = number
/** `[up to and including, rate]`; null has no end. */
type Lapisan = readonly (readonly [number | null, Tarif])[]

/** The rates, each list with its oldest first. */
export type TarifGaji = {
  readonly kesehatan: Berlaku<{ karyawan: Tarif; perusahaan: Tarif; batas_upah: number }>
  readonly jht: Berlaku<{ karyawan: Tarif; perusahaan: Tarif }>
  readonly jp: Berlaku<{ karyawan: Tarif; perusahaan: Tarif; batas_upah: number }>
  readonly usia_pensiun: Berlaku<{ usia: number }>
  readonly jkk: Berlaku<Readonly<Record<KelasJkk, Tarif>>>
  readonly jkm: Berlaku<{ perusahaan: Tarif }>
  readonly ter: Berlaku<Readonly<Record<KategoriTer, Lapisan>>>
  /** Of a day's gross, `[up to and including, rate]`; above the last, article 17 of a part of it in ten-thousandths */
  readonly ter_harian: Berlaku<{ lapisan: readonly (readonly [number, Tarif])[]; bagian_bruto: number }>
  readonly ptkp: Berlaku<{ diri: number; kawin: number; tanggungan: number }>
  readonly biaya_jabatan: Berlaku<{ tarif: Tarif; sebulan: number }>
  readonly pasal_17: Berlaku<{ lapisan: Lapisan }>
  /** Of severance paid at once, a final tax */
  readonly pesangon: Berlaku<{ lapisan: Lapisan }>
  readonly tanpa_npwp: Berlaku<{ tarif: Tarif }>
}

/** What a payslip keeps of somebody engaged by the day. */
export type Harian = {
  /** A month's wage that contributions are of, whole rupiah */
  readonly upah_sebulan: number
  /** Of how many days the pay is, where it is paid by the day or by the week; null: by the month */
  readonly hari_pajak: number | null
}

/** What tax and contributions follow from, beside the pay. */
export type DasarPajak = {
  readonly ptkp: Ptkp
  /** Whether the NIK serves as NPWP; else a fifth more is withheld */
  readonly npwpValid: boolean
  readonly kelasJkk: KelasJkk
  /** Of the place of work: the least that BPJS Kesehatan is reckoned from; 0: not known */
  readonly upahMinimum: number
  /** Of somebody engaged by the day */
  readonly harian?: Harian | null
}

/**
 * BPJS of a month: what the person pays, what the company pays, and what each was reckoned from.
 *
 * @param tetap fixed wage of the month; engaged by the day, it is not asked
 */
export function computeBpjs(
  tarif: TarifGaji,
  masa: Bulan,
  tetap: number,
  { kelasJkk, upahMinimum, harian }: DasarPajak,
  tanggalLahir: Tanggal,
) {
  const upahTetap = harian?.upah_sebulan ?? tetap
  const [kesehatan, jht, jp] = [
    findBerlaku(tarif.kesehatan, masa),
    findBerlaku(tarif.jht, masa),
    findBerlaku(tarif.jp, masa),
  ]
  const dasarKesehatan = Math.min(Math.max(upahTetap, upahMinimum), kesehatan.batas_upah)
  const dasarJp = isUsiaPensiun(tarif, masa, tanggalLahir) ? 0 : Math.min(upahTetap, jp.batas_upah)
  return {
    dasarKesehatan,
    dasarJht: upahTetap,
    dasarJp,
    /** What the person pays of each */
    tarif: { kesehatan: kesehatan.karyawan, jht: jht.karyawan, jp: jp.karyawan },
    karyawan: {
      kesehatan: bagian(dasarKesehatan, kesehatan.karyawan),
      jht: bagian(upahTetap, jht.karyawan),
      jp: bagian(dasarJp, jp.karyawan),
    },
    perusahaan: {
      kesehatan: bagian(dasarKesehatan, kesehatan.perusahaan),
      jht: bagian(upahTetap, jht.perusahaan),
      jp: bagian(dasarJp, jp.perusahaan),
      jkk: bagian(upahTetap, findBerlaku(tarif.jkk, masa)[kelasJkk]),
      jkm: bagian(upahTetap, findBerlaku(tarif.jkm, masa).perusahaan),
    },
  }
}

/** Contributions to JP end with the month in which the person reaches pension age (PP 45/2015, article 15). */
function isUsiaPensiun(tarif: TarifGaji, masa: Bulan, lahir: Tanggal): boolean {
  const { usia } = findBerlaku(tarif.usia_pensiun, masa)
  return `${Number(lahir.slice(0, 4)) + usia}${lahir.slice(4)}` < awalBulan(masa)
}

/** PPh 21 of every month but the last of a year: gross pay times the rate of its band. */
export function computePphBulanan(
  tarif: TarifGaji,
  masa: Bulan,
  bruto: number,
  dasar: Pick<DasarPajak, 'ptkp' | 'npwpValid'>,
) {
  const kategori = kategoriTer(dasar.ptkp)
  const lapisan = findBerlaku(tarif.ter, masa)[kategori]
  const ter = lapisan.find(([sampai]) => sampai === null || bruto <= sampai)?.[1] ?? 0
  const kali = dasar.npwpValid ? 10_000 : findBerlaku(tarif.tanpa_npwp, masa).tarif
  return { kategori, tarif: ter, pph: round(bruto * ter * (kali / 100), 1_000_000) }
}

/** What came in and was paid within a year, its last month included. */
export type Setahun = {
  readonly bruto: number
  /** JHT, JP and other pension contributions that the person paid */
  readonly iuran: number
  /** Months worked, 0..12: none after the last day at work counts */
  readonly bulan: number
  /** PPh 21 withheld so far, less what was given back; with what a former employer withheld */
  readonly dipotong: number
  /** What a former employer's A1 of the year says was left after its own deductions (PMK 168/2023, article 15) */
  readonly netoLain?: number | undefined
}

/**
 * Computes the PPh 21 of a year's last month: the tax of the year (article 17) less the tax withheld so far; below 0 if
 * too much was withheld. The income of somebody who began within the year is not extrapolated to a whole year.
 */
export function computePphSetahun(
  tarif: TarifGaji,
  masa: Bulan,
  { bruto, iuran, bulan, dipotong, netoLain = 0 }: Setahun,
  { ptkp, npwpValid }: Pick<DasarPajak, 'ptkp' | 'npwpValid'>,
) {
  const jabatan = findBerlaku(tarif.biaya_jabatan, masa)
  const biayaJabatan = Math.min(bagian(bruto, jabatan.tarif), jabatan.sebulan * bulan)
  const neto = bruto - biayaJabatan - iuran + netoLain
  const bebas = nilaiPtkp(tarif, masa, ptkp)
  const pkp = Math.floor(Math.max(0, neto - bebas) / 1000) * 1000
  let terutang = pajakPasal17(tarif, masa, pkp)
  if (!npwpValid) terutang = bagian(terutang, findBerlaku(tarif.tanpa_npwp, masa).tarif)
  return { biayaJabatan, neto, ptkp: bebas, pkp, pphSetahun: terutang, pph: terutang - dipotong }
}

/** Tax by the steps of article 17, each rounded; of so many times the steps. */
export function pajakPasal17(tarif: TarifGaji, masa: Bulan, pkp: number, kali = 1): number {
  return computeLapisan(findBerlaku(tarif.pasal_17, masa).lapisan, pkp, kali)
}

/** The final tax of severance paid at once (PP 68/2009, article 4), by its own bands; it is of no year's gross. */
export function computePphFinal(tarif: TarifGaji, masa: Bulan, pesangon: number): number {
  return computeLapisan(findBerlaku(tarif.pesangon, masa).lapisan, pesangon)
}

function computeLapisan(lapisan: Lapisan, jumlah: number, kali = 1): number {
  let [terutang, dari] = [0, 0]
  for (const [batas, persen] of lapisan) {
    const sampai = batas === null ? jumlah : batas * kali
    terutang += bagian(Math.max(0, Math.min(jumlah, sampai) - dari), persen)
    dari = sampai
  }
  return terutang
}

function nilaiPtkp(tarif: TarifGaji, masa: Bulan, kode: Ptkp): number {
  const { diri, kawin, tanggungan } = findBerlaku(tarif.ptkp, masa)
  return diri + (isKawin(kode) ? kawin : 0) + banyakTanggungan(kode) * tanggungan
}

/** PP 58/2023, article 2: by what is free of tax, in three steps. */
function kategoriTer(kode: Ptkp): KategoriTer {
  const langkah = banyakTanggungan(kode) + (isKawin(kode) ? 1 : 0)
  if (langkah <= 1) return 'A'
  return langkah <= 3 ? 'B' : 'C'
}

function isKawin(kode: Ptkp): boolean {
  return kode.startsWith('K')
}

function banyakTanggungan(kode: Ptkp): number {
  return Number(kode.at(-1))
}

const NAMA_TARIF = [
  'kesehatan',
  'jht',
  'jp',
  'usia_pensiun',
  'jkk',
  'jkm',
  'ter',
  'ter_harian',
  'ptkp',
  'biaya_jabatan',
  'pasal_17',
  'pesangon',
  'tanpa_npwp',
] as const satisfies readonly (keyof TarifGaji)[]

/** Why nothing can be reckoned of a month, undefined where every list has an entry for it. */
export function judgeTarif(tarif: TarifGaji, masa: Bulan): string | undefined {
  const akhir = akhirBulan(masa)
  const isAda = NAMA_TARIF.every((nama) => findPada<object>(tarif[nama], akhir) !== undefined)
  return isAda ? undefined : `Tarif BPJS dan PPh 21 untuk ${formatBulan(masa)} tidak ada.`
}

/** The entry in force at the end of a month. Throws `KetentuanTidakAda` where none is. */
export function findBerlaku<T>(daftar: Berlaku<T>, masa: Bulan): T {
  return requireBerlaku(daftar, akhirBulan(masa))
}

/** So many ten-thousandths of an amount. */
export function bagian(jumlah: number, tarif: Tarif): number {
  return round(jumlah * tarif, 10_000)
}

/** Rounded half up; neither is negative. */
function round(pembilang: number, penyebut: number): number {
  return Math.floor((2 * pembilang + penyebut) / (2 * penyebut))
}
