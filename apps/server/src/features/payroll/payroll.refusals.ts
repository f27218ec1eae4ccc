import { POTONGAN_BERLEBIH } from '@rekan/domain/payroll/payroll'
import { type Refusals, createRefuse } from '../../platform/errors.ts'

export const PAYROLL_REFUSALS = {
  SLIP_TIDAK_ADA: { status: 404, text: () => 'Slip gaji tidak ditemukan.' },
  SLIP_SENDIRI: { status: 403, text: () => 'Slip gaji Anda sendiri diurus oleh rekan HRD lain.' },
  SLIP_SUDAH_ADA: {
    status: 409,
    text: ({ masa }: { masa: string }) =>
      `Karyawan ini sudah memiliki slip gaji ${masa} yang lebih baru. Buka slip itu untuk mengubahnya.`,
  },
  SLIP_TERBIT: {
    status: 409,
    text: () => 'Slip gaji ini sudah terbit dan tidak dapat diubah lagi. Buat revisi bila perlu.',
  },
  SLIP_BERUBAH: {
    status: 409,
    text: () => 'Slip gaji ini berubah sejak Anda memilihnya. Periksa lagi, lalu ulangi.',
  },
  SLIP_BELUM_TERBIT: {
    status: 409,
    text: () => 'Slip gaji ini masih draft. Ubah draft-nya langsung, tanpa revisi.',
  },
  PERIODE_BELUM_SELESAI: {
    status: 409,
    text: ({ periode }: { periode: string }) =>
      `Periode ${periode} belum selesai, dan slip yang terbit tidak dapat diubah lagi. Bila memang perlu, nyatakan bahwa slip diterbitkan sebelum periode berakhir.`,
  },
  PERUSAHAAN_BELUM_DIISI: {
    status: 409,
    text: () => 'Isi nama dan alamat perusahaan lebih dulu: keduanya tercetak pada slip gaji.',
  },
  USULAN_SENDIRI: {
    status: 403,
    text: () => 'Gaji yang Anda usulkan sendiri disetujui orang lain yang berwenang.',
  },
  TANPA_USULAN: { status: 409, text: () => 'Tidak ada draft slip gaji yang menunggu persetujuan.' },
  USULAN_BERUBAH: {
    status: 409,
    text: () => 'Draft slip gaji berubah sejak Anda memeriksanya. Periksa lagi, lalu setujui.',
  },
  SLIP_BELUM_DISETUJUI: {
    status: 409,
    text: () => 'Slip gaji ini belum disetujui orang kedua. Minta persetujuannya di Tutup bulan.',
  },
  POTONGAN_MELEBIHI_SETENGAH: { status: 422, text: () => POTONGAN_BERLEBIH },
  SUDAH_DIJAWAB: { status: 409, text: () => 'Pertanyaan ini sudah dijawab.' },
  BERKAS_BELUM_LENGKAP: {
    status: 409,
    text: ({ kurang }: { kurang: string }) => `Berkas ini belum dapat dibuat. ${kurang}`,
  },
  SLIP_BELUM_ADA_PDF: {
    status: 404,
    text: () => 'Slip gaji ini belum diterbitkan, jadi belum dapat diunduh.',
  },
} as const satisfies Refusals

export const refuse = createRefuse(PAYROLL_REFUSALS)
