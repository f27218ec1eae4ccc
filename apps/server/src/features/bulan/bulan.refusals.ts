import { formatBulan } from '@rekan/domain/bulan'
import { type Tunggakan, kalimatTunggakan } from '@rekan/domain/bulan/kunci'
import { type Tanggal, formatTanggal } from '@rekan/domain/waktu'
import { type Refusals, createRefuse } from '../../platform/errors.ts'

type Masa = { readonly tahun: number; readonly bulan: number }

export const BULAN_REFUSALS = {
  BELUM_SELESAI: {
    status: 409,
    text: (tunggakan: Tunggakan) =>
      `Belum dapat dikunci: ${kalimatTunggakan(tunggakan)}. Selesaikan dulu, lalu kunci lagi.`,
  },
  BELUM_BERAKHIR: {
    status: 409,
    text: ({ sampai, ...masa }: Masa & { readonly sampai: Tanggal }) =>
      `Presensi ${formatBulan(masa)} baru berakhir ${formatTanggal(sampai)}. Kunci setelah hari itu.`,
  },
  SUDAH_DIKUNCI: {
    status: 409,
    text: ({ oleh }: { readonly oleh: string }) => `Bulan ini sudah dikunci oleh ${oleh}.`,
  },
  SUDAH_DIBUKA: {
    status: 409,
    text: ({ oleh }: { readonly oleh: string }) => `Kunci ini sudah dibuka oleh ${oleh}.`,
  },
  KUNCI_TIDAK_ADA: { status: 404, text: () => 'Kunci bulan tidak ditemukan.' },
  LOKASI_KUNCI_TIDAK_ADA: { status: 404, text: () => 'Lokasi atau klien tidak ditemukan.' },
} as const satisfies Refusals

export const refuse = createRefuse(BULAN_REFUSALS)
