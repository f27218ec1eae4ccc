/**
 * What somebody is paid as their work ends: severance, the reward for service, and leave they did not take (PP 35/2021, articles
 * 40 to 57, by data of a date; `docs/rules.md`, section 5.18). All of it carries the final tax of PP 68/2009, whose article 1 counts the
 * reward and the replaced rights as severance. Amounts are whole rupiah, rounded half up.
 */
import type { Upah } from '../pengajuan/lembur/upah-lembur.ts'
import { formatRupiah } from '../teks/rupiah.ts'
import { type Tanggal, addHari } from '../waktu.ts'
import { masaKerjaBulan } from '../bulan/lama.ts'
import type { BarisSlip } from './payroll.ts'
import { computeRataUpah } from './thr.ts'

/** Why somebody's work ended, and what it gives them: parts of the tables in hundredths. */
export type AlasanPutus = {
  readonly kode: string
  readonly sebutan: string
  /** Of PP 35/2021 */
  readonly pasal: string
  readonly pesangon: number
  readonly penghargaan: number
  /** Whether the company's own rules give a parting sum */
  readonly uang_pisah: boolean
}
/** `[from whole years of service on, months' wages]`, the shortest service first */
type Tabel = readonly (readonly [number, number])[]
type AturanPesangon = {
  readonly mulai: Tanggal
  /** A day's wage so many times is a month's */
  readonly hari_sebulan: number
  readonly pesangon: Tabel
  readonly penghargaan: Tabel
  readonly alasan: readonly AlasanPutus[]
}
export type DataPesangon = { readonly berlaku: readonly AturanPesangon[] }

/** What holds on a last day at work; undefined before the first that is known. */
export function aturanPesangon({ berlaku }: DataPesangon, keluar: Tanggal): AturanPesangon | undefined {
  return berlaku.findLast(({ mulai }) => mulai <= keluar)
}

/**
 * A month's wage as severance and kompensasi take it: basic and fixed allowances; by the day so many days' (UU 13/2003, article
 * 157 (2)); by shift or piece the average of twelve months (article 157 (3)).
 *
 * @param diterima fixed pay by month, newest first
 */
export function upahSebulanPutus(
  { satuan, pokok, tunjanganTetap }: Upah,
  hariSebulan: number,
  diterima: readonly number[],
): number {
  if (satuan === 'bulan') return pokok + tunjanganTetap
  return satuan === 'hari' ? (pokok + tunjanganTetap) * hariSebulan : computeRataUpah(diterima, 12)
}

export type Perpisahan = {
  readonly masuk: Tanggal
  /** The last day at work */
  readonly keluar: Tanggal
  readonly upahSebulan: number
  /** Annual leave that was neither taken nor lapsed (article 40 (4) a) */
  readonly sisaCuti: number
  /** A day of it is a month's wage by so many; the law has no word on it */
  readonly hariCuti: number
  /** By the company's own rules; 0 where they give none */
  readonly uangPisah: number
}

/** The lines of a last slip, none of them 0, each with where it comes from. */
export function barisPerpisahan(
  aturan: AturanPesangon,
  alasan: AlasanPutus,
  { masuk, keluar, upahSebulan, sisaCuti, hariCuti, uangPisah }: Perpisahan,
): readonly BarisSlip[] {
  const bulan = masaKerjaBulan(masuk, addHari(keluar, 1))
  const tahun = Math.floor(bulan / 12)
  const pasal = `PP 35/2021 pasal ${alasan.pasal}`
  const baris = (nama: string, jumlah: number, aturanBaris: string, keterangan: string): BarisSlip => ({
    nama,
    jenis: 'PESANGON',
    jumlah,
    asal: { aturan: aturanBaris, rincian: [{ dari: masuk, sampai: keluar, keterangan, jumlah }] },
  })
  const kali = (bagian: number, tabel: Tabel) => {
    const sebulan = findKali(tabel, tahun)
    return {
      jumlah: Math.round((upahSebulan * sebulan * bagian) / 100),
      keterangan: `masa kerja ${tahun} tahun ${bulan % 12} bulan: ${formatBagian(bagian)} x ${sebulan} x ${formatRupiah(upahSebulan)}`,
    }
  }
  const pesangon = kali(alasan.pesangon, aturan.pesangon)
  const penghargaan = kali(alasan.penghargaan, aturan.penghargaan)
  const cuti = Math.round((upahSebulan * sisaCuti) / hariCuti)
  const dasar = `${alasan.sebutan} (${pasal}).`
  return [
    baris('Uang Pesangon', pesangon.jumlah, `${dasar} Tabel pasal 40 ayat (2).`, pesangon.keterangan),
    baris(
      'Uang Penghargaan Masa Kerja',
      penghargaan.jumlah,
      `${dasar} Tabel pasal 40 ayat (3).`,
      penghargaan.keterangan,
    ),
    baris(
      'Penggantian Cuti',
      cuti,
      'Cuti tahunan yang belum diambil dan belum gugur (PP 35/2021 pasal 40 ayat (4)).',
      `${sisaCuti.toLocaleString('id-ID')} hari x ${formatRupiah(upahSebulan)} / ${hariCuti}`,
    ),
    baris('Uang Pisah', uangPisah, `${dasar} Menurut peraturan perusahaan.`, 'ditulis HRD'),
  ].filter(({ jumlah }) => jumlah > 0)
}

function findKali(tabel: Tabel, tahun: number): number {
  return tabel.findLast(([sejak]) => sejak <= tahun)?.[1] ?? 0
}

function formatBagian(perseratus: number): string {
  return (perseratus / 100).toLocaleString('id-ID')
}
