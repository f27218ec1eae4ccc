import type { RefusedFields } from '../../platform/constraints.ts'
import { type Instan, formatSaat } from '@rekan/domain/waktu'
import { type Refusals, createRefuse } from '../../platform/errors.ts'
import { PENEMPATAN_REFUSALS } from '../penempatan/penempatan.refusals.ts'

export const KARYAWAN_REFUSALS = {
  TAUTAN_BATAL_MATI: {
    status: 422,
    text: () =>
      'Tautan pembatalan sudah tidak berlaku atau sudah dipakai. Hubungi bagian HRD bila data Anda belum benar.',
  },
  IMPOR_TIDAK_ADA: { status: 404, text: () => 'Impor ini tidak ditemukan.' },
  IMPOR_BERJALAN: {
    status: 409,
    text: ({ oleh }: { oleh: string }) =>
      `${oleh} sedang mengimpor karyawan. Tunggu sampai selesai, lalu coba lagi.`,
  },
  IMPOR_ORANG_LAIN: {
    status: 409,
    text: ({ oleh }: { oleh: string }) => `Berkas ini diunggah ${oleh}, yang juga melanjutkannya.`,
  },
  IMPOR_LEWAT: {
    status: 409,
    text: () => 'Impor ini sudah selesai atau sudah dibatalkan. Unggah lagi berkasnya.',
  },
  REKENING_SENDIRI: {
    status: 403,
    text: ({ sampai }: { readonly sampai: Instan }) =>
      `Rekening yang Anda ganti sendiri dikonfirmasi oleh rekan HR lain atau penyetuju gaji HRD, atau oleh pemiliknya bila Anda menggantinya untuk orang lain. Tanpa itu, rekening itu dipakai mulai ${formatSaat(sampai, 'WIB')}.`,
  },
  REKENING_TIDAK_DITAHAN: { status: 409, text: () => 'Tidak ada rekening baru yang menunggu konfirmasi.' },
  REKENING_DIGANTI_LAGI: {
    status: 409,
    text: () => 'Rekening ini diganti lagi sejak Anda melihatnya. Muat ulang, periksa lagi, lalu konfirmasi.',
  },
  DAFTAR_BERUBAH: {
    status: 409,
    text: () => 'Yang ikut berakhir sudah berubah sejak daftar ini dibuka. Periksa lagi, lalu kirim ulang.',
  },
  AKTIF_SENDIRI: {
    status: 403,
    text: () => 'Hari terakhir Anda sendiri dibatalkan oleh rekan HR lain atau penyetuju gaji HRD.',
  },
  DIRI_SENDIRI: { status: 403, text: () => 'Anda tidak dapat menonaktifkan diri sendiri.' },
  PERAN_SENDIRI: { status: 403, text: () => 'Peran Anda sendiri diubah oleh orang lain.' },
  PENGURUS_TERAKHIR: {
    status: 409,
    text: ({ sebutan }: { sebutan: string }) =>
      `Ini ${sebutan} terakhir. Beri peran itu kepada orang lain lebih dulu.`,
  },
  LINGKUP_TIDAK_UNTUK_PERAN: {
    status: 422,
    text: () => 'Hanya peran koordinator, HRD, dan auditor yang dapat dibatasi pada kantor tertentu.',
  },
  MASIH_MENGOORDINASI: {
    status: 409,
    text: ({ orang }: { orang: number }) =>
      `Masih menjadi koordinator ${orang} orang. Pindahkan mereka ke koordinator lain lebih dulu.`,
  },
  SUDAH_DIBAYAR_AKHIR: {
    status: 409,
    text: () =>
      'Slip akhir kerjanya sudah terbit, jadi keluarnya tidak dibatalkan lagi. Pilih Masuk Kembali untuk masa kerja baru.',
  },
  MASIH_AKTIF: { status: 409, text: () => 'Karyawan ini masih aktif.' },
  DATA_OLEH_HRD: {
    status: 403,
    text: () => 'Administrator hanya mengubah alamat email akunnya. Data lainnya diubah oleh HRD.',
  },
  MASUK_SENDIRI: {
    status: 403,
    text: () => 'Tanggal masuk Anda sendiri diubah oleh rekan HR lain atau penyetuju gaji HRD.',
  },
  TERLALU_SERING_DIGANTI: {
    status: 429,
    text: () =>
      'Alamat email atau rekening sudah terlalu sering diganti. Coba lagi beberapa jam lagi, atau hubungi bagian HRD.',
  },
} as const satisfies Refusals

export const refuse = createRefuse({ ...PENEMPATAN_REFUSALS, ...KARYAWAN_REFUSALS })

/** What the database refuses of it, by the field that was sent. */
export const KARYAWAN_FIELDS: RefusedFields = {
  impor_karyawan_satu: ['berkas', 'Impor lain sedang berjalan. Tunggu sampai selesai, lalu coba lagi.'],
  karyawan_kpj_kembar: ['kpj', 'Nomor KPJ ini sudah dipakai karyawan lain. Periksa kembali kartunya.'],
  karyawan_jkn_kembar: ['jkn', 'Nomor JKN ini sudah dipakai karyawan lain. Periksa kembali kartunya.'],
  karyawan_nik_key: ['nik', 'NIK ini sudah terdaftar. Periksa kembali, atau hubungi HR.'],
  pengguna_admin_terakhir: [
    'role',
    'Ini administrator terakhir. Beri peran itu kepada orang lain lebih dulu.',
  ],
  pengguna_hrd_terakhir: [
    'role',
    'Ini HRD terakhir untuk seluruh perusahaan. Beri peran itu kepada orang lain lebih dulu.',
  ],
  peran_lingkup_kantor_id_fkey: ['kantor_ids', 'Kantor tidak valid.'],
  karyawan_masa_kerja: ['tanggal_masuk', 'Masa kerja sebelumnya belum berakhir pada tanggal itu.'],
  masa_kerja_tidak_bertumpuk: ['keluar.tanggal', 'Bertumpuk dengan masa kerja sebelumnya.'],
  karyawan_kode_key: ['kode', 'Kode karyawan ini sudah dipakai.'],
  karyawan_jenis_karyawan_id_fkey: ['jenis_karyawan_id', 'Jabatan tidak valid.'],
  karyawan_status_pernikahan_id_fkey: ['status_pernikahan_id', 'Status pernikahan tidak valid.'],
  karyawan_jenjang_pendidikan_id_fkey: ['jenjang_pendididikan_id', 'Jenjang pendidikan tidak valid.'],
}
