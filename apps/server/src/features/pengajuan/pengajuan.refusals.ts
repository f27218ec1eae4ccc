import { formatJumlahHari } from '@rekan/domain/pengajuan/izin/jumlah-hari'
import { BERTUMPUK, KOREKSI_MENUNGGU } from '@rekan/domain/pengajuan/izin/izin'
import { LEMBUR_BERTUMPUK } from '@rekan/domain/pengajuan/lembur/lembur'
import { formatDurasi } from '@rekan/domain/teks/durasi'
import type { StatusPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import type { RefusedFields } from '../../platform/constraints.ts'
import { type Refusals, createRefuse } from '../../platform/errors.ts'

type Diputus = { readonly status: StatusPengajuan; readonly oleh: string }

export const PENGAJUAN_REFUSALS = {
  PENGAJUAN_TIDAK_ADA: { status: 404, text: () => 'Pengajuan tidak ditemukan.' },
  PENGAJUAN_SENDIRI: {
    status: 403,
    text: () => 'Pengajuan sendiri atau yang Anda ajukan diputuskan oleh orang lain.',
  },
  CATAT_SENDIRI: {
    status: 403,
    text: () => 'Izin Anda sendiri diajukan lewat aplikasi dan diputuskan oleh orang lain.',
  },
  LEMBUR_SENDIRI: {
    status: 403,
    text: () => 'Jam lembur Anda sendiri dibetulkan oleh rekan HR lain atau penyetuju gaji HRD.',
  },
  SUDAH_DIPUTUS: {
    status: 409,
    text: ({ status, oleh }: Diputus) => `Pengajuan ini sudah ${status} oleh ${oleh}.`,
  },
  CUTI_TIDAK_CUKUP: {
    status: 409,
    text: ({ diminta, tersedia }: { diminta: number; tersedia: number }) =>
      `Sisa cuti tidak cukup: diminta ${formatJumlahHari(diminta)} hari, tersedia ${formatJumlahHari(tersedia)} hari.`,
  },
  CUTI_KURANG: {
    status: 409,
    text: ({ sisa, dikurangi }: { sisa: number; dikurangi: number }) =>
      `Sisa cuti tidak cukup: tersisa ${formatJumlahHari(sisa)} hari, tidak dapat dikurangi ${formatJumlahHari(dikurangi)} hari.`,
  },
  PENGGANTI_KURANG: {
    status: 409,
    text: ({ sisa }: { sisa: string }) =>
      `Sisa waktu pengganti tinggal ${sisa}: tidak dapat dikurangi sebanyak itu.`,
  },
  CUTI_SENDIRI: {
    status: 403,
    text: () => 'Cuti Anda sendiri dikoreksi oleh rekan HR lain atau penyetuju gaji HRD.',
  },
  KOREKSI_MENUNGGU: { status: 409, text: () => KOREKSI_MENUNGGU },
  PENGGANTI_TIDAK_ADA: { status: 404, text: () => 'Pengganti tidak ditemukan.' },
  PENGGANTI_SELESAI: { status: 409, text: () => 'Penggantian ini sudah dicabut atau sudah berakhir.' },
  TANPA_HARI: {
    status: 409,
    text: () =>
      'Tidak ada lagi hari yang terhitung pada tanggal itu: hari libur menurut jadwal, atau sudah check-in. Pengajuan ini hanya dapat ditolak.',
  },
  KOREKSI_TIDAK_DAPAT: {
    status: 409,
    text: ({ pesan }: { pesan: string }) => `Presensi hari itu tidak dapat dikoreksi seperti ini. ${pesan}`,
  },
  KOREKSI_BERLAKU: {
    status: 409,
    text: () =>
      'Koreksi yang sudah disetujui tidak dapat dibatalkan. Koreksi presensi hari itu sekali lagi bila perlu.',
  },
  SUDAH_DISETUJUI: {
    status: 409,
    text: ({ oleh }: Omit<Diputus, 'status'>) =>
      `Pengajuan ini sudah disetujui oleh ${oleh}. Untuk membatalkannya, hubungi bagian HRD.`,
  },
  DI_ATAS_BATAS: {
    status: 409,
    text: ({ hari, minggu, oleh }: { hari: number; minggu: number; oleh: readonly string[] }) =>
      `Lembur ini menjadi ${formatDurasi(hari)} sehari dan ${formatDurasi(minggu)} seminggu, di atas batas 4 jam sehari dan 18 jam seminggu. Hanya ${oleh.join(' atau ') || 'HRD'} yang dapat menyetujuinya.`,
  },
} as const satisfies Refusals

export const refuse = createRefuse(PENGAJUAN_REFUSALS)

/** What the database refuses of it, by the field that was sent. */
export const PENGAJUAN_FIELDS: RefusedFields = {
  lembur_tidak_bertumpuk: ['jam_mulai', LEMBUR_BERTUMPUK],
  absensi_tidak_bertumpuk: ['tanggal_mulai', BERTUMPUK],
  absensi_satu_koreksi: ['tanggal_mulai', KOREKSI_MENUNGGU],
  pengganti_satu: ['tanggal_mulai', 'Sudah ada pengganti pada tanggal itu.'],
}
