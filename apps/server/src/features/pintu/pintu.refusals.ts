import { type Tanggal, formatTanggal } from '@rekan/domain/waktu'
import { type Refusals, createRefuse } from '../../platform/errors.ts'

export const PINTU_REFUSALS = {
  TAUTAN_KLIEN_MATI: {
    status: 404,
    text: () =>
      'Tautan ini tidak berlaku. Buka tautan dari surat terbaru, atau minta perusahaan penyedia mengirimkannya lagi.',
  },
  KONTRAK_PINTU_TIDAK_ADA: { status: 404, text: () => 'Kontrak tidak ditemukan.' },
  KONTAK_PINTU_TIDAK_ADA: { status: 404, text: () => 'Kontak tidak ditemukan.' },
  BERITA_ACARA_PINTU_TIDAK_ADA: { status: 404, text: () => 'Berita acara tidak ditemukan.' },
  REVISI_TIDAK_MENUNGGU: {
    status: 404,
    text: () =>
      'Revisi ini tidak sedang menunggu tanda tangan. Muat ulang halaman, lalu periksa yang terbaru.',
  },
  PENANDA_TIDAK_ADA: {
    status: 404,
    text: () => 'Penanda tangan ini tidak ada, atau haknya sudah berlaku.',
  },
  BUKAN_PENANDA: {
    status: 403,
    text: () => 'Penanda tangan baru disetujui oleh kontak yang sudah dapat menandatangani.',
  },
  KONTAK_SUDAH_DICABUT: { status: 409, text: () => 'Kontak ini sudah dicabut. Kirim kepada penggantinya.' },
  KONTRAK_SELESAI: {
    status: 409,
    text: ({ sampai }: { readonly sampai: Tanggal }) =>
      `Kontrak ini berakhir ${formatTanggal(sampai)}, jadi tidak ada hitungan yang berjalan.`,
  },
  BELUM_DIKIRIM: { status: 409, text: () => 'Berita acara ini belum dikirim. Kirim dulu kepada klien.' },
} as const satisfies Refusals

export const refuse = createRefuse(PINTU_REFUSALS)
