/**
 * What a month's work comes to before overtime, tax and contributions (`docs/rules.md`, sections 5.5 and 5.5b): lines of wage,
 * what is taken off for days that are not paid, and what HR is told.
 */
import { type Bulan, akhirBulan } from '../bulan.ts'
import { type Ketentuan, requireBerlaku } from '../ketentuan.ts'
import type { Upah } from '../pengajuan/lembur/upah-lembur.ts'
import { formatRupiah } from '../teks/rupiah.ts'
import { type Tanggal, formatTanggal } from '../waktu.ts'
import { withAsalUpah } from './asal.ts'
import {
  type RentangKerja,
  type UpahSejak,
  bagianBulan,
  barisUpah,
  isPokokKurang,
  listBagianUpah,
} from './gaji.ts'
import { type HariDibayar, formatHariDibayar } from './hari-dibayar.ts'
import {
  type HariTidakDibayar,
  type PembagiPotongan,
  barisKetidakhadiran,
  hariPembagi,
} from './ketidakhadiran.ts'
import { type HasilKerja, type ShiftKerja, barisPotong, barisShift } from './baris-satuan.ts'
import type { BarisSlip } from './payroll.ts'
import { type HariTerlambat, barisTerlambat } from './terlambat.ts'
import { type CutiBertahap, barisCutiBertahap } from './upah-cuti.ts'

/** How somebody spent the days of a month of attendance. */
export type HariKerja = {
  /** Days of work that were come to; overtime on a day off is paid as overtime alone */
  readonly hadir: readonly Tanggal[]
  /** Days that are paid though nobody came, of who is paid by the day */
  readonly dibayar?: readonly HariDibayar[]
  /** Days missed without a word, and days of leave that is not paid, oldest first */
  readonly tidakDibayar: readonly HariTidakDibayar[]
  /** Days of approved permission that nobody came; whether they are taken off is the company's to say */
  readonly izin?: readonly Tanggal[]
  /** Days missed without a word of somebody who was never seen: their pay does not hang on punches, or somebody must ask */
  readonly alpa: number
  /** Lateness that is taken off */
  readonly terlambat?: readonly HariTerlambat[]
  /** Sickness and maternity leave, and what of it came before */
  readonly bertahap?: readonly CutiBertahap[]
  /** Shifts that were worked, oldest first */
  readonly shift?: readonly ShiftKerja[]
  /** Pieces that were made, oldest first */
  readonly hasil?: readonly HasilKerja[]
  /** The weekdays that are worked */
  readonly minggu: readonly number[]
}

export const TANPA_HARI: HariKerja = { hadir: [], tidakDibayar: [], alpa: 0, minggu: [1, 2, 3, 4, 5] }

export type BahanBulan = {
  readonly ketentuan: Ketentuan
  readonly masa: Bulan
  readonly masuk: Tanggal
  readonly keluar: Tanggal | null
  /** Days between two employments of the month */
  readonly sela?: RentangKerja['sela']
  /** The wage at the month's end, or of the last day at work */
  readonly upah: Upah
  /** The wages from the first day of the month or of its attendance on, oldest first */
  readonly versi: readonly UpahSejak[]
  readonly hari: HariKerja
  readonly pembagi: PembagiPotongan
  /** Whether approved permission is taken off; else HR is told of it */
  readonly izinDipotong?: boolean
}

export type HasilBulan = {
  /** 0 among them */
  readonly penghasilan: readonly BarisSlip[]
  readonly ketidakhadiran: readonly BarisSlip[]
  readonly peringatan: readonly string[]
}

export function barisBulan(bahan: BahanBulan): HasilBulan {
  const { ketentuan, masa, upah, versi } = bahan
  const { penghasilan, peringatan } = barisMenurut(bahan)
  return {
    penghasilan,
    ketidakhadiran: [...potonganHari(bahan), ...potonganLain(bahan)],
    peringatan: [
      ...(versi.some((satu) => satu.upah.satuan !== upah.satuan)
        ? ['Satuan upah berubah dalam bulan ini: semuanya dihitung menurut yang terakhir. Periksa lagi.']
        : []),
      ...(isPokokKurang(requireBerlaku(ketentuan.upah, akhirBulan(masa)), upah)
        ? ['Upah pokok kurang dari 75% upah pokok dan tunjangan tetap (PP 36/2021 pasal 7).']
        : []),
      ...peringatan,
    ],
  }
}

function barisMenurut(bahan: BahanBulan) {
  const { upah, versi, hari } = bahan
  const upahHari = (tanggal: Tanggal) => upahPada(versi, upah, tanggal)
  switch (upah.satuan) {
    case 'hari':
      return barisHarian(bahan)
    case 'shift':
      return barisShift(hari.shift ?? [], upahHari)
    case 'potong':
      return barisPotong(bahan, hari.hasil ?? [], upahHari)
    case 'bulan':
      return barisBulanan(bahan)
  }
}

/** Paid by the month: of a part of it that part, and another wage from a day on by its days. */
function barisBulanan({
  masa,
  masuk,
  keluar,
  sela,
  upah,
  versi,
  hari: { alpa, minggu, izin = [] },
  izinDipotong,
}: BahanBulan) {
  const bagian = bagianBulan(masa, { masuk, keluar, sela }, minggu)
  const peringatan: string[] = []
  if (bagian.dibayar < bagian.seluruh)
    peringatan.push(`Bekerja sebagian bulan: dibayar ${bagian.dibayar} dari ${bagian.seluruh} hari kerja.`)
  if (alpa > 0)
    peringatan.push(
      `${alpa} hari tanpa keterangan (ALPA) belum dipotong: tidak ada presensi sama sekali pada masa ini.`,
    )
  if (izin.length > 0 && izinDipotong !== true)
    peringatan.push(
      `${izin.length} hari izin tidak dipotong (${izin.map(formatTanggal).join(', ')}): izin pribadi tidak diupah kecuali perusahaan mengatur lain (UU 13/2003 pasal 93). Ubah di Pengaturan, Izin pribadi tanpa upah.`,
    )
  const sesatuan = versi.every((satu) => satu.upah.satuan === upah.satuan) ? versi : []
  const potongan = listBagianUpah(masa, sesatuan, { masuk, keluar })
  if (potongan.length < 2)
    return { penghasilan: withAsalUpah(barisUpah(upah, bagian, 0), upah, bagian, [], masa), peringatan }
  const mulaiBaru = potongan.slice(1).map((satu) => formatTanggal(satu.mulai))
  peringatan.push(`Upah berubah mulai ${mulaiBaru.join(', ')}: dibayar menurut harinya.`)
  const penghasilan = potongan.flatMap(({ mulai, sampai, upah: sekian }) => {
    const sebagian = bagianBulan(masa, { masuk: mulai, keluar: sampai, sela }, minggu)
    const nama = `${Number(mulai.slice(8))}–${Number(sampai.slice(8))}`
    return withAsalUpah(barisUpah(sekian, sebagian, 0), sekian, sebagian, [], masa).map((baris) => ({
      ...baris,
      nama: `${baris.nama} tanggal ${nama}`,
    }))
  })
  return { penghasilan, peringatan }
}

/** Paid by the day: the days that were come to or are paid all the same, each by the wage that held on it. */
function barisHarian({ masa, upah, versi, hari: { hadir, dibayar = [] } }: BahanBulan) {
  const seluruh = { dibayar: 1, seluruh: 1 }
  const hari = [...hadir.map((tanggal) => ({ tanggal, sebab: 'HADIR' as const })), ...dibayar].toSorted(
    (satu, lain) => (satu.tanggal < lain.tanggal ? -1 : 1),
  )
  const menurut = [...Map.groupBy(hari, ({ tanggal }) => upahPada(versi, upah, tanggal))]
  const semua: typeof menurut = menurut.length === 0 ? [[upah, []]] : menurut
  return {
    penghasilan: semua.flatMap(([sekian, milik]) => {
      const datang = milik.filter(({ sebab }) => sebab === 'HADIR').length
      const baris = withAsalUpah(
        barisUpah(sekian, seluruh, milik.length, datang),
        sekian,
        seluruh,
        milik,
        masa,
      )
      const kali = `${milik.length} hari x ${formatRupiah(sekian.pokok)}`
      return semua.length === 1 ? baris : baris.map((satu) => ({ ...satu, nama: `${satu.nama}, ${kali}` }))
    }),
    peringatan: semua.map(
      ([{ pokok }, milik]) => `Upah harian: ${formatHariDibayar(milik)} x ${formatRupiah(pokok)}.`,
    ),
  }
}

/** What is taken off for days that are not paid; by the day they were not paid to begin with. */
function potonganHari({
  masa,
  masuk,
  keluar,
  upah,
  versi,
  hari,
  pembagi,
  izinDipotong,
}: BahanBulan): readonly BarisSlip[] {
  if (upah.satuan !== 'bulan') return []
  const { seluruh } = bagianBulan(masa, { masuk, keluar }, hari.minggu)
  const izin = izinDipotong === true ? (hari.izin ?? []) : []
  const semua = [...hari.tidakDibayar, ...izin.map((tanggal) => ({ tanggal, sebab: 'IZIN' as const }))]
  const tidakDibayar = semua.toSorted(urutTanggal).map((satu: HariTidakDibayar) => {
    const { pokok, tunjanganTetap } = upahPada(versi, upah, satu.tanggal)
    return { ...satu, upah: pokok + tunjanganTetap }
  })
  return barisKetidakhadiran(tidakDibayar, hariPembagi(pembagi, masa, seluruh))
}

function urutTanggal(satu: { readonly tanggal: Tanggal }, lain: { readonly tanggal: Tanggal }): number {
  return satu.tanggal < lain.tanggal ? -1 : 1
}

/** What is taken off for lateness, and for days that are paid in part. */
function potonganLain({
  ketentuan,
  masa,
  masuk,
  keluar,
  upah,
  versi,
  hari,
}: BahanBulan): readonly BarisSlip[] {
  const upahHari = (tanggal: Tanggal) => upahPada(versi, upah, tanggal)
  return [
    ...barisTerlambat(ketentuan, hari.terlambat ?? [], upahHari, hari.minggu.length),
    ...barisCutiBertahap(ketentuan, hari.bertahap ?? [], masa, { masuk, keluar }, upahHari),
  ]
}

/** The wage of a day, of the same unit as the month's; before the first on record that one. */
function upahPada(versi: readonly UpahSejak[], upah: Upah, tanggal: Tanggal): Upah {
  const pada = (versi.findLast(({ mulai }) => mulai <= tanggal) ?? versi[0])?.upah
  return pada?.satuan === upah.satuan ? pada : upah
}
