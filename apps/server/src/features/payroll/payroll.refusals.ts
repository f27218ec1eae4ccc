import type { Pelaku } from '@rekan/domain/akses/akses'
import { isSendiri } from '@rekan/domain/akses/urusan'
import { POTONGAN_BERLEBIH } from '@rekan/domain/payroll/payroll'
import { type Titipan, sebabOrangLain } from '@rekan/domain/payroll/titipan'
import type { RefusedFields } from '../../platform/constraints.ts'
import { type Refusals, createRefuse } from '../../platform/errors.ts'

export const PAYROLL_REFUSALS = {
  SLIP_TIDAK_ADA: { status: 404, text: () => 'Slip gaji tidak ditemukan.' },
  SLIP_SENDIRI: {
    status: 403,
    text: () => 'Slip gaji Anda sendiri diurus oleh rekan HRD lain atau penyetuju gaji HRD.',
  },
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
  USULAN_BUNTU: {
    status: 403,
    text: ({ slip }: { readonly slip: number }) =>
      `${slip} slip belum dapat disetujui siapa pun: penyetujunya HRD seluruh perusahaan yang tidak menyusunnya dan bukan pemiliknya. Minta administrator memberi peran HRD kepada orang kedua, atau mematikan “Gaji disetujui orang kedua”. Slip HRD sendiri dapat disusun pemiliknya lalu diterbitkan penyetuju gaji HRD. Bila HRD hanya satu orang dan ia sendiri administratornya, operator server yang mengizinkan.`,
  },
  TANPA_USULAN: { status: 409, text: () => 'Tidak ada draft slip gaji yang menunggu persetujuan.' },
  USULAN_BERUBAH: {
    status: 409,
    text: () => 'Draft slip gaji berubah sejak Anda memeriksanya. Periksa lagi, lalu setujui.',
  },
  REKENING_BERUBAH: {
    status: 409,
    text: () => 'Ada rekening yang berubah sejak Anda memeriksanya. Muat ulang, periksa lagi, lalu setujui.',
  },
  SLIP_BELUM_DISETUJUI: {
    status: 409,
    text: () => 'Slip gaji ini belum disetujui orang kedua. Minta persetujuannya di Tutup bulan.',
  },
  POTONGAN_MELEBIHI_SETENGAH: { status: 422, text: () => POTONGAN_BERLEBIH },
  PROSES_KOSONG: { status: 409, text: () => 'Tidak ada slip gaji yang perlu dikerjakan untuk bulan ini.' },
  PROSES_BERJALAN: {
    status: 409,
    text: ({ oleh }: { oleh: string }) =>
      `${oleh} sedang menyusun atau menerbitkan gaji. Tunggu sampai selesai, atau hentikan dulu.`,
  },
  PROSES_TIDAK_BERJALAN: {
    status: 409,
    text: () => 'Tidak ada penyusunan atau penerbitan gaji yang berjalan.',
  },
  SUDAH_DIJAWAB: { status: 409, text: () => 'Pertanyaan ini sudah dijawab.' },
  TITIPAN_SENDIRI: {
    status: 403,
    text: ({ apa }: { apa: Titipan }) => sebabOrangLain(apa),
  },
  PENYESUAIAN_TIDAK_ADA: { status: 404, text: () => 'Penyesuaian tidak ditemukan.' },
  PENYESUAIAN_KOREKSI: {
    status: 409,
    text: () =>
      'Penyesuaian ini menyelesaikan koreksi presensi, jadi tidak dapat dihapus. Catat penyesuaian lain bila keliru.',
  },
  KOREKSI_TIDAK_MENUNGGU: { status: 404, text: () => 'Koreksi presensi ini tidak menunggu penyesuaian.' },
  REIMBURSE_TIDAK_ADA: { status: 404, text: () => 'Reimburse tidak ditemukan.' },
  REIMBURSE_DICATAT: {
    status: 403,
    text: () => 'Reimburse ini Anda catat sendiri, jadi diputus oleh HRD lain atau penyetuju gaji HRD.',
  },
  REIMBURSE_DIPUTUS: { status: 409, text: () => 'Reimburse ini sudah diputus atau dibatalkan.' },
  KASBON_TIDAK_ADA: { status: 404, text: () => 'Kasbon tidak ditemukan.' },
  KASBON_DITUTUP: { status: 409, text: () => 'Kasbon ini sudah ditutup.' },
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

/** Throws 403 where HR would settle something with their own pay. */
export function requireOrangLain(pelaku: Pelaku, milikId: number, apa: Titipan): void {
  if (isSendiri(pelaku, milikId)) throw refuse('TITIPAN_SENDIRI', { apa })
}

export const PAYROLL_FIELDS: RefusedFields = {
  payroll_bersih: [
    'potongan',
    'Potongan melebihi penghasilan. Kurangi potongan, atau cicil di bulan berikutnya.',
  ],
  payroll_titipan_sekali: ['potongan', 'Baris ini sudah ada di slip lain. Muat ulang, lalu periksa lagi.'],
  payroll_reimburse_disetujui: [
    'penghasilan_lain',
    'Reimburse paling banyak sebesar yang disetujui. Tambah baris lain bila memang lebih.',
  ],
  reimburse_bukti_sekali: ['file', 'Bukti yang sama sudah pernah diajukan.'],
  penyesuaian_diambil: ['id', 'Penyesuaian ini sudah masuk slip. Hapus barisnya dari draft slip lebih dulu.'],
  penyesuaian_terkunci: ['hari', 'Hari ini tidak dikunci lagi. Muat ulang, lalu betulkan harinya langsung.'],
  payroll_kasbon_lebih: ['potongan', 'Potongan kasbon melebihi sisanya. Muat ulang, lalu periksa lagi.'],
}
