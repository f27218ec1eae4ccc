/** Money lent by the company and taken off pay in instalments (`docs/rules.md`, section 5.19); whole rupiah. */
import { type Aturan, paling, urut, wajib } from '../aturan.ts'
import { type Bulan, addBulan, compareBulan, formatBulan, rentangBulan } from '../bulan.ts'
import type { AturanUpahPokok } from '../ketentuan.ts'
import { formatRupiah } from '../teks/rupiah.ts'
import { type BarisSlip, type IsiSlip, JUMLAH_TERBESAR, totalSlip } from './payroll.ts'

export const CICILAN_TERBANYAK = 60

/** A kasbon as far as it was taken. */
export type Kasbon = {
  readonly id: number
  readonly jumlah: number
  /** In how many instalments it is to be paid back */
  readonly cicilan: number
  /** What payslips took of it, and how many did */
  readonly diambil: number
  readonly kali: number
}

/** Whole rupiah, 1 to 10,000,000,000. */
export const aturanJumlahKasbon: Aturan<number> = (jumlah) => {
  if (!Number.isSafeInteger(jumlah)) return 'Jumlah harus rupiah penuh.'
  if (jumlah < 1) return 'Jumlah kasbon harus lebih dari 0.'
  return jumlah > JUMLAH_TERBESAR ? 'Jumlah terlalu besar.' : undefined
}
export const aturanCicilan: Aturan<number> = (kali) =>
  Number.isInteger(kali) && kali >= 1 && kali <= CICILAN_TERBANYAK
    ? undefined
    : `Banyaknya cicilan harus 1 sampai ${CICILAN_TERBANYAK}.`
export const aturanKeteranganKasbon = urut(
  wajib('Keterangan harus diisi.'),
  paling(200, 'Keterangan tidak boleh lebih dari 200 karakter.'),
)

/** Why a kasbon cannot begin in a month; undefined when it can. */
export function judgeMulaiKasbon(mulai: Bulan, bulanIni: Bulan): string | undefined {
  const jauh = compareBulan(mulai, bulanIni)
  if (jauh < 0) return `Pilih ${formatBulan(bulanIni)} atau sesudahnya.`
  return jauh > 12 ? 'Cicilan pertama paling lambat 12 bulan lagi.' : undefined
}

/** The month of its last instalment, where each slip takes one. */
export function akhirKasbon(mulai: Bulan, cicilan: number): Bulan {
  return addBulan(mulai, cicilan - 1)
}

export function sisaKasbon({ jumlah, diambil }: Pick<Kasbon, 'jumlah' | 'diambil'>): number {
  return Math.max(0, jumlah - diambil)
}

/**
 * The next instalment: what is left over the instalments that are left, rounded up, so that the last one ends at 0; what was taken less
 * or not at all is spread over them. 0 once nothing is left.
 */
export function computeCicilan(kasbon: Kasbon): number {
  const sisa = sisaKasbon(kasbon)
  return Math.ceil(sisa / Math.max(1, kasbon.cicilan - kasbon.kali))
}

type Batas = Pick<AturanUpahPokok, 'potongan_tertinggi'>
export type PotonganKasbon = { readonly isi: IsiSlip; readonly peringatan: readonly string[] }

/**
 * A month's slip with the instalments taken off it, as far as the payment bears them (half of it, PP 36/2021, article 65). Who leaves has none
 * taken: what is left is named.
 */
export function takeKasbon(
  aturan: Batas,
  isi: IsiSlip,
  semua: readonly Kasbon[],
  masa: Bulan,
  isKeluar: boolean,
): PotonganKasbon {
  const peringatan: string[] = []
  const potongan: BarisSlip[] = []
  let ruang = computeRuang(aturan, isi)
  for (const kasbon of semua) {
    const sisa = sisaKasbon(kasbon)
    if (sisa === 0) continue
    if (isKeluar) {
      peringatan.push(
        `Kasbon No. ${kasbon.id} tersisa ${formatRupiah(sisa)} dan tidak dipotong karena karyawan ini keluar. Potong dari slip akhir kerja bila memang disepakati.`,
      )
      continue
    }
    const cicilan = computeCicilan(kasbon)
    const jumlah = Math.min(cicilan, ruang)
    if (jumlah < cicilan)
      peringatan.push(
        `Cicilan kasbon No. ${kasbon.id} ${formatRupiah(cicilan)} hanya dipotong ${formatRupiah(jumlah)}: potongan paling banyak setengah pembayaran.`,
      )
    if (jumlah === 0) continue
    ruang -= jumlah
    potongan.push(barisKasbon(kasbon, jumlah, masa))
  }
  return { isi: { ...isi, potongan: [...isi.potongan, ...potongan] }, peringatan }
}

/** All that is left, as far as a last payment bears it: at HR's word alone. */
export function takeSisaKasbon(
  aturan: Batas,
  isi: IsiSlip,
  semua: readonly Kasbon[],
  masa: Bulan,
): PotonganKasbon {
  const lunas = semua.map((kasbon) => ({ ...kasbon, cicilan: kasbon.kali + 1 }))
  return takeKasbon(aturan, isi, lunas, masa, false)
}

function barisKasbon(kasbon: Kasbon, jumlah: number, masa: Bulan): BarisSlip {
  const { id, kali, cicilan, diambil } = kasbon
  return {
    nama: `Potongan Kasbon No. ${id}`,
    jenis: 'KASBON',
    jumlah,
    sumber: `KASBON:${id}`,
    asal: {
      aturan: `Cicilan ke-${kali + 1} dari ${Math.max(cicilan, kali + 1)} kasbon ${formatRupiah(kasbon.jumlah)}.`,
      rincian: [
        {
          ...rentangBulan(masa),
          keterangan: `sebelumnya dipotong ${formatRupiah(diambil)}, sisa sesudah ini ${formatRupiah(sisaKasbon(kasbon) - jumlah)}`,
          jumlah,
        },
      ],
    },
  }
}

/** What may still be taken off a payment, absence aside. */
function computeRuang({ potongan_tertinggi }: Batas, isi: IsiSlip): number {
  const { gaji_kotor, total_potongan } = totalSlip(isi)
  const absen = isi.potongan.reduce((n, { jenis, jumlah }) => n + (jenis === 'ABSENSI' ? jumlah : 0), 0)
  return Math.max(
    0,
    Math.floor(((gaji_kotor - absen) * potongan_tertinggi) / 10_000) - (total_potongan - absen),
  )
}
