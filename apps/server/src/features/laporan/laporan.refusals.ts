import { LAPORAN_SEKALIGUS, PDF_BARIS_TERBANYAK, TERSIMPAN_TERBANYAK } from '@rekan/domain/laporan/laporan'
import type { RefusedFields } from '../../platform/constraints.ts'
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
  LAPORAN_BIAYA_DILARANG: { status: 403, text: () => 'Laporan biaya per lokasi hanya untuk HRD.' },
  TERSIMPAN_TIDAK_ADA: { status: 404, text: () => 'Laporan tersimpan tidak ditemukan.' },
  TERSIMPAN_NAMA_ADA: { status: 409, text: () => 'Anda sudah menyimpan laporan dengan nama ini.' },
  TERSIMPAN_PENUH: {
    status: 409,
    text: () => `Paling banyak ${TERSIMPAN_TERBANYAK} laporan tersimpan. Hapus yang tidak dipakai.`,
  },
  PDF_TERLALU_PANJANG: {
    status: 422,
    text: ({ baris }: { baris: number }) =>
      `Laporan ini ${baris} baris, PDF paling banyak ${PDF_BARIS_TERBANYAK}. Pilih Excel, atau saring per lokasi.`,
  },
} as const satisfies Refusals

export const refuse = createRefuse(LAPORAN_REFUSALS)

/** Which field a constraint is about. */
export const LAPORAN_FIELDS: RefusedFields = {
  laporan_kantor_id_fkey: ['kantor_id', 'Lokasi tidak ditemukan.'],
  laporan_klien_id_fkey: ['klien_id', 'Klien tidak ditemukan.'],
  laporan_koordinator_id_fkey: ['koordinator_id', 'Koordinator tidak ditemukan.'],
  laporan_tersimpan_kantor_id_fkey: ['kantor_id', 'Lokasi tidak ditemukan.'],
  laporan_tersimpan_klien_id_fkey: ['klien_id', 'Klien tidak ditemukan.'],
  laporan_tersimpan_koordinator_id_fkey: ['koordinator_id', 'Koordinator tidak ditemukan.'],
  laporan_tersimpan_nama: ['nama', 'Anda sudah menyimpan laporan dengan nama ini.'],
}
