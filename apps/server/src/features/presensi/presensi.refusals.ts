import { formatJarak } from '@rekan/domain/perusahaan/jarak'
import { formatDurasi } from '@rekan/domain/teks/durasi'
import {
  type Detik,
  type Instan,
  type KodeZona,
  type Tanggal,
  formatJam,
  formatTanggal,
  jamLokal,
} from '@rekan/domain/waktu'
import { type Refusals, createRefuse } from '../../platform/errors.ts'

type PukulDi = { readonly saat: Instan; readonly zona: KodeZona }

export const PRESENSI_REFUSALS = {
  TANPA_PENEMPATAN: {
    status: 422,
    text: () => 'Belum ada penempatan aktif. Hubungi HR agar penempatan dicatat.',
  },
  KANTOR_BUKAN_PENEMPATAN: { status: 422, text: () => 'Kantor ini bukan tempat penempatan Anda.' },
  KOREKSI_SENDIRI: {
    status: 403,
    text: () => 'Anda tidak dapat mengoreksi presensi Anda sendiri. Ajukan koreksi presensi.',
  },
  HARI_TIDAK_ADA: {
    status: 404,
    text: () => 'Tidak ada penempatan pada tanggal ini, jadi tidak ada presensi.',
  },
  TINJAUAN_SENDIRI: {
    status: 403,
    text: () => 'Presensi Anda sendiri atau yang Anda catatkan ditinjau oleh orang lain.',
  },
  TANYA_SENDIRI: {
    status: 403,
    text: () => 'Jam pulang Anda sendiri Anda sampaikan di layar Jam Pulang.',
  },
  SUDAH_DITINJAU: {
    status: 409,
    text: ({ oleh }: { oleh: string }) => `Presensi ini sudah ditinjau oleh ${oleh}.`,
  },
  TIDAK_PERLU_TINJAUAN: { status: 409, text: () => 'Presensi ini tidak perlu ditinjau.' },
  TANDA_BUKTI_TIDAK_ADA: { status: 404, text: () => 'Tanda bukti dengan kode ini tidak ada.' },
  REGU_TIDAK_ADA: { status: 404, text: () => 'Tidak ada regu Anda di lokasi ini.' },
  REGU_SENDIRI: {
    status: 403,
    text: () => 'Presensi Anda sendiri tidak dicatat lewat regu. Pakai Check in di beranda.',
  },
  KEJADIAN_TIDAK_ADA: {
    status: 404,
    text: () => 'Presensi ini tidak ada, atau bukan Anda yang mengirimnya.',
  },
  LEWAT_WAKTU: {
    status: 409,
    text: ({ untuk }: { readonly untuk: 'tarik' | 'sanggah' }) =>
      untuk === 'tarik'
        ? 'Presensi hanya dapat dibatalkan dalam 60 detik sesudah tercatat. Bila keliru, ajukan koreksi presensi.'
        : 'Presensi hanya dapat disanggah dalam 3 hari sesudah tercatat. Bila keliru, ajukan koreksi presensi.',
  },
  TIDAK_DIWAKILKAN: {
    status: 409,
    text: () => 'Presensi ini Anda catat sendiri. Bila keliru, ajukan koreksi presensi.',
  },
  SUDAH_DISANGGAH: { status: 409, text: () => 'Presensi ini sudah Anda sanggah.' },
  TIDAK_DISANGGAH: { status: 409, text: () => 'Presensi ini tidak disanggah, atau sudah dikoreksi.' },
  BUKAN_TERAKHIR: {
    status: 409,
    text: () => 'Sudah ada presensi sesudahnya. Hanya presensi terakhir yang dapat dibatalkan.',
  },
  SUDAH_DIKOREKSI: {
    status: 409,
    text: () => 'Presensi ini sudah dikoreksi, jadi tidak dapat dibatalkan.',
  },
  DIGANTIKAN: {
    status: 409,
    text: ({ nama, saat, zona }: PukulDi & { readonly nama: string }) =>
      `${nama} sudah menggantikan Anda sejak pukul ${formatJam(jamLokal(saat, zona)).slice(0, 5)} ${zona}. Koordinator Anda diberi tahu bahwa Anda datang.`,
  },
  TIDAK_JADI_MENGGANTIKAN: {
    status: 409,
    text: ({ nama }: { readonly nama: string }) =>
      `${nama} sudah datang, jadi Anda tidak perlu menggantikan.`,
  },
  SUDAH_CHECK_IN: { status: 409, text: () => 'Check-in hari ini sudah tercatat.' },
  SUDAH_CHECK_OUT: { status: 409, text: () => 'Check-out hari ini sudah tercatat.' },
  BELUM_CHECK_IN: {
    status: 409,
    text: () => 'Belum ada check-in hari ini. Lakukan check-in terlebih dahulu.',
  },
  HARI_LIBUR: { status: 409, text: () => 'Hari ini libur, tidak perlu presensi.' },
  SEDANG_IZIN: {
    status: 409,
    text: ({ status }: { status: string }) =>
      `Hari ini Anda tercatat ${status.toLowerCase().replace('_', ' ')}, tidak perlu presensi.`,
  },
  ISTIRAHAT_TIDAK_DICATAT: {
    status: 409,
    text: () => 'Perusahaan Anda tidak mencatat istirahat, jadi tidak ada yang perlu ditekan.',
  },
  SUDAH_ISTIRAHAT: { status: 409, text: () => 'Istirahat Anda sedang berjalan.' },
  TIDAK_ISTIRAHAT: { status: 409, text: () => 'Tidak ada istirahat yang sedang berjalan.' },
  SUDAH_TUTUP: {
    status: 409,
    text: () => 'Waktu presensi hari ini sudah ditutup. Hubungi koordinator atau HR untuk koreksi presensi.',
  },
  PONSEL_TIDAK_ADA: { status: 404, text: () => 'Ponsel ini belum terdaftar untuk akun Anda.' },
  PONSEL_TERLALU_BANYAK: {
    status: 409,
    text: () =>
      'Akun Anda sudah dipakai di lima ponsel. Lepas yang tidak dipakai lagi di Akun, Perangkat Saya, atau tunggu sampai 30 hari tidak dipakai; tanpa jaringan, ponsel ini belum dapat membuktikan jam presensi.',
  },
  PENAHANAN_TIDAK_ADA: { status: 404, text: () => 'Penahanan ini tidak ada atau sudah dicabut.' },
  LOKASI_TIDAK_ADA: { status: 404, text: () => 'Lokasi ini tidak ada.' },
  PEMUTIHAN_NAMA_KEMBAR: {
    status: 403,
    text: () =>
      'Beberapa karyawan bernama sama dengan akun Anda, jadi tidak jelas siapa yang dikecualikan. Minta admin menautkan akun Anda ke data karyawan Anda, atau minta rekan HR lain.',
  },
  PEMUTIHAN_TIDAK_ADA: { status: 404, text: () => 'Pemutihan ini tidak ada atau sudah dicabut.' },
  LAYAR_TIDAK_ADA: { status: 404, text: () => 'Layar ini tidak terpasang, atau sudah dicabut.' },
  PASANGAN_TIDAK_ADA: {
    status: 404,
    text: () => 'Tautan ini sudah dipakai atau sudah lewat waktunya. Minta tautan baru.',
  },
  KODE_POS_LAMA: {
    status: 422,
    text: ({ umur }: { readonly umur: Detik }) =>
      `Kode ini sudah berumur ${umur < 600 ? `${umur} detik` : formatDurasi(umur)}. Pakai kode yang tampil sekarang.`,
  },
  KODE_POS_DITERUSKAN: {
    status: 422,
    text: ({ jarakMeter }: { readonly jarakMeter: number }) =>
      `Kode ini dipakai ${formatJarak(jarakMeter)} dari pos jaganya. Presensi harus dilakukan di pos jaga.`,
  },
  KODE_POS_LAIN: {
    status: 422,
    text: ({ nama }: { readonly nama: string }) =>
      `Kode ini milik pos jaga lokasi lain. Pakai kode yang tampil di ${nama}.`,
  },
  FOTO_TERPAKAI: {
    status: 409,
    text: ({ tanggal }: { readonly tanggal: Tanggal }) =>
      `Foto ini sudah dipakai untuk presensi pada ${formatTanggal(tanggal)}. Ambil foto baru.`,
  },
  BELUM_BUKA: {
    status: 422,
    text: ({ saat, zona }: PukulDi) =>
      `Check-in dibuka pukul ${formatJam(jamLokal(saat, zona)).slice(0, 5)} ${zona}.`,
  },
  DI_LUAR_AREA: {
    status: 422,
    text: ({ jarakMeter }: { jarakMeter: number }) =>
      `Anda ${jarakMeter} m di luar area kantor. Mendekatlah ke area, lalu coba lagi.`,
  },
  POSISI_TIDAK_DIKETAHUI: {
    status: 422,
    text: () => 'Posisi Anda belum cukup jelas. Nyalakan lokasi akurat, lalu coba lagi.',
  },
  KETERANGAN_WAJIB: {
    status: 422,
    text: ({ jarakMeter }: { jarakMeter: number | null }) =>
      jarakMeter === null || jarakMeter === 0
        ? 'Posisi Anda belum cukup jelas. Isi keterangan agar koordinator dapat meninjau.'
        : `Anda ${jarakMeter} m di luar area kantor. Isi keterangan agar koordinator dapat meninjau.`,
  },
} as const satisfies Refusals

export const refuse = createRefuse(PRESENSI_REFUSALS)
