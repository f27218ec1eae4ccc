/** Money that somebody laid out for the company, paid back with a payslip (`docs/rules.md`, section 5.21); whole rupiah. */
import { type Aturan, paling, urut, wajib } from '../aturan.ts'
import { type Tanggal, addHari, formatTanggal } from '../waktu.ts'
import { type BarisSlip, type IsiSlip, JUMLAH_TERBESAR } from './payroll.ts'

export const STATUS_REIMBURSE = ['MENUNGGU', 'DISETUJUI', 'DITOLAK', 'DIBATALKAN'] as const
export type StatusReimburse = (typeof STATUS_REIMBURSE)[number]
export const SEBUTAN_REIMBURSE: Readonly<Record<StatusReimburse, string>> = {
  MENUNGGU: 'Menunggu',
  DISETUJUI: 'Disetujui',
  DITOLAK: 'Ditolak',
  DIBATALKAN: 'Dibatalkan',
}

/** A receipt is no older than so many days. */
const HARI_BUKTI = 365

export const aturanJumlahReimburse: Aturan<number> = (jumlah) => {
  if (!Number.isSafeInteger(jumlah)) return 'Jumlah harus rupiah penuh.'
  if (jumlah < 1) return 'Jumlah harus lebih dari 0.'
  return jumlah > JUMLAH_TERBESAR ? 'Jumlah terlalu besar.' : undefined
}
export const aturanKeteranganReimburse = urut(
  wajib('Keterangan harus diisi.'),
  paling(200, 'Keterangan tidak boleh lebih dari 200 karakter.'),
)

/** Why a receipt of a day is not taken; undefined when it is. */
export function judgeTanggalBukti(tanggal: Tanggal, hariIni: Tanggal): string | undefined {
  if (tanggal > hariIni) return 'Tanggal bukti tidak boleh setelah hari ini.'
  const awal = addHari(hariIni, -HARI_BUKTI)
  return tanggal < awal ? `Tanggal bukti paling lama ${formatTanggal(awal)}.` : undefined
}

/** One that was approved and that no other slip has paid. */
export type Reimburse = {
  readonly id: number
  readonly tanggal: Tanggal
  readonly jumlah: number
  readonly keterangan: string
}

/** A slip with what is paid back beside the pay: it is no income, neither taxed nor of BPJS's base. */
export function withReimburse(isi: IsiSlip, semua: readonly Reimburse[]): IsiSlip {
  return { ...isi, penghasilan_lain: [...isi.penghasilan_lain, ...semua.map(barisReimburse)] }
}

function barisReimburse({ id, tanggal, jumlah, keterangan }: Reimburse): BarisSlip {
  return {
    nama: `Reimburse No. ${id}`,
    jenis: 'LAIN',
    jumlah,
    sumber: `REIMBURSE:${id}`,
    asal: {
      aturan:
        'Pengeluaran untuk perusahaan yang diganti sesuai buktinya: bukan penghasilan, tanpa pajak dan iuran.',
      rincian: [{ dari: tanggal, sampai: tanggal, keterangan, jumlah }],
    },
  }
}
