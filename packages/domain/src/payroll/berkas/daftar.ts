/** Lists of a month's pay for the company and its clients: each adds up to the payslips that it is of. */
import type { Tanggal } from '../../waktu.ts'
import type { PerihalBerkas } from './perihal.ts'
import { type OrangBerkas, jumlahBersih, jumlahIuranSlip, jumlahJenis } from './slip-berkas.ts'

const SENDIRI = {
  versi: 'Bentuk Rekan 1',
  tanggal: '2026-11-24',
  sumber: 'Bentuk sendiri (XLSX)',
  belumPasti: [],
} as const
export const PERIHAL_REGISTER: PerihalBerkas = { nama: 'Daftar gaji (pay register)', ...SENDIRI }
export const PERIHAL_TIMESHEET: PerihalBerkas = { nama: 'Timesheet per hari', ...SENDIRI }
export const PERIHAL_LEMBUR: PerihalBerkas = { nama: 'Daftar lembur', ...SENDIRI }

type Sel = string | number | null
export type DaftarGaji = {
  readonly kolom: readonly { readonly judul: string; readonly lebar: number }[]
  /** The last one has the totals */
  readonly baris: readonly (readonly Sel[])[]
}

const teks = (judul: string, lebar: number) => ({ judul, lebar })
const ORANG = [teks('Kode', 10), teks('Nama', 28), teks('Lokasi', 24), teks('Jabatan', 22)]
const BULAT = 16

type Bagian = readonly [judul: string, kelompok: 'PENGHASILAN' | 'POTONGAN', jenis: ReadonlySet<string>]
const BAGIAN: readonly Bagian[] = [
  ['Upah tetap', 'PENGHASILAN', new Set(['TETAP'])],
  ['Tidak tetap', 'PENGHASILAN', new Set(['TIDAK_TETAP'])],
  ['Lembur', 'PENGHASILAN', new Set(['LEMBUR'])],
  ['THR dan bonus', 'PENGHASILAN', new Set(['THR', 'BONUS'])],
  ['Ketidakhadiran', 'POTONGAN', new Set(['ABSENSI'])],
  ['BPJS Kesehatan', 'POTONGAN', new Set(['BPJS_KESEHATAN'])],
  ['BPJS JHT', 'POTONGAN', new Set(['BPJS_JHT'])],
  ['BPJS JP', 'POTONGAN', new Set(['BPJS_JP'])],
  ['PPh Pasal 21', 'POTONGAN', new Set(['PPH21'])],
  ['Kasbon', 'POTONGAN', new Set(['KASBON'])],
]

/** A line for each person; what is of no kind that has a column stands among the others. */
export function composeRegister(orang: readonly OrangBerkas[]): DaftarGaji {
  const bagian = (kelompok: Bagian[1]) => BAGIAN.filter((satu) => satu[1] === kelompok)
  const kolom = [
    ...ORANG,
    ...[
      ...bagian('PENGHASILAN').map(([judul]) => judul),
      'Penghasilan lain',
      'Gaji kotor',
      ...bagian('POTONGAN').map(([judul]) => judul),
      'Potongan lain',
      'Total potongan',
      'Gaji bersih',
      'Iuran BPJS perusahaan',
    ].map((judul) => teks(judul, BULAT)),
  ]
  const baris = orang.map((satu) => {
    const { slip } = satu
    const masuk = bagian('PENGHASILAN').map(([, kelompok, jenis]) => jumlahJenis(slip, kelompok, jenis))
    const keluar = bagian('POTONGAN').map(([, kelompok, jenis]) => jumlahJenis(slip, kelompok, jenis))
    const kotor = jumlahJenis(slip, 'PENGHASILAN', 'semua') + jumlahJenis(slip, 'PENGHASILAN_LAIN', 'semua')
    const potongan = jumlahJenis(slip, 'POTONGAN', 'semua')
    return [
      ...sebutan(satu),
      ...masuk,
      kotor - jumlah(masuk),
      kotor,
      ...keluar,
      potongan - jumlah(keluar),
      potongan,
      jumlahBersih(satu),
      jumlah((['kesehatan', 'jht', 'jp', 'jkk', 'jkm'] as const).map((nama) => jumlahIuranSlip(slip, nama))),
    ]
  })
  return withTotal(kolom, baris, ORANG.length)
}

/** A part of somebody's pay for overtime, by the days that it comes from. */
type BagianLembur = {
  readonly dari: Tanggal | null
  readonly sampai: Tanggal | null
  readonly keterangan: string
  readonly jumlah: number
}

/** The lines of overtime by their days; what somebody wrote by hand has none. */
function listLembur({ slip }: OrangBerkas): BagianLembur[] {
  return slip
    .flatMap(({ baris }) => baris)
    .filter(({ kelompok, jenis }) => kelompok === 'PENGHASILAN' && jenis === 'LEMBUR')
    .flatMap(({ nama, jumlah: semua, asal }): BagianLembur[] => {
      const rincian = asal?.rincian ?? []
      const sisa = semua - jumlah(rincian.map((satu) => satu.jumlah))
      return [
        ...rincian.map((satu) => ({ ...satu, keterangan: `${nama}: ${satu.keterangan}` })),
        ...(sisa === 0
          ? []
          : [{ dari: null, sampai: null, keterangan: `${nama}, tanpa rincian`, jumlah: sisa }]),
      ]
    })
}

/** What is paid for overtime, day by day. */
export function composeLembur(orang: readonly OrangBerkas[]): DaftarGaji {
  const kolom = [
    ...ORANG,
    teks('Dari', 12),
    teks('Sampai', 12),
    teks('Keterangan', 60),
    teks('Jumlah', BULAT),
  ]
  const baris = orang.flatMap((satu) =>
    listLembur(satu).map(({ dari, sampai, keterangan, jumlah: nilai }) => [
      ...sebutan(satu),
      dari,
      sampai,
      keterangan,
      nilai,
    ]),
  )
  return withTotal(kolom, baris, kolom.length - 1)
}

/** A day as the timesheet shows it; times of the site's clock. */
export type HariTimesheet = {
  readonly tanggal: Tanggal
  readonly status: string
  readonly masuk: string | null
  readonly pulang: string | null
  readonly menit: number
}

/** Day by day what was worked, with what its overtime is paid; pay of no single day stands below somebody's days. */
export function composeTimesheet(
  orang: readonly OrangBerkas[],
  hari: ReadonlyMap<number, readonly HariTimesheet[]>,
): DaftarGaji {
  const kolom = [
    ...ORANG,
    teks('Tanggal', 12),
    teks('Status', 14),
    teks('Masuk', 9),
    teks('Pulang', 9),
    teks('Menit kerja', 12),
    teks('Upah lembur', BULAT),
  ]
  const baris = orang.flatMap((satu) => {
    const lembur = listLembur(satu)
    const milik = hari.get(satu.karyawanId) ?? []
    const sehari = new Map<Tanggal | null, number>(milik.map(({ tanggal }) => [tanggal, 0]))
    let sisa = 0
    for (const { dari, sampai, jumlah: nilai } of lembur) {
      const ada = dari === sampai ? sehari.get(dari) : undefined
      if (ada === undefined) sisa += nilai
      else sehari.set(dari, ada + nilai)
    }
    return [
      ...milik.map(({ tanggal, status, masuk, pulang, menit }) => [
        ...sebutan(satu),
        tanggal,
        status,
        masuk,
        pulang,
        menit,
        sehari.get(tanggal) ?? 0,
      ]),
      ...(sisa === 0 ? [] : [[...sebutan(satu), null, 'Lembur tanpa hari', null, null, 0, sisa]]),
    ]
  })
  return withTotal(kolom, baris, kolom.length - 2)
}

function sebutan({ kode, nama, lokasi, jabatan }: OrangBerkas): Sel[] {
  return [kode, nama, lokasi, jabatan]
}

/** With a last row that adds up the columns from one on. */
function withTotal(
  kolom: DaftarGaji['kolom'],
  baris: readonly (readonly Sel[])[],
  mulai: number,
): DaftarGaji {
  const total = kolom.map((_, i): Sel => {
    if (i === 0) return 'Jumlah'
    return i < mulai ? null : jumlah(baris.map((satu) => Number(satu[i] ?? 0)))
  })
  return { kolom, baris: [...baris, total] }
}

function jumlah(nilai: readonly number[]): number {
  return nilai.reduce((n, satu) => n + satu, 0)
}
