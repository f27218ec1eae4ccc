import type { StatusPengajuan } from '@rekan/domain/absensi'
import type { Instan, KodeZona, Tanggal } from '@rekan/domain/waktu'
import { pesanBersilang } from '@rekan/domain/garis-area'
import { formatDurasi } from '@rekan/domain/durasi'
import { formatJam, formatTanggal, jamLokal } from '@rekan/domain/waktu'

type Diputus = { readonly status: StatusPengajuan; readonly oleh: string }
type PukulDi = { readonly saat: Instan; readonly zona: KodeZona }

/** Every refusal of ours: its status and the finished text, which says what to do. */
const TABLE = {
  TIDAK_DIKENAL: { status: 404, text: () => 'Alamat yang Anda tuju tidak ditemukan.' },
  PERMINTAAN_RUSAK: {
    status: 400,
    text: () => 'Permintaan tidak dapat dibaca. Muat ulang halaman, lalu coba lagi.',
  },
  CARA_SALAH: {
    status: 405,
    text: () => 'Alamat ini tidak menerima cara panggil tersebut. Muat ulang halaman, lalu coba lagi.',
  },
  HANYA_JSON: { status: 406, text: () => 'Jawaban hanya tersedia sebagai JSON (application/json).' },
  ISIAN_SALAH: { status: 422, text: () => 'Ada isian yang belum benar. Periksa kembali, lalu kirim ulang.' },
  TERLALU_BESAR: { status: 413, text: () => 'Berkas atau isian terlalu besar.' },
  TERLALU_LAMBAT: {
    status: 408,
    text: () => 'Kiriman terlalu lama sampai. Periksa sinyal, lalu coba lagi.',
  },
  KEPALA_TERLALU_BESAR: {
    status: 431,
    text: () => 'Kepala permintaan terlalu besar. Hapus data situs ini di peramban, lalu coba lagi.',
  },
  TANPA_PANJANG: { status: 411, text: () => 'Ukuran kiriman harus disebutkan (Content-Length).' },
  TIPE_SALAH: { status: 415, text: () => 'Jenis isi kiriman tidak didukung.' },
  PERLU_MASUK: { status: 401, text: () => 'Sesi Anda telah berakhir. Silakan masuk kembali.' },
  SALAH_KATA_SANDI: { status: 401, text: () => 'Email atau kata sandi salah.' },
  TANPA_HAK: { status: 403, text: () => 'Peran Anda tidak memiliki hak untuk tindakan ini.' },
  DEMO_TERTUTUP: {
    status: 403,
    text: () =>
      'Ini Rekan contoh yang kata sandinya diketahui umum, jadi hanya terbuka dari mesinnya sendiri. Untuk perusahaan Anda, mulai dengan DATA_DIR kosong dan REKAN_DEMO=0.',
  },
  PERLU_FAKTOR_KEDUA: {
    status: 403,
    text: () =>
      'Perusahaan mewajibkan langkah kedua saat masuk. Pasang passkey atau aplikasi kode lebih dulu.',
  },
  TANTANGAN_MATI: { status: 401, text: () => 'Waktu untuk langkah kedua sudah habis. Masuk sekali lagi.' },
  KODE_MASUK_SALAH: {
    status: 401,
    text: () => 'Kode salah atau sudah lewat. Isi kode yang sedang tampil; periksa juga jam ponsel Anda.',
  },
  KODE_MASUK_TERPAKAI: {
    status: 401,
    text: () => 'Kode ini sudah dipakai. Tunggu kode berikutnya, lalu isi lagi.',
  },
  KODE_PEMULIHAN_SALAH: {
    status: 401,
    text: () => 'Kode pemulihan salah atau sudah dipakai. Pakai kode lain dari daftar Anda.',
  },
  PASSKEY_SALAH: {
    status: 401,
    text: () => 'Passkey ini tidak dikenal di sini. Coba lagi, atau masuk dengan kata sandi.',
  },
  TOTP_SUDAH_ADA: {
    status: 409,
    text: () => 'Aplikasi kode sudah terpasang. Lepas dulu yang lama untuk memasang yang baru.',
  },
  TOTP_BELUM_DIMULAI: { status: 409, text: () => 'Mulai pemasangan aplikasi kode sekali lagi.' },
  FAKTOR_TIDAK_ADA: { status: 409, text: () => 'Tidak ada langkah kedua yang terpasang.' },
  PASSKEY_TIDAK_ADA: { status: 404, text: () => 'Passkey tidak ditemukan.' },
  PERLU_SANDI: {
    status: 403,
    text: () => 'Untuk langkah ini, masukkan kata sandi Anda sekali lagi.',
  },
  TAUTAN_MATI: {
    status: 422,
    text: () => 'Tautan sudah tidak berlaku atau sudah dipakai. Minta tautan baru.',
  },
  TAUTAN_BATAL_MATI: {
    status: 422,
    text: () =>
      'Tautan pembatalan sudah tidak berlaku atau sudah dipakai. Hubungi bagian HRD bila data Anda belum benar.',
  },
  KODE_SALAH: {
    status: 422,
    text: () =>
      'Kode karyawan atau kode reset salah, atau kodenya sudah tidak berlaku. Periksa lagi, atau minta kode baru dari bagian HRD.',
  },
  TANPA_AKUN: { status: 422, text: () => 'Karyawan ini belum memiliki akun.' },
  AKUN_NONAKTIF: {
    status: 409,
    text: () => 'Akun karyawan ini tidak aktif. Aktifkan dulu, baru buat kode reset.',
  },
  SESI_TIDAK_ADA: { status: 404, text: () => 'Perangkat ini sudah tidak masuk lagi. Muat ulang daftarnya.' },
  KUNCI_DIPAKAI: {
    status: 422,
    text: () => 'Kunci kiriman ini sudah dipakai untuk isian lain. Muat ulang halaman, lalu coba lagi.',
  },
  TERLALU_SERING: {
    status: 429,
    text: ({ detik }: { detik: number }) =>
      `Terlalu banyak percobaan. Coba lagi dalam ${formatDurasi(detik < 60 ? detik : Math.ceil(detik / 60) * 60)}.`,
  },
  TERLALU_RAMAI: { status: 503, text: () => 'Terlalu banyak yang sedang masuk. Coba lagi sebentar lagi.' },
  TERLALU_BANYAK_KIRIMAN: {
    status: 503,
    text: () => 'Terlalu banyak kiriman sedang diterima. Coba lagi sebentar lagi.',
  },
  SEDANG_SIBUK: { status: 503, text: () => 'Server sedang sibuk. Coba lagi sebentar lagi.' },
  BELUM_TERCATAT: {
    status: 503,
    text: () => 'Presensi Anda belum tercatat. Coba lagi sebentar lagi.',
  },
  BELUM_SIAP: { status: 503, text: () => 'Layanan belum siap. Coba lagi sebentar lagi.' },
  PENYIMPANAN_PENUH: {
    status: 503,
    text: () => 'Penyimpanan server penuh, jadi ini belum tercatat. Coba lagi sebentar lagi.',
  },
  GANGGUAN: {
    status: 500,
    text: ({ kode }: { kode: string }) =>
      `Terjadi gangguan di server. Coba lagi; bila berulang, sampaikan kode ini kepada administrator. Kode: ${kode}`,
  },

  KARYAWAN_TIDAK_ADA: { status: 404, text: () => 'Karyawan tidak ditemukan.' },
  REKENING_SENDIRI: { status: 403, text: () => 'Rekening Anda sendiri dikonfirmasi oleh rekan HR lain.' },
  REKENING_TIDAK_DITAHAN: { status: 409, text: () => 'Tidak ada rekening baru yang menunggu konfirmasi.' },
  DIRI_SENDIRI: { status: 403, text: () => 'Anda tidak dapat menonaktifkan diri sendiri.' },
  PERAN_LEBIH_TINGGI: {
    status: 403,
    text: () => 'Peran ini lebih tinggi dari peran Anda. Hubungi administrator.',
  },
  PERAN_SENDIRI: { status: 403, text: () => 'Peran Anda sendiri diubah oleh orang lain.' },
  MASIH_MENGOORDINASI: {
    status: 409,
    text: ({ orang }: { orang: number }) =>
      `Masih menjadi koordinator ${orang} orang. Pindahkan mereka ke koordinator lain lebih dulu.`,
  },
  SUDAH_NONAKTIF: { status: 409, text: () => 'Karyawan ini sudah nonaktif.' },
  AKAN_KELUAR: {
    status: 409,
    text: () => 'Karyawan ini akan nonaktif. Aktifkan kembali lebih dulu untuk menempatkannya.',
  },
  MASIH_AKTIF: { status: 409, text: () => 'Karyawan ini masih aktif.' },
  PENGAJUAN_TIDAK_ADA: { status: 404, text: () => 'Pengajuan tidak ditemukan.' },
  PENGAJUAN_SENDIRI: {
    status: 403,
    text: () => 'Pengajuan sendiri atau yang Anda ajukan diputuskan oleh orang lain.',
  },
  BUKAN_WEWENANG: { status: 403, text: () => 'Ini bukan wewenang Anda.' },
  SUDAH_DIPUTUS: {
    status: 409,
    text: ({ status, oleh }: Diputus) => `Pengajuan ini sudah ${status} oleh ${oleh}.`,
  },
  CUTI_TIDAK_CUKUP: {
    status: 409,
    text: ({ diminta, tersedia }: { diminta: number; tersedia: number }) =>
      `Sisa cuti tidak cukup: diminta ${diminta} hari, tersedia ${tersedia} hari.`,
  },
  CUTI_KURANG: {
    status: 409,
    text: ({ sisa, dikurangi }: { sisa: number; dikurangi: number }) =>
      `Sisa cuti tidak cukup: tersisa ${sisa} hari, tidak dapat dikurangi ${dikurangi} hari.`,
  },
  MASUK_SENDIRI: { status: 403, text: () => 'Tanggal masuk Anda sendiri diubah oleh rekan HR lain.' },
  CUTI_SENDIRI: { status: 403, text: () => 'Cuti Anda sendiri dikoreksi oleh rekan HR lain.' },
  PENGUMUMAN_TIDAK_ADA: { status: 404, text: () => 'Pengumuman tidak dapat ditemukan.' },
  SUDAH_TERBIT: { status: 409, text: () => 'Pengumuman ini sudah terbit.' },
  BELUM_TERBIT: { status: 409, text: () => 'Pengumuman ini belum terbit.' },
  MASIH_TERBIT: {
    status: 409,
    text: () => 'Pengumuman yang terbit tidak dapat dihapus. Tarik dulu, lalu hapus.',
  },
  NOTIFIKASI_TIDAK_ADA: { status: 404, text: () => 'Notifikasi tidak ditemukan.' },
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
  TANPA_KARYAWAN: { status: 422, text: () => 'Akun Anda tidak terhubung dengan data karyawan.' },
  TANPA_PENEMPATAN: {
    status: 422,
    text: () => 'Belum ada penempatan aktif. Hubungi HR agar penempatan dicatat.',
  },
  KANTOR_TIDAK_ADA: { status: 404, text: () => 'Kantor tidak ditemukan.' },
  AREA_BERSILANG: {
    status: 422,
    text: ({ persilangan }: { persilangan: readonly [lng: number, lat: number] }) =>
      pesanBersilang(persilangan),
  },
  KANTOR_BUKAN_PENEMPATAN: { status: 422, text: () => 'Kantor ini bukan tempat penempatan Anda.' },

  TERLALU_SERING_DIGANTI: {
    status: 429,
    text: () =>
      'Alamat email atau rekening sudah terlalu sering diganti. Coba lagi beberapa jam lagi, atau hubungi bagian HRD.',
  },
  VERSI_USANG: {
    status: 409,
    text: () =>
      'Data ini sudah diubah dari tempat lain sejak Anda membukanya. Periksa data terbaru, lalu simpan lagi.',
  },

  DI_ATAS_BATAS: {
    status: 409,
    text: ({ hari, minggu }: { hari: number; minggu: number }) =>
      `Lembur ini menjadi ${formatDurasi(hari)} sehari dan ${formatDurasi(minggu)} seminggu, di atas batas 4 jam sehari dan 18 jam seminggu. Hanya HRD yang dapat menyetujuinya.`,
  },
  UPAH_SENDIRI: { status: 403, text: () => 'Upah Anda dicatat oleh rekan HRD lain.' },
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
  SLIP_BELUM_ADA_PDF: {
    status: 404,
    text: () => 'Slip gaji ini belum diterbitkan, jadi belum dapat diunduh.',
  },
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
  SUDAH_DITINJAU: {
    status: 409,
    text: ({ oleh }: { oleh: string }) => `Presensi ini sudah ditinjau oleh ${oleh}.`,
  },
  TIDAK_PERLU_TINJAUAN: { status: 409, text: () => 'Presensi ini tidak perlu ditinjau.' },
  KEJADIAN_TIDAK_ADA: {
    status: 404,
    text: () => 'Presensi ini tidak ada, atau bukan Anda yang mengirimnya.',
  },
  LEWAT_WAKTU: {
    status: 409,
    text: () =>
      'Presensi hanya dapat dibatalkan dalam 60 detik sesudah tercatat. Bila keliru, ajukan koreksi presensi.',
  },
  BUKAN_TERAKHIR: {
    status: 409,
    text: () => 'Sudah ada presensi sesudahnya. Hanya presensi terakhir yang dapat dibatalkan.',
  },
  SUDAH_DIKOREKSI: {
    status: 409,
    text: () => 'Presensi ini sudah dikoreksi, jadi tidak dapat dibatalkan.',
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
  SUDAH_TUTUP: {
    status: 409,
    text: () => 'Waktu presensi hari ini sudah ditutup. Hubungi koordinator atau HR untuk koreksi presensi.',
  },
  PENAHANAN_TIDAK_ADA: { status: 404, text: () => 'Penahanan ini tidak ada atau sudah dicabut.' },
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
} as const

export type ErrorCode = keyof typeof TABLE
type Values<C extends ErrorCode> = Parameters<(typeof TABLE)[C]['text']>[0]

/** Messages by field; `errors` of a failure. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

type More = { readonly errors?: FieldErrors; readonly data?: unknown; readonly retryAfter?: number }

/** A refusal with its finished text. `errors` names fields, `data` carries what the client may show (a 409's record). */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: ErrorCode
  readonly status: number
  readonly errors: FieldErrors | undefined
  readonly data: unknown
  /** Whole seconds after which trying again has a chance. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, message: string, more: More) {
    super(message)
    this.code = code
    this.status = TABLE[code].status
    this.errors = more.errors
    this.data = more.data
    this.retryAfter = more.retryAfter
  }
}

/** A refusal by its code; codes whose text holds values take them second. */
export function refuse<C extends ErrorCode>(
  code: C,
  ...[values, more]: Values<C> extends undefined
    ? [values?: undefined, more?: More]
    : [values: Values<C>, more?: More]
): DomainError {
  const text = TABLE[code].text as (values: unknown) => string
  return new DomainError(code, text(values), more ?? {})
}

/** Every status we refuse with, and the codes that stand in `error.error` of such an answer. */
export function codesByStatus(): ReadonlyMap<number, readonly ErrorCode[]> {
  return Map.groupBy(Object.keys(TABLE) as ErrorCode[], (code) => TABLE[code].status)
}

/** 422 with messages by field; the first of them is the message a toast shows. */
export function invalid(errors: FieldErrors): DomainError {
  const first = Object.values(errors)[0]?.[0]
  return new DomainError('ISIAN_SALAH', first ?? TABLE.ISIAN_SALAH.text(), { errors })
}
