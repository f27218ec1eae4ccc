/**
 * Every screen of the app in one table: its address, its own heading, a text that only it shows, whether it stands within the tabs, and
 * the rows of acceptance that ask for it. The walk (`layar.e2e.ts`) and the guards read it; a new screen joins here, nothing else is needed.
 */

export const ROLES = ['karyawan', 'koordinator', 'hrd', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** A screen's own heading; by role where it differs. */
type Judul = RegExp | ((role: Role) => RegExp)

export type Layar = {
  /** `SLIP` and `PENGUMUMAN` stand for ids */
  readonly path: string
  /** Rows of acceptance that say the address, as a title carries them */
  readonly baris?: string
  readonly judul: Judul
  /** What an employee reads on this screen alone */
  readonly teks?: RegExp
  /** Who reads `teks`; absent: employees alone */
  readonly dibaca?: 'semua'
  /** Within the dashboard's tabs */
  readonly tab: boolean
  /** For whom; absent: for everybody */
  readonly untuk?: (role: Role) => boolean
  /** Who is led on from there */
  readonly pindah?: (role: Role) => boolean
}

const ANY = /./
const milik =
  (sendiri: RegExp, tim: RegExp): Judul =>
  (role) =>
    role === 'koordinator' || role === 'hrd' ? tim : sendiri
const karyawanSaja = (role: Role) => role === 'karyawan'
/** An account without an employee has no attendance of its own. */
const denganKaryawan = (role: Role) => role !== 'admin'

const DASHBOARD: readonly Layar[] = [
  {
    path: '/home',
    baris: '[RT-11]',
    judul: /^(Siti Rahmawati|Rizky Pratama|Irfan Maulana|Administrator Rekan)$/,
    teks: /Selamat (pagi|siang|sore|malam)/,
    tab: true,
  },
  { path: '/akun', baris: '[RT-12]', judul: /^Akun$/, teks: /KBN0031/, tab: true },
  {
    path: '/rekap/perizinan',
    baris: '[RT-21]',
    judul: /^Perizinan$/,
    teks: /Sisa cuti tahunan|tidak ada perizinan/,
    tab: true,
  },
  {
    path: '/rekap/presensi',
    baris: '[RT-20]',
    judul: /^Rekap Presensi$/,
    teks: /Harian|Tidak ada presensi/,
    tab: true,
  },
  { path: '/payroll', baris: '[RT-16]', judul: /^Payslip$/, teks: /Rekap Payslip/, tab: true },
  {
    path: '/lembur',
    baris: '[RT-15]',
    judul: /^Lembur$/,
    teks: /Rekap Lembur|Tidak ada data lembur terbaru/,
    tab: true,
  },
  {
    path: '/pengajuan-lembur/create',
    baris: '[RT-18]',
    judul: /^Ajukan Lembur Tim$/,
    teks: /Ajukan Lembur Tim/,
    tab: true,
  },
  {
    path: '/izin',
    baris: '[RT-13]',
    judul: milik(/^Perizinan Saya$/, /^Perizinan Tim$/),
    teks: /Tidak ada pengajuan izin|Siti Rahmawati/,
    tab: true,
  },
  {
    path: '/pengajuan-lembur',
    baris: '[RT-17]',
    judul: milik(/^Lembur Saya$/, /^Lembur Tim$/),
    teks: /Tidak ada pengajuan lembur|Siti Rahmawati/,
    tab: true,
  },
  {
    path: '/karyawan',
    baris: '[RT-14]',
    judul: /^Karyawan$/,
    teks: /Tidak ada data karyawan selanjutnya|Muat lagi|KBN0001/,
    tab: true,
  },
  {
    path: '/karyawan/31',
    baris: '[RT-22]',
    judul: /^Detail Karyawan$/,
    teks: /Bulan ini|Ringkasan tidak ditampilkan/,
    tab: true,
  },
  {
    path: '/karyawan/31/info',
    baris: '[RT-23]',
    judul: /^Detail Karyawan$/,
    teks: /Kode karyawan/,
    tab: true,
  },
  {
    path: '/karyawan/31/penempatan',
    baris: '[RT-24]',
    judul: /^Detail Karyawan$/,
    teks: /Penempatan tidak ditampilkan|penempatan selanjutnya/,
    tab: true,
  },
]

/** Attendance of others. `/presensi` without its slash is another address (GD-13). */
const PRESENSI: readonly Layar[] = [
  { path: '/presensi/', baris: '[RT-19]', judul: /^Presensi$/, tab: true },
  {
    path: '/presensi/1',
    baris: '[RT-25]',
    judul: /^Detail Presensi$/,
    teks: /Tanggal tidak valid/,
    tab: true,
  },
  {
    path: '/presensi/32/checkin/capture',
    baris: '[RT-26]',
    judul: /^Check In$/,
    teks: /Presensi tidak ditemukan/,
    tab: true,
  },
  { path: '/presensi/31?tanggal=2026-11-20', judul: /^Detail Presensi$/, tab: true },
  {
    path: '/presensi/32/checkout/capture',
    baris: '[RT-27]',
    // Nobody checks out who has not checked in: whoever may see the day is led back to it.
    judul: (role) => (role === 'hrd' ? /^Detail Presensi$/ : /^Check Out$/),
    teks: /Presensi tidak ditemukan/,
    tab: true,
    pindah: (role) => role === 'hrd',
  },
]

/** Behind the sign-in, without tabs; each says so where its right is missing. */
const KEAMANAN: readonly Layar[] = [
  {
    path: '/notifikasi',
    baris: '[RT-02]',
    judul: /^Notifikasi$/,
    teks: /Mark all as Read/,
    dibaca: 'semua',
    tab: false,
  },
  {
    path: '/pulang',
    judul: /^Jam Pulang$/,
    teks: /Semua jam pulang sudah tercatat|Kirim ke HRD/,
    dibaca: 'semua',
    tab: false,
  },
  {
    path: '/jadwal',
    judul: ANY,
    teks: /Minggu ini|tidak terhubung dengan data karyawan/,
    dibaca: 'semua',
    tab: false,
  },
  {
    path: '/lembur/create',
    baris: '[RT-05]',
    judul: /^Ajukan Lembur$/,
    teks: /Ajukan Lembur/,
    dibaca: 'semua',
    tab: false,
  },
  {
    path: '/perizinan/create',
    baris: '[RT-09]',
    judul: /^Ajukan Perizinan$/,
    teks: /Jenis pengajuan|tidak terhubung dengan data karyawan/,
    dibaca: 'semua',
    tab: false,
  },
  {
    path: '/payroll/987654',
    judul: ANY,
    teks: /Tidak dapat menemukan data slip gaji/,
    dibaca: 'semua',
    tab: false,
  },
  {
    path: '/akun/kata-sandi',
    judul: ANY,
    teks: /Kata sandi lama/,
    dibaca: 'semua',
    tab: false,
  },
  {
    path: '/sistem/penyetuju',
    judul: ANY,
    teks: /Penyetuju Gaji HRD/,
    dibaca: 'semua',
    tab: false,
  },
  { path: '/akun/perangkat', judul: ANY, teks: /Perangkat ini/, dibaca: 'semua', tab: false },
  { path: '/payroll/SLIP', baris: '[RT-06]', judul: /^Detail Payslip$/, tab: false },
  { path: '/pengumuman', judul: /^Pengumuman$/, tab: false, untuk: karyawanSaja },
  { path: '/pengumuman/PENGUMUMAN', judul: /^Pengumuman$/, tab: false, untuk: karyawanSaja },
]

const PROFIL: readonly Layar[] = [
  { path: '/akun/karyawan', baris: '[RT-32]', judul: /^Data Diri$/, teks: /Ubah Data Diri/, tab: false },
  {
    path: '/akun/karyawan/edit/personal',
    baris: '[RT-33]',
    judul: /^Ubah Data Diri$/,
    teks: /Langkah 1 dari 2/,
    tab: false,
  },
  {
    path: '/akun/karyawan/edit/kepegawaian',
    baris: '[RT-34]',
    judul: /^Ubah Data Diri$/,
    teks: /Langkah 2 dari 2/,
    tab: false,
  },
  {
    path: '/akun/histories/penempatan',
    baris: '[RT-10]',
    judul: /^Riwayat Penempatan$/,
    teks: /Track record penempatan karyawan/,
    tab: false,
  },
  { path: '/akun/privasi', judul: ANY, teks: /Selfie presensi/, tab: false },
]

/** What HR does with people; the others are told that it is not theirs. */
const ORANG: readonly Layar[] = [
  { path: '/karyawan/create', judul: ANY, teks: /Anda tidak dapat menambah/, tab: false },
  { path: '/karyawan/1/edit', judul: ANY, teks: /Bagian ini untuk HRD|Data diri/, tab: false },
  { path: '/karyawan/1/pindah', judul: ANY, teks: /Bagian ini untuk HRD|Penempatan baru/, tab: false },
  { path: '/akun/pengganti', judul: ANY, teks: /Bagian ini untuk koordinator|Tunjuk Pengganti/, tab: false },
  { path: '/akun/aturan-cuti', judul: ANY, teks: /Bagian ini untuk HRD|Simpan/, tab: false },
  {
    path: '/karyawan/1/perubahan',
    judul: ANY,
    teks: /Bagian ini untuk HRD|Belum ada perubahan/,
    tab: false,
  },
]

/** One's own attendance, before the check-in. */
const ATTENDANCE: readonly Layar[] = [
  {
    path: '/checkin',
    baris: '[RT-28]',
    judul: /^Check In$/,
    teks: /Ambil Selfie/,
    tab: false,
    untuk: denganKaryawan,
  },
  {
    path: '/checkin/capture',
    baris: '[RT-29]',
    judul: /^Check In · /,
    teks: /Posisikan wajah/,
    tab: false,
    untuk: denganKaryawan,
  },
]

/** Those that open once there is a check-in. */
export const SETELAH_MASUK: readonly Layar[] = [
  {
    path: '/checkout',
    baris: '[RT-30]',
    judul: /^Check Out$/,
    teks: /Ambil Selfie/,
    tab: false,
    untuk: denganKaryawan,
  },
  {
    path: '/checkout/capture',
    baris: '[RT-31]',
    judul: /^Check Out · /,
    teks: /Posisikan wajah/,
    tab: false,
    untuk: denganKaryawan,
  },
]

/** All that a phone shows to who has signed in, in the order in which they are walked. */
export const LAYAR: readonly Layar[] = [
  ...DASHBOARD,
  ...PRESENSI,
  ...KEAMANAN,
  ...PROFIL,
  ...ORANG,
  ...ATTENDANCE,
]
/** Those that close once the day is over, or where there is none. */
export const ABSEN: readonly Layar[] = [...ATTENDANCE, ...SETELAH_MASUK]

/** The back office: each desk with its heading for HR, for whom it opens; to the others it says whose it is. */
export const MEJA: Readonly<Record<string, string | null>> = {
  '/kelola': 'Hari ini',
  '/kelola/audit': null,
  '/kelola/gaji': 'Slip gaji',
  '/kelola/izin': 'Izin & cuti',
  '/kelola/izin/catat': null,
  '/kelola/izin/kalender': null,
  '/kelola/izin/saldo': null,
  '/kelola/izin/tanpa-cuti': null,
  '/kelola/presensi': 'Presensi',
  '/kelola/jadwal': 'Jadwal',
  '/kelola/jadwal/shift': 'Jenis shift & pola',
  '/kelola/jadwal/tukar': null,
  '/kelola/karyawan/impor': null,
  '/kelola/klien': 'Klien',
  '/kelola/laporan': 'Laporan',
  '/kelola/lembur': 'Lembur',
  '/kelola/lokasi': null,
  '/kelola/lokasi/baru': null,
  '/kelola/mulai': null,
  '/kelola/pengaturan': 'Pengaturan',
  '/kelola/pengaturan/libur': 'Hari libur',
  '/kelola/pengganti': 'Pengganti',
  '/kelola/penggantian/31/2026-11-20': null,
  '/kelola/pengumuman': 'Pengumuman',
  '/kelola/tutup-bulan': 'Tutup bulan',
  '/kelola/pengumuman-saya': null,
  '/kelola/pengumuman/baru': null,
}

/** What asks for no session and opens for everybody; `teks` is its own. */
export const TANPA_MASUK: Readonly<Record<string, RegExp>> = {
  '/auth/forgot-password': /Kirim Tautan/,
  '/auth/reset-password': /Kode reset/,
  '/auth/reset-password?token=x': /Kata sandi baru/,
  '/auth/masuk-pertama': /Kode undangan/,
  '/auth/administrator-pertama': /tautan yang ditampilkan server/,
  '/auth/sso': /Mulai dari halaman masuk/,
  '/pos/1/kode': /Layar ini belum terpasang/,
  '/auth/batal-ubah': /Tautan tidak lengkap/,
  '/auth/batal-ubah?token=x': /Bukan Anda yang menggantinya/,
}
