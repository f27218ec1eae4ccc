/** The monthly lists of both offices of BPJS: who, of which wage, with which contributions. */
import { tanpaRumus } from '../../teks/rumus.ts'
import type { Dilewati, PerihalBerkas } from './perihal.ts'
import { type OrangBerkas, jumlahIuranSlip, jumlahJenis } from './slip-berkas.ts'

export const PERIHAL_SIPP: PerihalBerkas = {
  nama: 'BPJS Ketenagakerjaan, SIPP Online',
  versi: 'CSV rincian iuran (formulir F2A), 11 kolom',
  tanggal: '2026-11-24',
  sumber: 'Penulis rincian iuran SIPP Online publik; isinya menurut formulir F2A',
  belumPasti: [
    'Nama dan urutan kolom templat unggah SIPP Online tidak dapat diperiksa: cocokkan dengan templat yang diunduh dari SIPP.',
    'Rapel dan JKP tidak punya kolom sendiri di sini.',
    'Nomor KPJ ditulis angkanya saja.',
  ],
}
export const PERIHAL_EDABU: PerihalBerkas = {
  nama: 'BPJS Kesehatan, e-Dabu',
  versi: 'CSV rincian iuran, 7 kolom',
  tanggal: '2026-11-24',
  sumber: 'Penulis rincian iuran e-Dabu publik',
  belumPasti: [
    'Nama dan urutan kolom templat unggah e-Dabu tidak dapat diperiksa: cocokkan dengan templat yang diunduh dari e-Dabu.',
    'Keluarga tambahan di luar lima orang tidak ada di sini.',
  ],
}

export type HasilBpjs = {
  readonly isi: string
  readonly orang: readonly OrangBerkas[]
  readonly dilewati: readonly Dilewati[]
}

const JHT: ReadonlySet<string> = new Set(['BPJS_JHT'])
const JP: ReadonlySet<string> = new Set(['BPJS_JP'])
const KESEHATAN: ReadonlySet<string> = new Set(['BPJS_KESEHATAN'])

/** BPJS Ketenagakerjaan of a month, in whole rupiah, with semicolons. */
export function writeSipp(orang: readonly OrangBerkas[]): HasilBpjs {
  const { ada, dilewati } = pickBpjs(orang, 'kpj', 'Belum ada nomor KPJ (BPJS Ketenagakerjaan).')
  const baris = ada.map(({ satu, nomor }) => {
    const { slip } = satu
    const iuran = [
      jumlahIuranSlip(slip, 'jkk'),
      jumlahIuranSlip(slip, 'jkm'),
      jumlahIuranSlip(slip, 'jht'),
      jumlahJenis(slip, 'POTONGAN', JHT),
      jumlahIuranSlip(slip, 'jp'),
      jumlahJenis(slip, 'POTONGAN', JP),
    ]
    const upah = jumlahIuranSlip(slip, 'dasar_jht')
    return [nomor, satu.nik, sel(satu.nama), upah, ...iuran, jumlah(iuran)]
  })
  const kepala =
    'NoKPJ;NIK;NamaTenagaKerja;UpahDilaporkan;IuranJKK;IuranJKM;IuranJHTPemberiKerja;IuranJHTPekerja;IuranJPPemberiKerja;IuranJPPekerja;TotalIuranBPJSTK'
  return { isi: composeCsv(kepala, baris), orang: ada.map(({ satu }) => satu), dilewati }
}

/** BPJS Kesehatan of a month, in whole rupiah, with semicolons. */
export function writeEdabu(orang: readonly OrangBerkas[]): HasilBpjs {
  const { ada, dilewati } = pickBpjs(orang, 'jkn', 'Belum ada nomor JKN (BPJS Kesehatan).')
  const baris = ada.map(({ satu, nomor }) => {
    const { slip } = satu
    const iuran = [jumlahIuranSlip(slip, 'kesehatan'), jumlahJenis(slip, 'POTONGAN', KESEHATAN)]
    const upah = jumlahIuranSlip(slip, 'dasar_kesehatan')
    return [nomor, satu.nik, sel(satu.nama), upah, ...iuran, jumlah(iuran)]
  })
  const kepala =
    'NoKartuBPJSKes;NIK;NamaPeserta;DasarPerhitunganUpah;IuranPemberiKerja4Persen;IuranPekerja1Persen;TotalIuran5Persen'
  return { isi: composeCsv(kepala, baris), orang: ada.map(({ satu }) => satu), dilewati }
}

/** Who has a basis and a number, with its digits. */
function pickBpjs(orang: readonly OrangBerkas[], apa: 'kpj' | 'jkn', alasan: string) {
  const dilewati: Dilewati[] = []
  const ada = orang.flatMap((satu) => {
    const nomor = satu[apa]?.replaceAll(/\D/g, '') ?? ''
    const isTanpaDasar = satu.slip.every(({ iuran }) => iuran === null)
    if (!isTanpaDasar && nomor !== '') return [{ satu, nomor }]
    const sebab = isTanpaDasar ? 'Slipnya tanpa dasar iuran.' : alasan
    dilewati.push({ kode: satu.kode, nama: satu.nama, jumlah: 0, alasan: sebab })
    return []
  })
  return { ada, dilewati }
}

function composeCsv(kepala: string, baris: readonly (readonly (string | number)[])[]): string {
  return [kepala, ...baris.map((satu) => satu.join(';'))].map((satu) => `${satu}\r\n`).join('')
}

/** A name holds no semicolon, no quote and begins no formula. */
function sel(nama: string): string {
  return tanpaRumus(nama.replaceAll(/[;"\r\n]/g, ' ').trim())
}

function jumlah(nilai: readonly number[]): number {
  return nilai.reduce((n, satu) => n + satu, 0)
}
