import { pesanBersilang } from '@rekan/domain/perusahaan/garis-area'
import { type Tanggal, formatTanggal } from '@rekan/domain/waktu'
import type { RefusedFields } from '../../platform/constraints.ts'
import { type Refusals, createRefuse } from '../../platform/errors.ts'

export const PERUSAHAAN_REFUSALS = {
  KANTOR_TIDAK_ADA: { status: 404, text: () => 'Kantor tidak ditemukan.' },
  JADWAL_TIDAK_ADA: { status: 404, text: () => 'Jadwal kerja tidak ditemukan.' },
  JENIS_CUTI_TIDAK_ADA: { status: 404, text: () => 'Jenis cuti tidak ditemukan.' },
  AREA_BERSILANG: {
    status: 422,
    text: ({ persilangan }: { persilangan: readonly [lng: number, lat: number] }) =>
      pesanBersilang(persilangan),
  },
  LOKASI_SEDANG_DIPAKAI: {
    status: 409,
    text: ({ nama, lain, sesudah }: { nama: string; lain: number; sesudah: Tanggal }) =>
      `${nama}${lain > 0 ? ` dan ${lain} orang lain` : ''} sudah presensi di sini untuk ${formatTanggal(sesudah)}. Tutup paling cepat sehari sesudahnya.`,
  },
  LOKASI_MASIH_DITEMPATI: {
    status: 409,
    text: ({ jumlah, mulai }: { jumlah: number; mulai: Tanggal }) =>
      `${jumlah} orang masih ditempatkan di sini pada ${formatTanggal(mulai)} atau sesudahnya. Pindahkan mereka dulu, atau setujui bahwa penempatannya berakhir.`,
  },
} as const satisfies Refusals

export const refuse = createRefuse(PERUSAHAAN_REFUSALS)

/** What the database refuses of it, by the field that was sent. */
export const PERUSAHAAN_FIELDS: RefusedFields = {
  jadwal_nama_key: ['nama', 'Nama ini sudah dipakai jadwal lain.'],
  kantor_kode_key: ['kode', 'Kode ini sudah dipakai lokasi lain.'],
  kantor_masih_ditempati: [
    'tanggal',
    'Masih ada yang ditempatkan di sini pada hari itu. Muat ulang, lalu coba lagi.',
  ],
  penempatan_lokasi_tutup: ['kantor_id', 'Lokasi ini sudah ditutup pada hari itu. Pilih lokasi lain.'],
  kantor_area_bersilang: ['area', 'Garis batas area bersilang atau bersinggungan.'],
}
