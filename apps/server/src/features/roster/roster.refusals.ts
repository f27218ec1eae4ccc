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
