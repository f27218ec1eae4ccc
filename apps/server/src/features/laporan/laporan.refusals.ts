import { LAPORAN_SEKALIGUS, PDF_BARIS_TERBANYAK } from '@rekan/domain/laporan/laporan'
import { type Refusals, createRefuse } from '../../platform/errors.ts'

export const LAPORAN_REFUSALS = {
  LAPORAN_TIDAK_ADA: { status: 404, text: () => 'Laporan tidak ditemukan. Mungkin sudah lewat sehari.' },
  LAPORAN_PENUH: {
    status: 409,
    text: () =>
      `Sudah ada ${LAPORAN_SEKALIGUS} laporan Anda yang sedang disusun. Tunggu salah satunya selesai, atau batalkan.`,
  },
  LAPORAN_BELUM_SELESAI: { status: 409, text: () => 'Laporan ini belum selesai disusun.' },
  LAPORAN_LEWAT: { status: 409, text: () => 'Laporan ini sudah tidak berjalan.' },
  BERKAS_BELUM_ADA: { status: 409, text: () => 'Berkas ini belum selesai ditulis.' },
  PDF_TERLALU_PANJANG: {
    status: 422,
    text: ({ baris }: { baris: number }) =>
      `Laporan ini ${baris} baris, PDF paling banyak ${PDF_BARIS_TERBANYAK}. Pilih Excel, atau saring per lokasi.`,
  },
} as const satisfies Refusals

export const refuse = createRefuse(LAPORAN_REFUSALS)
