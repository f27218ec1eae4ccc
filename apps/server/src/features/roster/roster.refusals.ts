import type { RefusedFields } from '../../platform/constraints.ts'
import { type Refusals, createRefuse } from '../../platform/errors.ts'

type Ditolak = { readonly kalimat: string }

export const ROSTER_REFUSALS = {
  ROSTER_TIDAK_ADA: { status: 404, text: () => 'Lokasi tidak ditemukan.' },
  TUMPANG_TINDIH: { status: 422, text: ({ kalimat }: Ditolak) => kalimat },
  SEDANG_CUTI: { status: 422, text: ({ kalimat }: Ditolak) => kalimat },
  SERTIFIKAT_HABIS: { status: 422, text: ({ kalimat }: Ditolak) => kalimat },
  ALASAN_WAJIB: {
    status: 422,
    text: ({ jumlah }: { jumlah: number }) =>
      `Tulis alasan: ${jumlah} hal perlu diketahui sebelum roster ini terbit.`,
  },
  TANPA_PERUBAHAN: { status: 422, text: () => 'Tidak ada draf untuk diterbitkan pada hari-hari ini.' },
  TANPA_KEBUTUHAN: {
    status: 422,
    text: () => 'Tidak ada kebutuhan pos yang masih kosong pada hari-hari ini.',
  },
  ISI_SIBUK: {
    status: 503,
    text: () => 'Server sedang menyusun usulan roster lain. Coba lagi beberapa detik lagi.',
  },
  TIDAK_BEKERJA: {
    status: 422,
    text: ({ nama, tanggal }: { nama: string; tanggal: string }) =>
      `${nama} tidak bekerja di perusahaan pada ${tanggal}. Kosongkan draf hari itu dulu.`,
  },
  TERBITAN_BERJALAN: {
    status: 409,
    text: ({ oleh }: { oleh: string }) =>
      `${oleh} sedang menerbitkan roster banyak lokasi. Tunggu sampai selesai, atau batalkan.`,
  },
  TERBITAN_TIDAK_BERJALAN: { status: 409, text: () => 'Tidak ada penerbitan yang sedang berjalan.' },
  SUDAH_PRESENSI: {
    status: 409,
    text: ({ nama, tanggal }: { nama: string; tanggal: string }) =>
      `${nama} sudah presensi pada ${tanggal}, jadi hari itu tidak dapat diubah lagi.`,
  },
} as const satisfies Refusals

export const refuse = createRefuse(ROSTER_REFUSALS)

/** What the database refuses of it, by the field that was sent. */
export const ROSTER_FIELDS: RefusedFields = {
  roster_draf_jenis_shift_id_fkey: ['sel', 'Salah satu jenis shift tidak ditemukan.'],
  roster_draf_pos_id_fkey: ['sel', 'Salah satu pos tidak ditemukan.'],
}
