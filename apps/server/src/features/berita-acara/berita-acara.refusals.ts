import { formatBulan } from '@rekan/domain/bulan'
import { type Instan, type Tanggal, formatSaat, formatTanggal } from '@rekan/domain/waktu'
import type { RefusedFields } from '../../platform/constraints.ts'
import { type Refusals, createRefuse } from '../../platform/errors.ts'

type Masa = { readonly tahun: number; readonly bulan: number }

export const BERITA_ACARA_REFUSALS = {
  BERITA_ACARA_TIDAK_ADA: { status: 404, text: () => 'Berita acara tidak ditemukan.' },
  KEBERATAN_TIDAK_ADA: { status: 404, text: () => 'Keberatan tidak ditemukan.' },
  DI_LUAR_KONTRAK: {
    status: 409,
    text: (masa: Masa) => `Kontrak ini tidak berlaku pada masa ${formatBulan(masa)}.`,
  },
  MASA_BELUM_MULAI: {
    status: 409,
    text: ({ dari }: { readonly dari: Tanggal }) =>
      `Masa ini baru mulai ${formatTanggal(dari)}. Susun setelah hari itu.`,
  },
  MASA_BELUM_BERAKHIR: {
    status: 409,
    text: ({ sampai }: { readonly sampai: Tanggal }) =>
      `Masa ini baru berakhir ${formatTanggal(sampai)}. Kirim setelah shift terakhirnya selesai.`,
  },
  DISUSUN_SEBELUM_BERAKHIR: {
    status: 409,
    text: () =>
      'Berita acara ini disusun sebelum masanya berakhir, jadi hitungannya belum lengkap. Susun sekali lagi, lalu kirim.',
  },
  TIDAK_BERUBAH: {
    status: 409,
    text: () => 'Tidak ada yang berubah sejak revisi terakhir, jadi tidak ada revisi baru.',
  },
  ALASAN_REVISI: {
    status: 409,
    text: () => 'Revisi sebelumnya sudah dikirim. Tulis alasan revisi baru.',
  },
  BUKAN_TERBARU: {
    status: 409,
    text: ({ terbaru }: { readonly terbaru: number }) =>
      `Sudah ada revisi ${terbaru}. Muat ulang halaman, lalu periksa revisi itu.`,
  },
  SUDAH_DIKIRIM: { status: 409, text: () => 'Revisi ini sudah dikirim.' },
  TANPA_KONTAK: {
    status: 409,
    text: () => 'Belum ada kontak yang dapat menandatangani. Tambahkan kontak pada kontraknya dulu.',
  },
  SUDAH_DITANDATANGANI: {
    status: 409,
    text: ({ nama, pada }: { readonly nama: string; readonly pada: Tanggal }) =>
      `Revisi ini sudah ditandatangani oleh ${nama} pada ${formatTanggal(pada)}.`,
  },
  BELUM_DITANDATANGANI: {
    status: 409,
    text: () =>
      'Tagihan disusun dari berita acara yang sudah ditandatangani. Tunggu tanda tangan klien dulu.',
  },
  KEBERATAN_MENUNGGU: {
    status: 409,
    text: ({ jumlah }: { readonly jumlah: number }) =>
      `Masih ada ${jumlah} keberatan yang belum dijawab. Tanda tangani setelah dijawab.`,
  },
  SUDAH_DIBERATKAN: {
    status: 409,
    text: () => 'Hari ini sudah diajukan keberatannya dan sedang menunggu jawaban.',
  },
  SUDAH_DIJAWAB: { status: 409, text: () => 'Keberatan ini sudah dijawab.' },
  BELUM_DIKOREKSI: {
    status: 409,
    text: () =>
      'Hitungan hari itu belum berubah. Koreksi presensinya dulu, baru terima keberatan ini dengan alasannya.',
  },
  PENANDA_DITAHAN: {
    status: 403,
    text: ({ mulai }: { readonly mulai: Instan }) =>
      `Hak tanda tangan Anda berlaku mulai ${formatSaat(mulai, 'WIB')}, atau segera setelah penanda tangan lain kontrak ini menyetujuinya lewat tautan di suratnya.`,
  },
  KEBERATAN_PENUH: {
    status: 409,
    text: ({ jumlah, hubungi }: { readonly jumlah: number; readonly hubungi: string }) =>
      `Sudah ada ${jumlah} keberatan yang menunggu jawaban untuk berita acara ini. Tunggu jawabannya, atau hubungi ${hubungi}.`,
  },
  TANPA_HAK_TANDA_TANGAN: {
    status: 403,
    text: () => 'Anda dapat membaca berita acara ini, tetapi bukan yang menandatanganinya.',
  },
} as const satisfies Refusals

export const refuse = createRefuse(BERITA_ACARA_REFUSALS)

/** What the database refuses of it, by the field that was sent. */
export const BERITA_ACARA_FIELDS: RefusedFields = {
  kontrak_klien_kontak_email: ['email', 'Alamat ini sudah menjadi kontak kontrak ini.'],
}
