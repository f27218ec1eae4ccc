/**
 * The one table of who may do what. Routes refuse by it, lists are scoped by it, screens hide by it, tests walk it.
 * An action without a row is nobody's (`docs/rules.md`, section 6.5).
 */
import { type Role, PEMUTUS, PENGELOLA_AKUN } from './peran.ts'

/** Whose records: one's own, those of the people assigned to one (and one's own), of one's branches, everybody's. */
export const CAKUPAN = ['diri', 'tim', 'kantor', 'semua'] as const
export type Cakupan = (typeof CAKUPAN)[number]

/** As the table has it. `perusahaan` is about the company as a whole: everybody's, and nobody's whose role has a scope. */
type Jangkauan = 'diri' | 'tim' | 'semua' | 'perusahaan'
/** `kontak`: a client's contact person, of the one contract that their session is for. */
export type BarisHak = 'publik' | 'kontak' | Readonly<Partial<Record<Role, Jangkauan>>>

/** Keep each row's own type, and unlike an assertion leave the table open to mutation. */
function row<const T extends BarisHak>(reach: T): T {
  return reach
}
function rows<const T extends Readonly<Record<string, BarisHak>>>(table: T): T {
  return table
}

/** One's own account, whoever has one */
const setiapAkun = row({ karyawan: 'diri', auditor: 'diri', koordinator: 'diri', hrd: 'diri', admin: 'diri' })
/** One's own days, requests and data; an auditor only reads */
const setiapOrang = row({ karyawan: 'diri', koordinator: 'diri', hrd: 'diri', admin: 'diri' })
const bertingkat = row({ karyawan: 'diri', koordinator: 'tim', hrd: 'semua', admin: 'diri' })
const bertingkatBaca = row({ ...bertingkat, auditor: 'semua' })
/** Their own while it waits, HR anybody's */
const pembatal = row({ karyawan: 'diri', koordinator: 'diri', hrd: 'semua', admin: 'diri' })
/** Requests and rosters: a coordinator's people's, HR's all */
const mejaPengajuan = row({ koordinator: 'tim', hrd: 'semua', auditor: 'semua' })
const pencatat = row({ koordinator: 'tim', hrd: 'semua' })
const hrdSaja = row({ hrd: 'semua' })
const hrdBaca = row({ hrd: 'semua', auditor: 'semua' })
/** What is set for the whole company, or done to everybody at once */
const hrdPusat = row({ hrd: 'perusahaan' })
const pengelolaPusat = row({ hrd: 'perusahaan', admin: 'perusahaan' })
/** Who has a desk: coordinators with their people, HR with everybody, administrators with accounts and the trail */
const bermeja = row({ koordinator: 'tim', hrd: 'semua', admin: 'semua', auditor: 'semua' })
/** What was done and looked at; a coordinator is watched by it and does not watch */
const pembacaJejak = row({ hrd: 'semua', admin: 'semua', auditor: 'semua' })
/** Whoever has a desk, for themselves */
const setiapMeja = row({ koordinator: 'diri', hrd: 'diri', admin: 'diri', auditor: 'diri' })
/** Who brings workbooks, for themselves */
const pengimpor = row({ hrd: 'diri', admin: 'diri' })
/** Who asks for reports, of their own ones */
const pelapor = row({ koordinator: 'diri', hrd: 'diri', auditor: 'diri' })
/** What is agreed for the company, which an auditor reads */
const pusatBaca = row({ hrd: 'perusahaan', auditor: 'perusahaan' })
/** By what work is planned */
const perencana = row({ koordinator: 'semua', hrd: 'semua', auditor: 'semua' })
const adminSaja = row({ admin: 'semua' })
const referensi = row({
  karyawan: 'semua',
  koordinator: 'semua',
  hrd: 'semua',
  admin: 'semua',
  auditor: 'semua',
})
/** Offices, weeks, accounts as they are chosen from and read */
const pengelolaBaca = row({ ...PENGELOLA_AKUN, auditor: 'semua' })

/** Every call, and below them the rights that are no call of their own. */
export const AKSES = rows({
  'POST /login': 'publik',
  'POST /login/faktor-kedua': 'publik',
  'POST /login/passkey': 'publik',
  'POST /passkey/tantangan': 'publik',
  'GET /login/cara': 'publik',
  'POST /sso/tantangan': 'publik',
  'POST /login/sso': 'publik',
  'POST /forgot-password': 'publik',
  'POST /reset-password': 'publik',
  'POST /batal-ubah': 'publik',
  'POST /undangan': 'publik',
  'POST /masuk-pertama': 'publik',
  'POST /administrator-pertama': 'publik',
  'POST /pos/{id}/pasang': 'publik',
  'POST /pos/{id}/kode': 'publik',
  'GET /bukti/kunci': 'publik',
  'GET /bukti/{kode}': 'publik',
  'POST /klien/tautan': 'publik',
  'POST /klien/kode': 'publik',
  'POST /klien/masuk': 'publik',
  'GET /klien/saya': 'kontak',
  'POST /klien/keluar': 'kontak',
  'POST /klien/kode-tanda-tangan': 'kontak',
  'POST /klien/penanda/{id}': 'kontak',
  'GET /klien/berjalan': 'kontak',
  'GET /klien/berjalan/hari': 'kontak',
  'GET /klien/berita-acara': 'kontak',
  'GET /klien/berita-acara/{id}': 'kontak',
  'GET /klien/berita-acara/{id}/hari': 'kontak',
  'GET /klien/berita-acara/{id}/berkas': 'kontak',
  'POST /klien/berita-acara/{id}/keberatan': 'kontak',
  'POST /klien/berita-acara/{id}/tanda-tangan': 'kontak',
  'POST /logout': setiapAkun,
  'POST /kata-sandi': setiapAkun,
  'POST /konfirmasi': setiapAkun,
  'GET /keamanan': setiapAkun,
  'POST /keamanan/totp': setiapAkun,
  'POST /keamanan/totp/aktif': setiapAkun,
  'POST /keamanan/totp/hapus': setiapAkun,
  'POST /keamanan/passkey/tantangan': setiapAkun,
  'POST /keamanan/passkey': setiapAkun,
  'POST /keamanan/passkey/{id}/hapus': setiapAkun,
  'POST /keamanan/kode-pemulihan': setiapAkun,
  'GET /sesi': setiapAkun,
  'POST /sesi/{id}/revoke': setiapAkun,
  'POST /sesi/revoke-others': setiapAkun,
  'GET /profile': setiapAkun,
  'GET /profile/bekal': setiapAkun,
  'POST /profile': setiapOrang,
  'POST /profile/kosongkan': setiapOrang,
  'POST /profile/nomor-hp': setiapOrang,

  'POST /presensi/check-in': bertingkat,
  'POST /presensi/check-out': bertingkat,
  'POST /presensi/istirahat/mulai': setiapOrang,
  'POST /presensi/istirahat/selesai': setiapOrang,
  /** What one has sent oneself, for whomever one may punch */
  'POST /presensi/kejadian/{id}/tarik': bertingkat,
  'POST /presensi/kejadian/{id}/sanggah': setiapOrang,
  'POST /presensi/kejadian/{id}/sanggah/putuskan': hrdSaja,
  /** The crews of sites where one may punch for others */
  'GET /presensi/regu': setiapOrang,
  'GET /presensi/pin': setiapOrang,
  'POST /presensi/pin': setiapOrang,
  'GET /ponsel': setiapOrang,
  'POST /ponsel': setiapOrang,
  'POST /ponsel/{id}/waktu': setiapOrang,
  'POST /ponsel/{id}/lepas': setiapOrang,
  'GET /kelola/hari-ini': mejaPengajuan,
  'GET /kelola/presensi': mejaPengajuan,
  'GET /kelola/presensi/harian': mejaPengajuan,
  'GET /kelola/presensi/kunci': mejaPengajuan,
  'GET /kelola/presensi/saringan': mejaPengajuan,
  'GET /kelola/presensi/lembar': mejaPengajuan,
  'GET /kelola/presensi/daftar-hadir': mejaPengajuan,
  'POST /kelola/presensi/tinjauan': PEMUTUS,
  'POST /kelola/lembar/tandai': pengimpor,
  'GET /kelola/presensi/koreksi/templat': hrdSaja,
  'POST /kelola/presensi/koreksi': hrdSaja,
  'POST /kelola/presensi/koreksi/berkas': hrdSaja,
  'GET /karyawan/presensi': bertingkatBaca,
  'GET /karyawan/presensi/ringkasan': bertingkatBaca,
  'GET /karyawan/presensi/{id}': bertingkatBaca,
  'GET /karyawan/{id}/presensi': bertingkatBaca,
  'POST /karyawan/presensi/{id}/tinjauan': PEMUTUS,
  'POST /karyawan/presensi/{id}/tanya': PEMUTUS,
  'GET /rekap/presensi': setiapOrang,
  'GET /rekap/presensi/list': setiapOrang,
  'GET /jadwal': setiapOrang,
  'GET /jadwal/kesediaan': setiapOrang,
  'POST /jadwal/kesediaan': setiapOrang,
  'GET /jadwal/kalender': setiapOrang,
  'POST /jadwal/kalender': setiapOrang,
  'POST /jadwal/kalender/tutup': setiapOrang,

  'GET /absensi': bertingkatBaca,
  'GET /absensi/{id}': bertingkatBaca,
  'POST /absensi/{id}/approve': PEMUTUS,
  'POST /absensi/{id}/reject': PEMUTUS,
  'POST /absensi/{id}/cancel': pembatal,
  'POST /absensi/pengajuan': setiapOrang,
  'GET /absensi/hitung': setiapOrang,
  'GET /absensi/pulang': setiapOrang,
  'POST /absensi/pulang': setiapOrang,
  'GET /rekap/absensi': setiapOrang,
  'GET /rekap/perizinan': setiapOrang,
  'GET /rekap/cuti': setiapOrang,
  'GET /karyawan/{id}/cuti': bertingkatBaca,
  'POST /karyawan/{id}/cuti': hrdSaja,
  'GET /rekap/waktu-pengganti': setiapOrang,
  'GET /karyawan/{id}/waktu-pengganti': bertingkatBaca,
  'POST /karyawan/{id}/waktu-pengganti': hrdSaja,
  'GET /pengaturan/cuti': hrdBaca,
  'POST /pengaturan/cuti': hrdPusat,
  'POST /karyawan/presensi/{id}/koreksi': hrdSaja,
  'POST /karyawan/presensi/{id}/istirahat': hrdSaja,

  'GET /kelola/karyawan': bermeja,
  'GET /kelola/karyawan/saringan': bermeja,
  'GET /kelola/karyawan/all': bermeja,
  'GET /kelola/karyawan/lembar': bermeja,
  'POST /kelola/karyawan/pindah': hrdSaja,
  'POST /kelola/karyawan/nonaktif': PENGELOLA_AKUN,

  'GET /kelola/izin': mejaPengajuan,
  'GET /kelola/izin/saringan': mejaPengajuan,
  'GET /kelola/izin/lembar': mejaPengajuan,
  'GET /kelola/izin/kalender': mejaPengajuan,
  'GET /kelola/cuti': mejaPengajuan,
  'GET /kelola/cuti/lembar': mejaPengajuan,
  'GET /kelola/lembur': mejaPengajuan,
  'GET /kelola/lembur/saringan': mejaPengajuan,
  'GET /kelola/lembur/lembar': mejaPengajuan,
  /** Written down for somebody, never for oneself */
  'POST /kelola/izin': pencatat,
  'GET /kelola/izin/hitung': pencatat,
  /** Beside this row: never one's own */
  'POST /kelola/lembur/{id}/jam': hrdSaja,
  'GET /kelola/lembur/daftar': hrdBaca,
  'GET /kelola/lembur/{id}/spl': hrdSaja,

  'GET /lembur': bertingkatBaca,
  'GET /lembur/{id}': bertingkatBaca,
  'POST /lembur/pengajuan': bertingkat,
  'POST /lembur/{id}/approve': PEMUTUS,
  'POST /lembur/{id}/reject': PEMUTUS,
  'POST /lembur/{id}/cancel': pembatal,
  'POST /lembur/{id}/bersedia': setiapOrang,
  'GET /lembur/hitung': bertingkat,

  'GET /pengganti': {
    karyawan: 'diri',
    koordinator: 'diri',
    hrd: 'perusahaan',
    admin: 'diri',
    auditor: 'perusahaan',
  },
  'POST /pengganti': { koordinator: 'diri', hrd: 'perusahaan' },
  'POST /pengganti/{id}/cancel': { koordinator: 'diri', hrd: 'perusahaan' },
  'GET /pengajuan/jumlah': setiapAkun,

  'GET /karyawan/{id}/upah': hrdSaja,
  'POST /karyawan/{id}/upah': hrdSaja,
  'GET /kelola/upah-minimum': hrdSaja,
  'POST /kelola/upah-minimum': hrdPusat,
  'POST /kelola/upah-minimum/lokasi': hrdPusat,

  /** No pay stands in it */
  'GET /kelola/karyawan/{id}/kontrak': { koordinator: 'tim', hrd: 'semua', auditor: 'semua' },
  'POST /kelola/karyawan/{id}/kontrak': hrdSaja,
  'POST /kelola/kontrak/{id}': hrdSaja,
  'GET /kelola/kontrak/{id}/pdf': hrdSaja,
  'POST /kelola/kontrak/{id}/hapus': hrdSaja,
  'POST /kelola/karyawan/kontrak/perpanjangan': hrdSaja,
  /** Beside this row, of a coordinator's people only kinds that are the coordinator's to know, without number and file */
  'GET /kelola/karyawan/{id}/dokumen': { koordinator: 'tim', hrd: 'semua' },
  'POST /kelola/karyawan/{id}/dokumen': hrdSaja,
  'GET /kelola/dokumen/{id}/berkas': hrdSaja,
  'POST /kelola/dokumen/{id}': hrdSaja,
  'POST /kelola/dokumen/{id}/berkas': hrdSaja,
  'POST /kelola/dokumen/{id}/hapus': hrdSaja,
  'GET /dokumen': setiapOrang,
  'GET /dokumen/{id}/berkas': setiapOrang,
  'GET /kelola/karyawan/berakhir': { koordinator: 'tim', hrd: 'semua' },
  'GET /kelola/karyawan/{id}/pajak': hrdSaja,
  /** Nobody their own */
  'POST /kelola/karyawan/{id}/pajak': hrdSaja,

  'GET /payroll': setiapOrang,
  'GET /payroll/{id}': { karyawan: 'diri', koordinator: 'diri', hrd: 'semua', admin: 'diri' },
  'GET /payroll/{id}/slip-gaji': { karyawan: 'diri', koordinator: 'diri', hrd: 'semua', admin: 'diri' },
  'GET /kelola/payroll': hrdSaja,
  'GET /kelola/payroll/usulan': hrdSaja,
  'POST /kelola/payroll/hitung': hrdSaja,
  'POST /kelola/payroll': hrdSaja,
  'POST /kelola/payroll/susun': hrdSaja,
  'GET /kelola/payroll/kurang': hrdSaja,
  'GET /kelola/payroll/thr': hrdSaja,
  'POST /kelola/payroll/thr': hrdSaja,
  'GET /kelola/payroll/kompensasi': hrdSaja,
  'POST /kelola/payroll/kompensasi': hrdSaja,
  'GET /kelola/payroll/akhir': hrdSaja,
  'POST /kelola/payroll/akhir': hrdSaja,
  'GET /kasbon': setiapOrang,
  'GET /kelola/karyawan/{id}/kasbon': hrdSaja,
  'POST /kelola/karyawan/{id}/kasbon': hrdSaja,
  'POST /kelola/kasbon/{id}/tutup': hrdSaja,
  'GET /kelola/penyesuaian': hrdSaja,
  'POST /kelola/penyesuaian': hrdSaja,
  'POST /kelola/penyesuaian/{id}/hapus': hrdSaja,
  'GET /reimburse': setiapOrang,
  'POST /reimburse': setiapOrang,
  'POST /reimburse/{id}/batal': setiapOrang,
  'GET /reimburse/{id}/bukti': { karyawan: 'diri', koordinator: 'diri', hrd: 'semua', admin: 'diri' },
  'GET /kelola/reimburse': hrdSaja,
  'POST /kelola/reimburse': hrdSaja,
  'POST /kelola/reimburse/{id}/putusan': hrdSaja,
  'POST /kelola/payroll/bagikan': hrdSaja,
  'POST /kelola/payroll/terbitkan': hrdSaja,
  'GET /kelola/payroll/proses': hrdPusat,
  'POST /kelola/payroll/proses/susun': hrdPusat,
  'POST /kelola/payroll/proses/terbitkan': hrdPusat,
  'POST /kelola/payroll/proses/batal': hrdPusat,
  'GET /kelola/payroll/persetujuan': hrdPusat,
  'POST /kelola/payroll/persetujuan': hrdPusat,
  'GET /kelola/payroll/selisih': hrdPusat,
  'GET /kelola/payroll/selisih/berkas': hrdPusat,
  'GET /kelola/payroll/templat': hrdPusat,
  'POST /kelola/payroll/impor': hrdPusat,
  'GET /kelola/payroll/aturan': hrdSaja,
  'POST /kelola/payroll/aturan': hrdPusat,
  'GET /kelola/payroll/hasil': hrdSaja,
  'POST /kelola/payroll/hasil': hrdSaja,
  'GET /kelola/payroll/saldo': hrdSaja,
  'POST /kelola/payroll/saldo': hrdSaja,
  'GET /payroll/{id}/tanya': { karyawan: 'diri', koordinator: 'diri', hrd: 'semua', admin: 'diri' },
  'POST /payroll/{id}/tanya': setiapOrang,
  'GET /kelola/payroll/tanya': hrdSaja,
  /** Nobody their own */
  'POST /payroll/{id}/jawab': hrdSaja,
  'GET /kelola/payroll/berkas': hrdPusat,
  'POST /kelola/payroll/berkas': hrdPusat,
  'POST /kelola/payroll/berkas/sumber': hrdPusat,
  'GET /kelola/tutup-bulan': pusatBaca,
  'GET /kelola/tutup-bulan/pengecualian': pusatBaca,
  'GET /kelola/tutup-bulan/menunggu': pusatBaca,
  'POST /kelola/tutup-bulan/kunci': hrdPusat,
  'POST /kelola/tutup-bulan/kunci/{id}/buka': hrdPusat,
  'POST /payroll/{id}': hrdSaja,
  'POST /payroll/{id}/hapus': hrdSaja,
  'POST /payroll/{id}/revisi': hrdSaja,
  /** Beside this row, `mayApproveSlip`: whoever is named, whatever their role */
  'POST /payroll/{id}/terbitkan': setiapOrang,
  'GET /pengaturan/payroll': PENGELOLA_AKUN,
  'POST /pengaturan/payroll': adminSaja,
  'GET /kelola/pengaturan': pengelolaBaca,
  'GET /kelola/pengaturan/masuk': pengelolaBaca,
  /** Beside this row, `mayEditPengaturan` for the setting */
  'POST /kelola/pengaturan': pengelolaPusat,
  'GET /kelola/pengaturan/larangan-cuti': hrdBaca,
  'POST /kelola/pengaturan/larangan-cuti': hrdPusat,
  'POST /kelola/pengaturan/larangan-cuti/cabut': hrdPusat,
  'GET /kelola/pengaturan/libur': hrdBaca,
  'POST /kelola/pengaturan/libur': hrdPusat,
  'GET /kelola/pengaturan/jenis-cuti': hrdBaca,
  'POST /kelola/pengaturan/jenis-cuti': hrdPusat,
  'POST /kelola/pengaturan/jenis-cuti/{id}': hrdPusat,
  'GET /kelola/jadwal-kerja': hrdBaca,
  'POST /kelola/jadwal-kerja': hrdPusat,
  'POST /kelola/jadwal-kerja/{id}': hrdPusat,
  'POST /kelola/jadwal-kerja/{id}/hitung': hrdPusat,
  'POST /kelola/jadwal-kerja/{id}/versi': hrdPusat,
  'POST /kelola/jadwal-kerja/{id}/batal': hrdPusat,
  'GET /kelola/pengaturan/peran': pengelolaPusat,
  'POST /kelola/pengaturan/uji-surat': adminSaja,
  'POST /kelola/pengaturan/uji-push': PENGELOLA_AKUN,
  'GET /privasi': setiapAkun,
  'GET /masa-simpan': { hrd: 'perusahaan', auditor: 'perusahaan' },
  'GET /penahanan': { hrd: 'perusahaan', auditor: 'perusahaan' },
  'POST /penahanan': hrdPusat,
  'POST /penahanan/{id}/cabut': hrdPusat,
  'GET /pengaturan/perusahaan': hrdBaca,
  'POST /pengaturan/perusahaan': hrdPusat,
  'POST /pengaturan/perusahaan/logo': hrdPusat,
  'POST /pengaturan/perusahaan/logo/delete': hrdPusat,

  'GET /pengumuman': { karyawan: 'semua', hrd: 'semua', auditor: 'semua' },
  'GET /pengumuman/{id}': { karyawan: 'semua', hrd: 'semua', auditor: 'semua' },
  'POST /pengumuman/{id}/read': { karyawan: 'semua' },
  'POST /pengumuman/{id}/acknowledge': { karyawan: 'semua', koordinator: 'semua', hrd: 'semua' },
  'POST /pengumuman': hrdPusat,
  'POST /pengumuman/{id}': hrdPusat,
  'POST /pengumuman/{id}/publish': hrdPusat,
  'POST /pengumuman/{id}/withdraw': hrdPusat,
  'POST /pengumuman/{id}/restore': hrdPusat,
  'POST /pengumuman/{id}/delete': hrdPusat,
  'POST /pengumuman/{id}/lampiran': hrdPusat,
  'POST /pengumuman/{id}/lampiran/delete': hrdPusat,
  'GET /kelola/pengumuman': hrdPusat,
  'GET /kelola/pengumuman/saya': { koordinator: 'semua', hrd: 'semua' },
  'POST /kelola/pengumuman/{id}/read': { koordinator: 'semua', hrd: 'semua' },
  'GET /kelola/pengumuman/saringan': hrdPusat,
  'GET /kelola/pengumuman/sasaran': hrdPusat,
  'POST /kelola/pengumuman/jangkauan': hrdPusat,
  'GET /kelola/pengumuman/{id}/penerima': hrdPusat,

  'GET /notifikasi': setiapAkun,
  'GET /notifikasi/jumlah': setiapAkun,
  'POST /notifikasi/read-all': setiapOrang,
  'POST /notifikasi/{id}/read': setiapOrang,
  'GET /push/public-key': setiapAkun,
  'POST /push/langganan': setiapOrang,
  'POST /push/berhenti': setiapOrang,
  'GET /pengingat': setiapAkun,
  'POST /pengingat': setiapOrang,

  /** Beside these rows, only while the company is being prepared (`docs/rules.md`) */
  'GET /kelola/mulai': pengelolaPusat,
  'POST /kelola/mulai/perusahaan': pengelolaPusat,
  'POST /kelola/mulai/lokasi': pengelolaPusat,
  'POST /kelola/mulai/jam-kerja': pengelolaPusat,
  'POST /kelola/mulai/libur': pengelolaPusat,
  'POST /kelola/mulai/langkah': pengelolaPusat,
  'POST /kelola/mulai/selesai': pengelolaPusat,

  'GET /kelola/kerangka': bermeja,
  'GET /kelola/peristiwa': bermeja,
  /** Beside this row, `dataPribadi` for a NIK and `dataKontak` for a number */
  'GET /kelola/cari': bermeja,
  /** One's own; of HR's views those shared as well */
  'GET /kelola/tampilan': setiapMeja,
  'POST /kelola/tampilan': setiapMeja,
  'POST /kelola/tampilan/{id}': setiapMeja,
  'POST /kelola/tampilan/{id}/delete': setiapMeja,
  'POST /kelola/tampilan/{id}/restore': setiapMeja,

  /** Whose rows a report may hold; beside this row, `biayaLokasi` */
  'POST /kelola/laporan': mejaPengajuan,
  /** Nobody what another has asked for */
  'GET /kelola/laporan': pelapor,
  'GET /kelola/laporan/{id}': pelapor,
  'GET /kelola/laporan/{id}/baris': pelapor,
  'POST /kelola/laporan/{id}/batal': pelapor,
  'POST /kelola/laporan/{id}/berkas': pelapor,
  'GET /kelola/laporan/{id}/berkas': pelapor,
  'GET /kelola/laporan-tersimpan': pelapor,
  'GET /kelola/laporan-tersimpan/penerima': pelapor,
  'POST /kelola/laporan-tersimpan': pelapor,
  'POST /kelola/laporan-tersimpan/{id}': pelapor,
  'POST /kelola/laporan-tersimpan/{id}/hapus': pelapor,

  'GET /sistem': adminSaja,

  /** Of a reader with a scope, what is about their people and offices */
  'GET /kelola/audit': pembacaJejak,
  'GET /kelola/audit/lembar': pembacaJejak,
  'GET /kelola/audit/{id}': pembacaJejak,

  'GET /karyawan': referensi,
  'GET /karyawan/{id}': referensi,
  'GET /karyawan/{id}/ringkasan': bertingkatBaca,
  'POST /karyawan': PENGELOLA_AKUN,
  'GET /kelola/impor-karyawan/templat': pengelolaPusat,
  'GET /kelola/impor-karyawan': pengelolaPusat,
  'POST /kelola/impor-karyawan': pengelolaPusat,
  'GET /kelola/impor-karyawan/{id}': pengelolaPusat,
  /** Nobody what another has uploaded */
  'POST /kelola/impor-karyawan/{id}/jalankan': pengelolaPusat,
  'POST /kelola/impor-karyawan/{id}/batal': pengelolaPusat,
  'POST /kelola/karyawan/ekspor': hrdPusat,
  /** Beside this row, `ubahData` for everything but the address, which opens the account */
  'POST /karyawan/{id}': PENGELOLA_AKUN,
  'GET /karyawan/{id}/nonaktif': PENGELOLA_AKUN,
  'POST /karyawan/{id}/nonaktif': PENGELOLA_AKUN,
  'POST /karyawan/{id}/masuk-kembali': PENGELOLA_AKUN,
  'POST /karyawan/{id}/aktif': PENGELOLA_AKUN,
  /** Beside this row, `mayGiveRole` for the role that was and the one to come */
  'POST /karyawan/{id}/peran': pengelolaPusat,
  /** Nobody their own */
  'POST /karyawan/{id}/rekening/konfirmasi': hrdSaja,
  'POST /karyawan/{id}/rekening/tahan': hrdSaja,
  /** Of what HR wrote */
  'POST /profile/rekening/konfirmasi': setiapOrang,
  'POST /karyawan/{id}/penempatan': hrdSaja,
  /** Beside this row, `mayOpenAkun` */
  'POST /kelola/karyawan/undang': PENGELOLA_AKUN,
  /** Beside this row, `mayOpenAkun` */
  'POST /karyawan/{id}/kode-reset': PENGELOLA_AKUN,
  /** Beside this row, `mayOpenAkun` */
  'POST /karyawan/{id}/faktor-kedua/hapus': PENGELOLA_AKUN,
  'GET /karyawan/{id}/penempatan': {
    karyawan: 'diri',
    koordinator: 'tim',
    hrd: 'semua',
    admin: 'semua',
    auditor: 'semua',
  },
  'GET /karyawan/{id}/perubahan': hrdBaca,
  'GET /reference/jenis-karyawan': referensi,
  'GET /reference/status-pernikahan': referensi,
  'GET /reference/jenjang-pendidikan': referensi,
  'GET /reference/jenis-cuti': referensi,
  'GET /reference/bank': referensi,
  'POST /kantor/{id}/area': hrdSaja,
  /** Of the sites that a coordinator looks after now, as all of a site that a coordinator reaches */
  'GET /kelola/lokasi': mejaPengajuan,
  /** The map's own calls tell of no site */
  'GET /kelola/lokasi/peta': row({ ...pengelolaBaca, koordinator: 'semua' }),
  'GET /kelola/lokasi/zona': PENGELOLA_AKUN,
  'POST /kelola/lokasi/uji': PENGELOLA_AKUN,
  'GET /kelola/lokasi/{id}': mejaPengajuan,
  'GET /kelola/lokasi/{id}/regu': mejaPengajuan,
  'GET /kelola/lokasi/{id}/posisi': hrdSaja,
  'POST /kelola/lokasi': hrdPusat,
  'POST /kelola/lokasi/{id}': hrdSaja,
  'POST /kelola/lokasi/{id}/regu': pencatat,
  'POST /kelola/lokasi/{id}/koordinator': hrdSaja,
  'GET /kelola/lokasi/{id}/tutup': hrdSaja,
  'POST /kelola/lokasi/{id}/tutup': hrdSaja,
  'POST /kelola/lokasi/{id}/buka': hrdSaja,
  'GET /kelola/lokasi/{id}/pemutihan': hrdBaca,
  'POST /kelola/lokasi/{id}/pemutihan': hrdSaja,
  'POST /kelola/pemutihan/{id}/cabut': hrdSaja,
  'GET /kelola/lokasi/{id}/kode-pos': pencatat,
  'POST /kelola/lokasi/{id}/kode-pos': hrdSaja,
  'POST /kelola/lokasi/{id}/layar': pencatat,
  'POST /kelola/layar/{id}/cabut': pencatat,

  'GET /kelola/shift': perencana,
  'POST /kelola/shift': hrdPusat,
  'POST /kelola/shift/{id}': hrdPusat,
  'GET /kelola/pola': perencana,
  'POST /kelola/pola': hrdPusat,
  'POST /kelola/pola/{id}': hrdPusat,
  'GET /kelola/roster': mejaPengajuan,
  'GET /kelola/roster/lokasi': mejaPengajuan,
  'GET /kelola/roster/kosong': mejaPengajuan,
  'GET /kelola/roster/kosong/orang': mejaPengajuan,
  'POST /kelola/roster/sel': pencatat,
  'POST /kelola/roster/salin': pencatat,
  'POST /kelola/roster/isi': pencatat,
  'POST /kelola/roster/terbitkan': pencatat,
  'GET /kelola/roster/terbitan': hrdPusat,
  'POST /kelola/roster/terbitan': hrdPusat,
  'POST /kelola/roster/terbitan/batal': hrdPusat,
  /** Of somebody who has not come: that it is seen to, that they are ill */
  'POST /kelola/alarm/tanggapi': pencatat,
  'POST /kelola/alarm/sakit': pencatat,
  'GET /karyawan/{id}/penggantian': mejaPengajuan,
  'POST /karyawan/{id}/penggantian/tawarkan': pencatat,
  'POST /karyawan/{id}/penggantian/tugaskan': pencatat,
  'POST /karyawan/{id}/penggantian/lepas': pencatat,
  'GET /tukar': setiapOrang,
  'GET /tukar/pilihan': setiapOrang,
  'POST /tukar': setiapOrang,
  'POST /tukar/{id}/terima': setiapOrang,
  'POST /tukar/{id}/tolak': setiapOrang,
  'POST /tukar/{id}/batal': setiapOrang,
  'GET /kelola/tukar': mejaPengajuan,
  'POST /kelola/tukar/{id}/setujui': pencatat,
  'POST /kelola/tukar/{id}/tolak': pencatat,
  'GET /tawaran': setiapOrang,
  'POST /tawaran/{id}/terima': setiapOrang,
  'POST /tawaran/{id}/tolak': setiapOrang,
  'GET /kelola/klien': pusatBaca,
  'GET /kelola/klien/lembar': pusatBaca,
  'GET /kelola/klien/{id}': pusatBaca,
  'POST /kelola/klien': hrdPusat,
  'POST /kelola/klien/{id}': hrdPusat,
  'POST /kelola/klien/{id}/kontrak': hrdPusat,
  'POST /kelola/kontrak-klien/{id}': hrdPusat,
  'GET /kelola/kontrak-klien/{id}/syarat': hrdPusat,
  'POST /kelola/kontrak-klien/{id}/syarat': hrdPusat,
  'GET /kelola/kontrak-klien/{id}/pintu': hrdPusat,
  'POST /kelola/kontak-kontrak/{id}/cabut-sesi': hrdPusat,
  'POST /kelola/kontak-kontrak/{id}/kirim-lagi': hrdPusat,
  'POST /kelola/kontrak-klien/{id}/pos': hrdPusat,
  'POST /kelola/pos/{id}': hrdPusat,
  'GET /kelola/kontrak-klien/{id}/kontak': hrdPusat,
  'POST /kelola/kontrak-klien/{id}/kontak': hrdPusat,
  'POST /kelola/kontak-kontrak/{id}': hrdPusat,
  'POST /kelola/kontak-kontrak/{id}/cabut': hrdPusat,
  'GET /kelola/berita-acara': hrdSaja,
  'GET /kelola/berita-acara/{id}': hrdSaja,
  'GET /kelola/berita-acara/{id}/hari': hrdSaja,
  'GET /kelola/kantor/{id}/margin': hrdPusat,
  'GET /kelola/berita-acara/{id}/berkas': hrdSaja,
  'GET /kelola/berita-acara/{id}/tagihan': hrdPusat,
  'GET /kelola/berita-acara/{id}/tagihan/berkas': hrdPusat,
  'POST /kelola/kontrak-klien/{id}/berita-acara': hrdPusat,
  'POST /kelola/berita-acara/{id}/kirim': hrdPusat,
  'POST /kelola/keberatan/{id}/jawab': hrdPusat,
  'GET /reference/kantor': pengelolaBaca,
  'GET /reference/jadwal': pengelolaBaca,
  'GET /koordinator': referensi,

  /** The photo of a punch, wherever its record is shown */
  selfie: { karyawan: 'diri', koordinator: 'tim', hrd: 'semua' },
  /** Of a person's record: since when, of which kind, the leave left, office and working hours */
  dataPekerjaan: { karyawan: 'diri', koordinator: 'tim', hrd: 'semua', admin: 'semua', auditor: 'semua' },
  /** NIK, birth, marriage, education, insurance, bank */
  dataPribadi: { karyawan: 'diri', koordinator: 'diri', hrd: 'semua', admin: 'diri', auditor: 'semua' },
  /** By which number somebody is reached; beside this row, everybody once its owner consents */
  dataKontak: bertingkatBaca,
  /** A number that its owner does not consent to: to reach who is missing */
  nomorTanpaSetuju: hrdSaja,
  /** Changing what a record says of somebody, their account apart */
  ubahData: hrdSaja,
  /** The account a person signs in with */
  dataAkun: pengelolaBaca,
  /** People who have left */
  karyawanNonaktif: pengelolaBaca,
  /** Announcements that are not published, and who has read the others */
  pengumumanKelola: hrdPusat,
  /** What a site costs beside its price */
  biayaLokasi: hrdPusat,
  /** Approving overtime above the limits of PP 35/2021, article 26 */
  lemburDiAtasBatas: hrdSaja,
  /** The back office; each desk of it asks a right of its own */
  kelola: bermeja,
})

export type Tindakan = keyof typeof AKSES
