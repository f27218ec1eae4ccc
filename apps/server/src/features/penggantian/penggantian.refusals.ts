import type { RefusedFields } from '../../platform/constraints.ts'
import { type Refusals, createRefuse } from '../../platform/errors.ts'

type Nama = { readonly nama: string }
type Ditolak = { readonly kalimat: string }

export const PENGGANTIAN_REFUSALS = {
  KERJA_TIDAK_ADA: { status: 409, text: () => 'Tidak ada pekerjaan itu pada hari itu.' },
  KERJA_SELESAI: { status: 409, text: () => 'Jam kerjanya sudah selesai, jadi tidak dapat digantikan lagi.' },
  SUDAH_HADIR: {
    status: 409,
    text: ({ nama }: Nama) => `${nama} sudah check in, jadi tidak perlu pengganti.`,
  },
  SUDAH_ADA_PENGGANTI: { status: 409, text: ({ nama }: Nama) => `Sudah ada pengganti: ${nama}.` },
  TANPA_PENGGANTI: { status: 409, text: () => 'Tidak ada pengganti atau tawaran yang terbuka.' },
  CALON_TIDAK_BISA: { status: 422, text: ({ kalimat }: Ditolak) => kalimat },
  TAWARAN_TIDAK_ADA: { status: 404, text: () => 'Tawaran ini tidak ada.' },
  TUKAR_TIDAK_ADA: { status: 404, text: () => 'Jadwal atau permintaan tukar ini tidak ada.' },
  TUKAR_SENDIRI: { status: 422, text: () => 'Jadwal tidak dapat ditukar dengan jadwal sendiri.' },
  TUKAR_TERBUKA: { status: 409, text: () => 'Salah satu jadwal sedang dalam permintaan tukar lain.' },
  TUKAR_TERLAMBAT: {
    status: 409,
    text: () => 'Salah satu jadwal sudah dimulai, sudah dicatat presensinya, atau sedang digantikan.',
  },
  TUKAR_TANPA_PENEMPATAN: {
    status: 422,
    text: () => 'Salah satu dari keduanya tidak ditempatkan pada tanggal itu.',
  },
  TUKAR_DITUTUP: { status: 409, text: () => 'Permintaan tukar ini sudah dijawab atau dibatalkan.' },
  TUKAR_PUTUS_SENDIRI: { status: 403, text: () => 'Tukar jadwal Anda sendiri diputuskan orang lain.' },
  TUMPANG_TINDIH: { status: 422, text: ({ kalimat }: Ditolak) => kalimat },
  SEDANG_CUTI: { status: 422, text: ({ kalimat }: Ditolak) => kalimat },
  SERTIFIKAT_HABIS: { status: 422, text: ({ kalimat }: Ditolak) => kalimat },
  SUDAH_DIAMBIL: { status: 409, text: ({ nama }: Nama) => `Tawaran ini sudah diambil oleh ${nama}.` },
  TAWARAN_DITUTUP: { status: 409, text: () => 'Tawaran ini sudah ditutup.' },
} as const satisfies Refusals

export const refuse = createRefuse(PENGGANTIAN_REFUSALS)

/** What the database refuses of it, by the field that was sent. */
export const PENGGANTIAN_FIELDS: RefusedFields = {
  tawaran_calon_karyawan_id_fkey: ['calon', 'Salah satu calon tidak ditemukan.'],
}
