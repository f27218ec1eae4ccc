import { type Refusals, createRefuse } from '../../platform/errors.ts'

export const KELOLA_REFUSALS = {
  ALIRAN_PENUH: {
    status: 429,
    text: () => 'Terlalu banyak tab Kelola terbuka. Layar ini diperbarui berkala, tidak seketika.',
  },
  TAMPILAN_TIDAK_ADA: { status: 404, text: () => 'Tampilan tidak dapat ditemukan.' },
  TAMPILAN_TIDAK_KEMBALI: {
    status: 409,
    text: () => 'Penghapusan ini tidak dapat diurungkan lagi. Simpan tampilannya sekali lagi.',
  },
  NAMA_TAMPILAN_DIPAKAI: {
    status: 409,
    text: () => 'Anda sudah punya tampilan dengan nama ini. Pakai nama lain.',
  },
  TAMPILAN_TERLALU_BANYAK: {
    status: 409,
    text: () => 'Tampilan di meja ini sudah 50. Hapus yang tidak dipakai.',
  },
  PERSIAPAN_SELESAI: {
    status: 409,
    text: () => 'Persiapan perusahaan sudah selesai. Lanjutkan di Lokasi, Karyawan, dan Pengaturan.',
  },
} as const satisfies Refusals

export const refuse = createRefuse(KELOLA_REFUSALS)
