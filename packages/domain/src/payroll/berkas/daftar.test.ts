import { describe, expect, it } from 'vitest'
import type { IuranSlip } from '../iuran.ts'
import type { AsalBaris } from '../payroll.ts'
import {
  type DaftarGaji,
  type HariTimesheet,
  PERIHAL_LEMBUR,
  PERIHAL_REGISTER,
  PERIHAL_TIMESHEET,
  composeLembur,
  composeRegister,
  composeTimesheet,
} from './daftar.ts'
import type { BarisBerkas, OrangBerkas, SlipBerkas } from './slip-berkas.ts'

const baris = (
  kelompok: BarisBerkas['kelompok'],
  jenis: string,
  jumlah: number,
  asal?: AsalBaris,
): BarisBerkas => ({
  kelompok,
  nama: jenis,
  jenis: jenis as BarisBerkas['jenis'],
  jumlah,
  ...(asal && { asal }),
})
const slip = (isi: readonly BarisBerkas[], iuran: IuranSlip | null = null): SlipBerkas => ({
  tahun: 2026,
  bulan: 10,
  bersih: isi.reduce((n, { kelompok, jumlah }) => n + (kelompok === 'POTONGAN' ? -jumlah : jumlah), 0),
  baris: isi,
  bruto: null,
  ptkp: null,
  npwpValid: null,
  iuran,
})
const orang = (karyawanId: number, nama: string, semua: readonly SlipBerkas[]): OrangBerkas => ({
  karyawanId,
  kode: `K${karyawanId}`,
  nama,
  nik: '3171234567890031',
  npwp: null,
  jabatan: 'Satpam',
  lokasi: 'Gambir',
  kodeLokasi: 'GMB',
  klien: null,
  kodeBank: null,
  bank: null,
  rekening: null,
  jkn: null,
  kpj: null,
  masuk: '2024-01-01',
  keluar: null,
  harian: false,
  slip: semua,
})
/** Each row by the titles of its columns, without who it is of; `null` and 0 left out */
const isi = ({ kolom, baris: semua }: DaftarGaji) =>
  semua.map((satu) =>
    Object.fromEntries(
      satu
        .map((sel, ke) => [kolom[ke]?.judul, sel] as const)
        .filter(
          ([judul, sel]) => sel !== null && sel !== 0 && !['Lokasi', 'Jabatan', 'Nama'].includes(judul ?? ''),
        ),
    ),
  )

const IURAN: IuranSlip = {
  dasar_kesehatan: 9,
  dasar_jht: 9,
  dasar_jp: 9,
  kesehatan: 1,
  jht: 20,
  jp: 300,
  jkk: 4000,
  jkm: 50_000,
}

describe('the pay register', () => {
  it('has each kind in its column, what has none among the others, and adds up to the payslips', () => {
    const ani = orang(1, 'Ani', [
      slip(
        [
          baris('PENGHASILAN', 'TETAP', 5_000_000),
          baris('PENGHASILAN', 'TIDAK_TETAP', 400_000),
          baris('PENGHASILAN', 'LEMBUR', 300_000),
          baris('PENGHASILAN', 'PESANGON', 20_000),
          baris('PENGHASILAN_LAIN', 'LAIN', 1000),
          baris('POTONGAN', 'ABSENSI', 1),
          baris('POTONGAN', 'BPJS_KESEHATAN', 20),
          baris('POTONGAN', 'BPJS_JHT', 300),
          baris('POTONGAN', 'BPJS_JP', 4000),
          baris('POTONGAN', 'PPH21', 50_000),
          baris('POTONGAN', 'KASBON', 600_000),
          baris('POTONGAN', 'SERAGAM', 7),
        ],
        IURAN,
      ),
      slip([baris('PENGHASILAN', 'THR', 90_000), baris('PENGHASILAN', 'BONUS', 8000)]),
    ])
    const budi = orang(2, 'Budi', [slip([baris('PENGHASILAN', 'TETAP', 1_000_000)])])
    const [satu, dua, total] = isi(composeRegister([ani, budi]))
    expect(satu).toEqual({
      Kode: 'K1',
      'Upah tetap': 5_000_000,
      'Tidak tetap': 400_000,
      Lembur: 300_000,
      'THR dan bonus': 98_000,
      'Penghasilan lain': 21_000,
      'Gaji kotor': 5_819_000,
      Ketidakhadiran: 1,
      'BPJS Kesehatan': 20,
      'BPJS JHT': 300,
      'BPJS JP': 4000,
      'PPh Pasal 21': 50_000,
      Kasbon: 600_000,
      'Potongan lain': 7,
      'Total potongan': 654_328,
      'Gaji bersih': 5_819_000 - 654_328,
      'Iuran BPJS perusahaan': 54_321,
    })
    expect(dua).toEqual({
      Kode: 'K2',
      'Upah tetap': 1_000_000,
      'Gaji kotor': 1_000_000,
      'Gaji bersih': 1_000_000,
    })
    expect(total).toMatchObject({
      Kode: 'Jumlah',
      'Upah tetap': 6_000_000,
      'Gaji kotor': 6_819_000,
      'Gaji bersih': 6_819_000 - 654_328,
    })
  })

  it('names people by code, name, site and job, and has no sum there', () => {
    const { kolom, baris: semua } = composeRegister([orang(1, 'Ani', [slip([])])])
    expect(kolom.slice(0, 4).map(({ judul }) => judul)).toEqual(['Kode', 'Nama', 'Lokasi', 'Jabatan'])
    expect(semua.map((satu) => satu.slice(0, 4))).toEqual([
      ['K1', 'Ani', 'Gambir', 'Satpam'],
      ['Jumlah', null, null, null],
    ])
    expect(semua.every((satu) => satu.length === kolom.length)).toBe(true)
  })
})

const hari = (tanggal: string, jumlah: number, sampai = tanggal) => ({
  dari: tanggal,
  sampai,
  keterangan: '2 jam',
  jumlah,
})
const lembur = (jumlah: number, rincian: ReturnType<typeof hari>[]) =>
  baris('PENGHASILAN', 'LEMBUR', jumlah, { aturan: '', rincian })
const LEMBUR = orang(1, 'Ani', [
  slip([
    lembur(70_000, [hari('2026-10-05', 30_000), hari('2026-10-06', 40_000)]),
    lembur(15_000, [hari('2026-10-05', 10_000)]),
    baris('PENGHASILAN', 'TETAP', 1),
    baris('PENGHASILAN_LAIN', 'LEMBUR', 2),
  ]),
  slip([baris('PENGHASILAN', 'LEMBUR', 500)]),
])

describe('the list of overtime', () => {
  it('tells it by its days, what somebody wrote by hand without one, and adds up', () => {
    expect(isi(composeLembur([LEMBUR, orang(2, 'Budi', [slip([])])]))).toEqual([
      { Kode: 'K1', Dari: '2026-10-05', Sampai: '2026-10-05', Keterangan: 'LEMBUR: 2 jam', Jumlah: 30_000 },
      { Kode: 'K1', Dari: '2026-10-06', Sampai: '2026-10-06', Keterangan: 'LEMBUR: 2 jam', Jumlah: 40_000 },
      { Kode: 'K1', Dari: '2026-10-05', Sampai: '2026-10-05', Keterangan: 'LEMBUR: 2 jam', Jumlah: 10_000 },
      { Kode: 'K1', Keterangan: 'LEMBUR, tanpa rincian', Jumlah: 5000 },
      { Kode: 'K1', Keterangan: 'LEMBUR, tanpa rincian', Jumlah: 500 },
      { Kode: 'Jumlah', Jumlah: 85_500 },
    ])
  })
})

describe('the timesheet', () => {
  const kerja = (tanggal: string, menit: number): HariTimesheet => ({
    tanggal,
    status: 'Hadir',
    masuk: '07:00',
    pulang: '15:00',
    menit,
  })
  const susun = (semua: readonly OrangBerkas[]) =>
    isi(composeTimesheet(semua, new Map([[1, [kerja('2026-10-05', 480), kerja('2026-10-07', 60)]]])))

  it('has what each day’s overtime is paid, what is of none of the days below them, and adds up', () => {
    expect(susun([LEMBUR])).toEqual([
      {
        Kode: 'K1',
        Tanggal: '2026-10-05',
        Status: 'Hadir',
        Masuk: '07:00',
        Pulang: '15:00',
        'Menit kerja': 480,
        'Upah lembur': 40_000,
      },
      {
        Kode: 'K1',
        Tanggal: '2026-10-07',
        Status: 'Hadir',
        Masuk: '07:00',
        Pulang: '15:00',
        'Menit kerja': 60,
      },
      { Kode: 'K1', Status: 'Lembur tanpa hari', 'Upah lembur': 45_500 },
      { Kode: 'Jumlah', 'Menit kerja': 540, 'Upah lembur': 85_500 },
    ])
  })

  it('gives pay of several days to none of them', () => {
    const minggu = orang(1, 'Ani', [slip([lembur(9000, [hari('2026-10-05', 9000, '2026-10-07')])])])
    expect(susun([minggu]).map((satu) => satu['Upah lembur'])).toEqual([undefined, undefined, 9000, 9000])
  })

  it('is empty but for its sum where nobody worked', () => {
    expect(susun([orang(2, 'Budi', [slip([])])])).toEqual([{ Kode: 'Jumlah' }])
  })
})

it('each list says what it is, in a form of our own of which nothing is uncertain', () => {
  const semua = [PERIHAL_REGISTER, PERIHAL_TIMESHEET, PERIHAL_LEMBUR]
  expect(semua.map(({ nama }) => nama)).toEqual([
    'Daftar gaji (pay register)',
    'Timesheet per hari',
    'Daftar lembur',
  ])
  for (const { versi, tanggal, sumber, belumPasti } of semua) {
    expect([versi, sumber]).toEqual(['Bentuk Rekan 1', 'Bentuk sendiri (XLSX)'])
    expect([tanggal, belumPasti]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), []])
  }
})
