import { type Refusals, createRefuse } from '../../platform/errors.ts'

export const PENGUMUMAN_REFUSALS = {
  PENGUMUMAN_TIDAK_ADA: { status: 404, text: () => 'Pengumuman tidak dapat ditemukan.' },
  SUDAH_TERBIT: { status: 409, text: () => 'Pengumuman ini sudah terbit.' },
  BELUM_TERBIT: { status: 409, text: () => 'Pengumuman ini belum terbit.' },
  MASIH_TERBIT: {
    status: 409,
    text: () => 'Pengumuman yang terbit tidak dapat dihapus. Tarik dulu, lalu hapus.',
  },
  SUDAH_BERAKHIR: {
    status: 409,
    text: () => 'Waktu berakhirnya sudah lewat. Ubah waktu berakhir, lalu terbitkan.',
  },
  TIDAK_DAPAT_DIURUNGKAN: {
    status: 409,
    text: () => 'Penarikan ini tidak dapat diurungkan lagi. Terbitkan pengumuman sekali lagi bila perlu.',
  },
} as const satisfies Refusals

export const refuse = createRefuse(PENGUMUMAN_REFUSALS)
