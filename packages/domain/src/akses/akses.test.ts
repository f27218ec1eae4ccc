import { describe, expect, it } from 'vitest'
import {
  type Pelaku,
  type Pemilik,
  cakupan,
  isKontak,
  isPublik,
  isTindakan,
  isUrusanDibaca,
  lingkup,
  may,
} from './akses.ts'
import { type Tindakan, AKSES } from './tabel.ts'
import { ROLE, type Role } from './peran.ts'

/**
 * On whose record each role may do each call, or use each right that is no call: `d` one's own, `t` that of a person
 * assigned to one, `o` a stranger's, `-` nobody's. Written out by hand, not from the code (`docs/rules.md`, section
 * 6.5). Columns: karyawan, koordinator, hrd, admin.
 */
const HARAPAN: Readonly<Record<string, readonly [string, string, string, string]>> = {
  'POST /login': ['dto', 'dto', 'dto', 'dto'],
  'POST /login/faktor-kedua': ['dto', 'dto', 'dto', 'dto'],
  'POST /login/passkey': ['dto', 'dto', 'dto', 'dto'],
  'POST /passkey/tantangan': ['dto', 'dto', 'dto', 'dto'],
  'GET /login/cara': ['dto', 'dto', 'dto', 'dto'],
  'POST /sso/tantangan': ['dto', 'dto', 'dto', 'dto'],
  'POST /login/sso': ['dto', 'dto', 'dto', 'dto'],
  'GET /keamanan': ['d', 'd', 'd', 'd'],
  'POST /keamanan/totp': ['d', 'd', 'd', 'd'],
  'POST /keamanan/totp/aktif': ['d', 'd', 'd', 'd'],
  'POST /keamanan/totp/hapus': ['d', 'd', 'd', 'd'],
  'POST /keamanan/passkey/tantangan': ['d', 'd', 'd', 'd'],
  'POST /keamanan/passkey': ['d', 'd', 'd', 'd'],
  'POST /keamanan/passkey/{id}/hapus': ['d', 'd', 'd', 'd'],
  'POST /keamanan/kode-pemulihan': ['d', 'd', 'd', 'd'],
  'POST /forgot-password': ['dto', 'dto', 'dto', 'dto'],
  'POST /reset-password': ['dto', 'dto', 'dto', 'dto'],
  'POST /batal-ubah': ['dto', 'dto', 'dto', 'dto'],
  'POST /undangan': ['dto', 'dto', 'dto', 'dto'],
  'POST /masuk-pertama': ['dto', 'dto', 'dto', 'dto'],
  'POST /administrator-pertama': ['dto', 'dto', 'dto', 'dto'],
  'POST /pos/{id}/pasang': ['dto', 'dto', 'dto', 'dto'],
  'POST /pos/{id}/kode': ['dto', 'dto', 'dto', 'dto'],
  'GET /bukti/kunci': ['dto', 'dto', 'dto', 'dto'],
  'GET /bukti/{kode}': ['dto', 'dto', 'dto', 'dto'],
  'POST /klien/tautan': ['dto', 'dto', 'dto', 'dto'],
  'POST /klien/kode': ['dto', 'dto', 'dto', 'dto'],
  'POST /klien/masuk': ['dto', 'dto', 'dto', 'dto'],
  'GET /klien/saya': ['-', '-', '-', '-'],
  'POST /klien/keluar': ['-', '-', '-', '-'],
  'POST /klien/kode-tanda-tangan': ['-', '-', '-', '-'],
  'POST /klien/penanda/{id}': ['-', '-', '-', '-'],
  'GET /klien/berjalan': ['-', '-', '-', '-'],
  'GET /klien/berjalan/hari': ['-', '-', '-', '-'],
  'GET /klien/berita-acara': ['-', '-', '-', '-'],
  'GET /klien/berita-acara/{id}': ['-', '-', '-', '-'],
  'GET /klien/berita-acara/{id}/hari': ['-', '-', '-', '-'],
  'GET /klien/berita-acara/{id}/berkas': ['-', '-', '-', '-'],
  'POST /klien/berita-acara/{id}/keberatan': ['-', '-', '-', '-'],
  'POST /klien/berita-acara/{id}/tanda-tangan': ['-', '-', '-', '-'],
  'POST /logout': ['d', 'd', 'd', 'd'],
  'POST /konfirmasi': ['d', 'd', 'd', 'd'],
  'POST /kata-sandi': ['d', 'd', 'd', 'd'],
  'GET /sesi': ['d', 'd', 'd', 'd'],
  'POST /sesi/{id}/revoke': ['d', 'd', 'd', 'd'],
  'POST /sesi/revoke-others': ['d', 'd', 'd', 'd'],
  'GET /profile': ['d', 'd', 'd', 'd'],
  'GET /profile/bekal': ['d', 'd', 'd', 'd'],
  'POST /profile/nomor-hp': ['d', 'd', 'd', 'd'],
  'POST /profile/kosongkan': ['d', 'd', 'd', 'd'],
  'POST /profile': ['d', 'd', 'd', 'd'],
  'POST /presensi/check-in': ['d', 'dt', 'dto', 'd'],
  'POST /presensi/check-out': ['d', 'dt', 'dto', 'd'],
  'POST /presensi/istirahat/mulai': ['d', 'd', 'd', 'd'],
  'POST /presensi/istirahat/selesai': ['d', 'd', 'd', 'd'],
  'POST /presensi/kejadian/{id}/tarik': ['d', 'dt', 'dto', 'd'],
  'POST /presensi/kejadian/{id}/sanggah': ['d', 'd', 'd', 'd'],
  'POST /presensi/kejadian/{id}/sanggah/putuskan': ['-', '-', 'dto', '-'],
  'GET /presensi/regu': ['d', 'd', 'd', 'd'],
  'GET /presensi/pin': ['d', 'd', 'd', 'd'],
  'POST /presensi/pin': ['d', 'd', 'd', 'd'],
  'GET /ponsel': ['d', 'd', 'd', 'd'],
  'POST /ponsel': ['d', 'd', 'd', 'd'],
  'POST /ponsel/{id}/waktu': ['d', 'd', 'd', 'd'],
  'POST /ponsel/{id}/lepas': ['d', 'd', 'd', 'd'],
  'GET /karyawan/presensi': ['d', 'dt', 'dto', 'd'],
  'POST /kelola/laporan': ['-', 'dt', 'dto', '-'],
  'GET /kelola/laporan': ['-', 'd', 'd', '-'],
  'GET /kelola/laporan/{id}': ['-', 'd', 'd', '-'],
  'GET /kelola/laporan/{id}/baris': ['-', 'd', 'd', '-'],
  'POST /kelola/laporan/{id}/batal': ['-', 'd', 'd', '-'],
  'POST /kelola/laporan/{id}/berkas': ['-', 'd', 'd', '-'],
  'GET /kelola/laporan/{id}/berkas': ['-', 'd', 'd', '-'],
  'GET /kelola/laporan-tersimpan': ['-', 'd', 'd', '-'],
  'GET /kelola/laporan-tersimpan/penerima': ['-', 'd', 'd', '-'],
  'POST /kelola/laporan-tersimpan': ['-', 'd', 'd', '-'],
  'POST /kelola/laporan-tersimpan/{id}': ['-', 'd', 'd', '-'],
  'POST /kelola/laporan-tersimpan/{id}/hapus': ['-', 'd', 'd', '-'],
  biayaLokasi: ['-', '-', 'dto', '-'],
  'GET /karyawan/presensi/ringkasan': ['d', 'dt', 'dto', 'd'],
  'GET /karyawan/presensi/{id}': ['d', 'dt', 'dto', 'd'],
  'GET /karyawan/{id}/presensi': ['d', 'dt', 'dto', 'd'],
  'POST /karyawan/presensi/{id}/tinjauan': ['-', 't', 'to', '-'],
  'POST /karyawan/presensi/{id}/tanya': ['-', 't', 'to', '-'],
  'GET /rekap/presensi': ['d', 'd', 'd', 'd'],
  'GET /rekap/presensi/list': ['d', 'd', 'd', 'd'],
  'GET /jadwal': ['d', 'd', 'd', 'd'],
  'GET /jadwal/kesediaan': ['d', 'd', 'd', 'd'],
  'POST /jadwal/kesediaan': ['d', 'd', 'd', 'd'],
  'GET /jadwal/kalender': ['d', 'd', 'd', 'd'],
  'POST /jadwal/kalender': ['d', 'd', 'd', 'd'],
  'POST /jadwal/kalender/tutup': ['d', 'd', 'd', 'd'],
  'GET /absensi': ['d', 'dt', 'dto', 'd'],
  'GET /absensi/{id}': ['d', 'dt', 'dto', 'd'],
  'POST /absensi/{id}/approve': ['-', 't', 'to', '-'],
  'POST /absensi/{id}/reject': ['-', 't', 'to', '-'],
  'POST /absensi/{id}/cancel': ['d', 'd', 'dto', 'd'],
  'POST /absensi/pengajuan': ['d', 'd', 'd', 'd'],
  'GET /absensi/hitung': ['d', 'd', 'd', 'd'],
  'GET /absensi/pulang': ['d', 'd', 'd', 'd'],
  'POST /absensi/pulang': ['d', 'd', 'd', 'd'],
  'GET /rekap/cuti': ['d', 'd', 'd', 'd'],
  'GET /karyawan/{id}/cuti': ['d', 'dt', 'dto', 'd'],
  'POST /karyawan/{id}/cuti': ['-', '-', 'dto', '-'],
  'GET /rekap/waktu-pengganti': ['d', 'd', 'd', 'd'],
  'GET /karyawan/{id}/waktu-pengganti': ['d', 'dt', 'dto', 'd'],
  'POST /karyawan/{id}/waktu-pengganti': ['-', '-', 'dto', '-'],
  'GET /pengaturan/cuti': ['-', '-', 'dto', '-'],
  'POST /pengaturan/cuti': ['-', '-', 'dto', '-'],
  'POST /karyawan/presensi/{id}/koreksi': ['-', '-', 'dto', '-'],
  'POST /karyawan/presensi/{id}/istirahat': ['-', '-', 'dto', '-'],
  'GET /rekap/absensi': ['d', 'd', 'd', 'd'],
  'GET /rekap/perizinan': ['d', 'd', 'd', 'd'],
  'GET /kelola/karyawan': ['-', 'dt', 'dto', 'dto'],
  'GET /kelola/karyawan/saringan': ['-', 'dt', 'dto', 'dto'],
  'GET /kelola/karyawan/all': ['-', 'dt', 'dto', 'dto'],
  'GET /kelola/karyawan/lembar': ['-', 'dt', 'dto', 'dto'],
  'GET /kelola/izin': ['-', 'dt', 'dto', '-'],
  'GET /kelola/izin/saringan': ['-', 'dt', 'dto', '-'],
  'GET /kelola/izin/lembar': ['-', 'dt', 'dto', '-'],
  'GET /kelola/izin/kalender': ['-', 'dt', 'dto', '-'],
  'GET /kelola/cuti': ['-', 'dt', 'dto', '-'],
  'GET /kelola/cuti/lembar': ['-', 'dt', 'dto', '-'],
  'GET /kelola/lembur': ['-', 'dt', 'dto', '-'],
  'GET /kelola/lembur/saringan': ['-', 'dt', 'dto', '-'],
  'GET /kelola/lembur/lembar': ['-', 'dt', 'dto', '-'],
  'POST /kelola/karyawan/pindah': ['-', '-', 'dto', '-'],
  'POST /kelola/karyawan/nonaktif': ['-', '-', 'dto', 'dto'],
  'POST /kelola/izin': ['-', 'dt', 'dto', '-'],
  'GET /kelola/izin/hitung': ['-', 'dt', 'dto', '-'],
  'POST /kelola/lembur/{id}/jam': ['-', '-', 'dto', '-'],
  'GET /kelola/lembur/daftar': ['-', '-', 'dto', '-'],
  'GET /lembur': ['d', 'dt', 'dto', 'd'],
  'GET /lembur/{id}': ['d', 'dt', 'dto', 'd'],
  'POST /lembur/pengajuan': ['d', 'dt', 'dto', 'd'],
  'POST /lembur/{id}/approve': ['-', 't', 'to', '-'],
  'POST /lembur/{id}/reject': ['-', 't', 'to', '-'],
  'POST /lembur/{id}/cancel': ['d', 'd', 'dto', 'd'],
  'POST /lembur/{id}/bersedia': ['d', 'd', 'd', 'd'],
  'GET /lembur/hitung': ['d', 'dt', 'dto', 'd'],
  'GET /pengganti': ['d', 'd', 'dto', 'd'],
  'POST /pengganti': ['-', 'd', 'dto', '-'],
  'POST /pengganti/{id}/cancel': ['-', 'd', 'dto', '-'],
  'GET /pengajuan/jumlah': ['d', 'd', 'd', 'd'],
  'GET /karyawan/{id}/upah': ['-', '-', 'dto', '-'],
  'POST /kantor/{id}/area': ['-', '-', 'dto', '-'],
  'GET /kelola/mulai': ['-', '-', 'dto', 'dto'],
  'POST /kelola/mulai/perusahaan': ['-', '-', 'dto', 'dto'],
  'POST /kelola/mulai/lokasi': ['-', '-', 'dto', 'dto'],
  'POST /kelola/mulai/jam-kerja': ['-', '-', 'dto', 'dto'],
  'POST /kelola/mulai/libur': ['-', '-', 'dto', 'dto'],
  'POST /kelola/mulai/langkah': ['-', '-', 'dto', 'dto'],
  'POST /kelola/mulai/selesai': ['-', '-', 'dto', 'dto'],
  'GET /kelola/lokasi': ['-', 'dt', 'dto', '-'],
  'GET /kelola/lokasi/peta': ['-', 'dto', 'dto', 'dto'],
  'GET /kelola/lokasi/zona': ['-', '-', 'dto', 'dto'],
  'POST /kelola/lokasi/uji': ['-', '-', 'dto', 'dto'],
  'GET /kelola/hari-ini': ['-', 'dt', 'dto', '-'],
  'GET /kelola/presensi': ['-', 'dt', 'dto', '-'],
  'GET /kelola/presensi/harian': ['-', 'dt', 'dto', '-'],
  'GET /kelola/presensi/kunci': ['-', 'dt', 'dto', '-'],
  'GET /kelola/presensi/saringan': ['-', 'dt', 'dto', '-'],
  'GET /kelola/presensi/lembar': ['-', 'dt', 'dto', '-'],
  'GET /kelola/presensi/daftar-hadir': ['-', 'dt', 'dto', '-'],
  'POST /kelola/presensi/tinjauan': ['-', 't', 'to', '-'],
  'POST /kelola/lembar/tandai': ['-', '-', 'd', 'd'],
  'GET /kelola/presensi/koreksi/templat': ['-', '-', 'dto', '-'],
  'POST /kelola/presensi/koreksi': ['-', '-', 'dto', '-'],
  'POST /kelola/presensi/koreksi/berkas': ['-', '-', 'dto', '-'],
  nomorTanpaSetuju: ['-', '-', 'dto', '-'],
  'GET /kelola/lokasi/{id}': ['-', 'dt', 'dto', '-'],
  'GET /kelola/lokasi/{id}/regu': ['-', 'dt', 'dto', '-'],
  'GET /kelola/lokasi/{id}/posisi': ['-', '-', 'dto', '-'],
  'POST /kelola/lokasi': ['-', '-', 'dto', '-'],
  'POST /kelola/lokasi/{id}': ['-', '-', 'dto', '-'],
  'POST /kelola/lokasi/{id}/regu': ['-', 'dt', 'dto', '-'],
  'POST /kelola/lokasi/{id}/koordinator': ['-', '-', 'dto', '-'],
  'GET /kelola/lokasi/{id}/tutup': ['-', '-', 'dto', '-'],
  'POST /kelola/lokasi/{id}/tutup': ['-', '-', 'dto', '-'],
  'GET /kelola/lokasi/{id}/pemutihan': ['-', '-', 'dto', '-'],
  'POST /kelola/lokasi/{id}/pemutihan': ['-', '-', 'dto', '-'],
  'POST /kelola/pemutihan/{id}/cabut': ['-', '-', 'dto', '-'],
  'GET /kelola/lokasi/{id}/kode-pos': ['-', 'dt', 'dto', '-'],
  'POST /kelola/lokasi/{id}/kode-pos': ['-', '-', 'dto', '-'],
  'POST /kelola/lokasi/{id}/layar': ['-', 'dt', 'dto', '-'],
  'POST /kelola/layar/{id}/cabut': ['-', 'dt', 'dto', '-'],
  'POST /kelola/lokasi/{id}/buka': ['-', '-', 'dto', '-'],
  'GET /kelola/shift': ['-', 'dto', 'dto', '-'],
  'POST /kelola/shift': ['-', '-', 'dto', '-'],
  'POST /kelola/shift/{id}': ['-', '-', 'dto', '-'],
  'GET /kelola/pola': ['-', 'dto', 'dto', '-'],
  'POST /kelola/pola': ['-', '-', 'dto', '-'],
  'POST /kelola/pola/{id}': ['-', '-', 'dto', '-'],
  'GET /kelola/roster': ['-', 'dt', 'dto', '-'],
  'GET /karyawan/{id}/penggantian': ['-', 'dt', 'dto', '-'],
  'POST /karyawan/{id}/penggantian/tawarkan': ['-', 'dt', 'dto', '-'],
  'POST /karyawan/{id}/penggantian/tugaskan': ['-', 'dt', 'dto', '-'],
  'POST /karyawan/{id}/penggantian/lepas': ['-', 'dt', 'dto', '-'],
  'GET /tukar': ['d', 'd', 'd', 'd'],
  'GET /tukar/pilihan': ['d', 'd', 'd', 'd'],
  'POST /tukar': ['d', 'd', 'd', 'd'],
  'POST /tukar/{id}/terima': ['d', 'd', 'd', 'd'],
  'POST /tukar/{id}/tolak': ['d', 'd', 'd', 'd'],
  'POST /tukar/{id}/batal': ['d', 'd', 'd', 'd'],
  'GET /kelola/tukar': ['-', 'dt', 'dto', '-'],
  'POST /kelola/tukar/{id}/setujui': ['-', 'dt', 'dto', '-'],
  'POST /kelola/tukar/{id}/tolak': ['-', 'dt', 'dto', '-'],
  'GET /tawaran': ['d', 'd', 'd', 'd'],
  'POST /tawaran/{id}/terima': ['d', 'd', 'd', 'd'],
  'POST /tawaran/{id}/tolak': ['d', 'd', 'd', 'd'],
  'GET /kelola/roster/lokasi': ['-', 'dt', 'dto', '-'],
  'GET /kelola/roster/kosong': ['-', 'dt', 'dto', '-'],
  'GET /kelola/roster/kosong/orang': ['-', 'dt', 'dto', '-'],
  'POST /kelola/roster/sel': ['-', 'dt', 'dto', '-'],
  'POST /kelola/roster/salin': ['-', 'dt', 'dto', '-'],
  'POST /kelola/roster/isi': ['-', 'dt', 'dto', '-'],
  'POST /kelola/roster/terbitkan': ['-', 'dt', 'dto', '-'],
  'GET /kelola/roster/terbitan': ['-', '-', 'dto', '-'],
  'POST /kelola/roster/terbitan': ['-', '-', 'dto', '-'],
  'POST /kelola/roster/terbitan/batal': ['-', '-', 'dto', '-'],
  'POST /kelola/alarm/tanggapi': ['-', 'dt', 'dto', '-'],
  'POST /kelola/alarm/sakit': ['-', 'dt', 'dto', '-'],
  'GET /kelola/tutup-bulan': ['-', '-', 'dto', '-'],
  'GET /kelola/tutup-bulan/pengecualian': ['-', '-', 'dto', '-'],
  'GET /kelola/tutup-bulan/menunggu': ['-', '-', 'dto', '-'],
  'POST /kelola/tutup-bulan/kunci': ['-', '-', 'dto', '-'],
  'POST /kelola/tutup-bulan/kunci/{id}/buka': ['-', '-', 'dto', '-'],
  'GET /kelola/klien': ['-', '-', 'dto', '-'],
  'GET /kelola/klien/lembar': ['-', '-', 'dto', '-'],
  'GET /kelola/klien/{id}': ['-', '-', 'dto', '-'],
  'POST /kelola/klien': ['-', '-', 'dto', '-'],
  'POST /kelola/klien/{id}': ['-', '-', 'dto', '-'],
  'POST /kelola/klien/{id}/kontrak': ['-', '-', 'dto', '-'],
  'POST /kelola/kontrak-klien/{id}': ['-', '-', 'dto', '-'],
  'GET /kelola/kontrak-klien/{id}/syarat': ['-', '-', 'dto', '-'],
  'POST /kelola/kontrak-klien/{id}/syarat': ['-', '-', 'dto', '-'],
  'GET /kelola/kontrak-klien/{id}/pintu': ['-', '-', 'dto', '-'],
  'POST /kelola/kontak-kontrak/{id}/cabut-sesi': ['-', '-', 'dto', '-'],
  'POST /kelola/kontak-kontrak/{id}/kirim-lagi': ['-', '-', 'dto', '-'],
  'POST /kelola/kontrak-klien/{id}/pos': ['-', '-', 'dto', '-'],
  'POST /kelola/pos/{id}': ['-', '-', 'dto', '-'],
  'GET /kelola/kontrak-klien/{id}/kontak': ['-', '-', 'dto', '-'],
  'POST /kelola/kontrak-klien/{id}/kontak': ['-', '-', 'dto', '-'],
  'POST /kelola/kontak-kontrak/{id}': ['-', '-', 'dto', '-'],
  'POST /kelola/kontak-kontrak/{id}/cabut': ['-', '-', 'dto', '-'],
  'GET /kelola/berita-acara': ['-', '-', 'dto', '-'],
  'GET /kelola/berita-acara/{id}': ['-', '-', 'dto', '-'],
  'GET /kelola/berita-acara/{id}/hari': ['-', '-', 'dto', '-'],
  'GET /kelola/kantor/{id}/margin': ['-', '-', 'dto', '-'],
  'GET /kelola/berita-acara/{id}/berkas': ['-', '-', 'dto', '-'],
  'GET /kelola/berita-acara/{id}/tagihan': ['-', '-', 'dto', '-'],
  'GET /kelola/berita-acara/{id}/tagihan/berkas': ['-', '-', 'dto', '-'],
  'POST /kelola/kontrak-klien/{id}/berita-acara': ['-', '-', 'dto', '-'],
  'POST /kelola/berita-acara/{id}/kirim': ['-', '-', 'dto', '-'],
  'POST /kelola/keberatan/{id}/jawab': ['-', '-', 'dto', '-'],
  'POST /payroll/{id}/terbitkan': ['d', 'd', 'd', 'd'],
  'GET /pengaturan/payroll': ['-', '-', 'dto', 'dto'],
  'POST /pengaturan/payroll': ['-', '-', '-', 'dto'],
  'POST /karyawan/{id}/upah': ['-', '-', 'dto', '-'],
  'GET /kelola/karyawan/{id}/kontrak': ['-', 'dt', 'dto', '-'],
  'POST /kelola/karyawan/{id}/kontrak': ['-', '-', 'dto', '-'],
  'POST /kelola/kontrak/{id}': ['-', '-', 'dto', '-'],
  'GET /kelola/kontrak/{id}/pdf': ['-', '-', 'dto', '-'],
  'GET /kelola/lembur/{id}/spl': ['-', '-', 'dto', '-'],
  'POST /kelola/kontrak/{id}/hapus': ['-', '-', 'dto', '-'],
  'POST /kelola/karyawan/kontrak/perpanjangan': ['-', '-', 'dto', '-'],
  'GET /kelola/karyawan/{id}/dokumen': ['-', 'dt', 'dto', '-'],
  'POST /kelola/karyawan/{id}/dokumen': ['-', '-', 'dto', '-'],
  'GET /kelola/dokumen/{id}/berkas': ['-', '-', 'dto', '-'],
  'POST /kelola/dokumen/{id}': ['-', '-', 'dto', '-'],
  'POST /kelola/dokumen/{id}/berkas': ['-', '-', 'dto', '-'],
  'POST /kelola/dokumen/{id}/hapus': ['-', '-', 'dto', '-'],
  'GET /dokumen': ['d', 'd', 'd', 'd'],
  'GET /dokumen/{id}/berkas': ['d', 'd', 'd', 'd'],
  'GET /kelola/karyawan/berakhir': ['-', 'dt', 'dto', '-'],
  'GET /kelola/karyawan/{id}/pajak': ['-', '-', 'dto', '-'],
  'POST /kelola/karyawan/{id}/pajak': ['-', '-', 'dto', '-'],
  'GET /payroll': ['d', 'd', 'd', 'd'],
  'GET /payroll/{id}': ['d', 'd', 'dto', 'd'],
  'GET /payroll/{id}/slip-gaji': ['d', 'd', 'dto', 'd'],
  'GET /kelola/tampilan': ['-', 'd', 'd', 'd'],
  'POST /kelola/tampilan': ['-', 'd', 'd', 'd'],
  'POST /kelola/tampilan/{id}': ['-', 'd', 'd', 'd'],
  'POST /kelola/tampilan/{id}/delete': ['-', 'd', 'd', 'd'],
  'POST /kelola/tampilan/{id}/restore': ['-', 'd', 'd', 'd'],
  'GET /kelola/cari': ['-', 'dt', 'dto', 'dto'],
  'GET /kelola/peristiwa': ['-', 'dt', 'dto', 'dto'],
  'GET /kelola/kerangka': ['-', 'dt', 'dto', 'dto'],
  'GET /kelola/payroll': ['-', '-', 'dto', '-'],
  'GET /kelola/payroll/usulan': ['-', '-', 'dto', '-'],
  'POST /kelola/payroll/hitung': ['-', '-', 'dto', '-'],
  'POST /kelola/payroll': ['-', '-', 'dto', '-'],
  'POST /kelola/payroll/susun': ['-', '-', 'dto', '-'],
  'GET /kelola/payroll/kurang': ['-', '-', 'dto', '-'],
  'GET /kelola/upah-minimum': ['-', '-', 'dto', '-'],
  'POST /kelola/upah-minimum': ['-', '-', 'dto', '-'],
  'POST /kelola/upah-minimum/lokasi': ['-', '-', 'dto', '-'],
  'GET /kelola/payroll/proses': ['-', '-', 'dto', '-'],
  'POST /kelola/payroll/proses/susun': ['-', '-', 'dto', '-'],
  'POST /kelola/payroll/proses/terbitkan': ['-', '-', 'dto', '-'],
  'POST /kelola/payroll/proses/batal': ['-', '-', 'dto', '-'],
  'GET /kelola/payroll/persetujuan': ['-', '-', 'dto', '-'],
  'POST /kelola/payroll/persetujuan': ['-', '-', 'dto', '-'],
  'GET /kelola/payroll/selisih': ['-', '-', 'dto', '-'],
  'GET /kelola/payroll/selisih/berkas': ['-', '-', 'dto', '-'],
  'GET /kelola/payroll/thr': ['-', '-', 'dto', '-'],
  'POST /kelola/payroll/thr': ['-', '-', 'dto', '-'],
  'GET /kelola/payroll/kompensasi': ['-', '-', 'dto', '-'],
  'POST /kelola/payroll/kompensasi': ['-', '-', 'dto', '-'],
  'GET /kelola/payroll/akhir': ['-', '-', 'dto', '-'],
  'POST /kelola/payroll/akhir': ['-', '-', 'dto', '-'],
  'GET /kasbon': ['d', 'd', 'd', 'd'],
  'GET /kelola/karyawan/{id}/kasbon': ['-', '-', 'dto', '-'],
  'POST /kelola/karyawan/{id}/kasbon': ['-', '-', 'dto', '-'],
  'POST /kelola/kasbon/{id}/tutup': ['-', '-', 'dto', '-'],
  'GET /kelola/penyesuaian': ['-', '-', 'dto', '-'],
  'POST /kelola/penyesuaian': ['-', '-', 'dto', '-'],
  'POST /kelola/penyesuaian/{id}/hapus': ['-', '-', 'dto', '-'],
  'GET /reimburse': ['d', 'd', 'd', 'd'],
  'POST /reimburse': ['d', 'd', 'd', 'd'],
  'POST /reimburse/{id}/batal': ['d', 'd', 'd', 'd'],
  'GET /reimburse/{id}/bukti': ['d', 'd', 'dto', 'd'],
  'GET /kelola/reimburse': ['-', '-', 'dto', '-'],
  'POST /kelola/reimburse': ['-', '-', 'dto', '-'],
  'POST /kelola/reimburse/{id}/putusan': ['-', '-', 'dto', '-'],
  'POST /kelola/payroll/bagikan': ['-', '-', 'dto', '-'],
  'POST /kelola/payroll/terbitkan': ['-', '-', 'dto', '-'],
  'GET /kelola/payroll/templat': ['-', '-', 'dto', '-'],
  'POST /kelola/payroll/impor': ['-', '-', 'dto', '-'],
  'GET /kelola/payroll/aturan': ['-', '-', 'dto', '-'],
  'POST /kelola/payroll/aturan': ['-', '-', 'dto', '-'],
  'GET /kelola/payroll/hasil': ['-', '-', 'dto', '-'],
  'POST /kelola/payroll/hasil': ['-', '-', 'dto', '-'],
  'GET /kelola/payroll/saldo': ['-', '-', 'dto', '-'],
  'POST /kelola/payroll/saldo': ['-', '-', 'dto', '-'],
  'GET /payroll/{id}/tanya': ['d', 'd', 'dto', 'd'],
  'POST /payroll/{id}/tanya': ['d', 'd', 'd', 'd'],
  'GET /kelola/payroll/tanya': ['-', '-', 'dto', '-'],
  'POST /payroll/{id}/jawab': ['-', '-', 'dto', '-'],
  'GET /kelola/payroll/berkas': ['-', '-', 'dto', '-'],
  'POST /kelola/payroll/berkas': ['-', '-', 'dto', '-'],
  'POST /kelola/payroll/berkas/sumber': ['-', '-', 'dto', '-'],
  'POST /payroll/{id}': ['-', '-', 'dto', '-'],
  'POST /payroll/{id}/hapus': ['-', '-', 'dto', '-'],
  'POST /payroll/{id}/revisi': ['-', '-', 'dto', '-'],
  'GET /kelola/pengaturan': ['-', '-', 'dto', 'dto'],
  'GET /kelola/pengaturan/masuk': ['-', '-', 'dto', 'dto'],
  'POST /kelola/pengaturan': ['-', '-', 'dto', 'dto'],
  'GET /kelola/pengaturan/peran': ['-', '-', 'dto', 'dto'],
  'GET /kelola/pengaturan/larangan-cuti': ['-', '-', 'dto', '-'],
  'POST /kelola/pengaturan/larangan-cuti': ['-', '-', 'dto', '-'],
  'POST /kelola/pengaturan/larangan-cuti/cabut': ['-', '-', 'dto', '-'],
  'GET /kelola/pengaturan/libur': ['-', '-', 'dto', '-'],
  'POST /kelola/pengaturan/libur': ['-', '-', 'dto', '-'],
  'GET /kelola/pengaturan/jenis-cuti': ['-', '-', 'dto', '-'],
  'POST /kelola/pengaturan/jenis-cuti': ['-', '-', 'dto', '-'],
  'POST /kelola/pengaturan/jenis-cuti/{id}': ['-', '-', 'dto', '-'],
  'GET /kelola/jadwal-kerja': ['-', '-', 'dto', '-'],
  'POST /kelola/jadwal-kerja': ['-', '-', 'dto', '-'],
  'POST /kelola/jadwal-kerja/{id}': ['-', '-', 'dto', '-'],
  'POST /kelola/jadwal-kerja/{id}/hitung': ['-', '-', 'dto', '-'],
  'POST /kelola/jadwal-kerja/{id}/versi': ['-', '-', 'dto', '-'],
  'POST /kelola/jadwal-kerja/{id}/batal': ['-', '-', 'dto', '-'],
  'POST /kelola/pengaturan/uji-surat': ['-', '-', '-', 'dto'],
  'POST /kelola/pengaturan/uji-push': ['-', '-', 'dto', 'dto'],
  'GET /pengaturan/perusahaan': ['-', '-', 'dto', '-'],
  'POST /pengaturan/perusahaan': ['-', '-', 'dto', '-'],
  'POST /pengaturan/perusahaan/logo': ['-', '-', 'dto', '-'],
  'POST /pengaturan/perusahaan/logo/delete': ['-', '-', 'dto', '-'],
  'GET /pengumuman': ['dto', '-', 'dto', '-'],
  'GET /pengumuman/{id}': ['dto', '-', 'dto', '-'],
  'POST /pengumuman/{id}/read': ['dto', '-', '-', '-'],
  'POST /pengumuman/{id}/acknowledge': ['dto', 'dto', 'dto', '-'],
  'POST /pengumuman': ['-', '-', 'dto', '-'],
  'POST /pengumuman/{id}': ['-', '-', 'dto', '-'],
  'POST /pengumuman/{id}/publish': ['-', '-', 'dto', '-'],
  'POST /pengumuman/{id}/withdraw': ['-', '-', 'dto', '-'],
  'POST /pengumuman/{id}/restore': ['-', '-', 'dto', '-'],
  'POST /pengumuman/{id}/delete': ['-', '-', 'dto', '-'],
  'POST /pengumuman/{id}/lampiran': ['-', '-', 'dto', '-'],
  'POST /pengumuman/{id}/lampiran/delete': ['-', '-', 'dto', '-'],
  'GET /kelola/pengumuman': ['-', '-', 'dto', '-'],
  'GET /kelola/pengumuman/saya': ['-', 'dto', 'dto', '-'],
  'POST /kelola/pengumuman/{id}/read': ['-', 'dto', 'dto', '-'],
  'GET /kelola/pengumuman/saringan': ['-', '-', 'dto', '-'],
  'GET /kelola/pengumuman/sasaran': ['-', '-', 'dto', '-'],
  'POST /kelola/pengumuman/jangkauan': ['-', '-', 'dto', '-'],
  'GET /kelola/pengumuman/{id}/penerima': ['-', '-', 'dto', '-'],
  'GET /notifikasi': ['d', 'd', 'd', 'd'],
  'GET /notifikasi/jumlah': ['d', 'd', 'd', 'd'],
  'POST /notifikasi/read-all': ['d', 'd', 'd', 'd'],
  'POST /notifikasi/{id}/read': ['d', 'd', 'd', 'd'],
  'GET /push/public-key': ['d', 'd', 'd', 'd'],
  'POST /push/langganan': ['d', 'd', 'd', 'd'],
  'POST /push/berhenti': ['d', 'd', 'd', 'd'],
  'GET /pengingat': ['d', 'd', 'd', 'd'],
  'POST /pengingat': ['d', 'd', 'd', 'd'],
  'GET /sistem': ['-', '-', '-', 'dto'],
  'GET /kelola/audit': ['-', '-', 'dto', 'dto'],
  'GET /kelola/audit/lembar': ['-', '-', 'dto', 'dto'],
  'GET /kelola/audit/{id}': ['-', '-', 'dto', 'dto'],
  'GET /karyawan': ['dto', 'dto', 'dto', 'dto'],
  'GET /karyawan/{id}': ['dto', 'dto', 'dto', 'dto'],
  'GET /karyawan/{id}/ringkasan': ['d', 'dt', 'dto', 'd'],
  'POST /karyawan': ['-', '-', 'dto', 'dto'],
  'POST /karyawan/{id}': ['-', '-', 'dto', 'dto'],
  ubahData: ['-', '-', 'dto', '-'],
  'GET /karyawan/{id}/nonaktif': ['-', '-', 'dto', 'dto'],
  'POST /karyawan/{id}/nonaktif': ['-', '-', 'dto', 'dto'],
  'POST /karyawan/{id}/masuk-kembali': ['-', '-', 'dto', 'dto'],
  'POST /karyawan/{id}/aktif': ['-', '-', 'dto', 'dto'],
  'POST /karyawan/{id}/peran': ['-', '-', 'dto', 'dto'],
  'POST /karyawan/{id}/rekening/konfirmasi': ['-', '-', 'dto', '-'],
  'POST /karyawan/{id}/rekening/tahan': ['-', '-', 'dto', '-'],
  'POST /profile/rekening/konfirmasi': ['d', 'd', 'd', 'd'],
  'GET /privasi': ['d', 'd', 'd', 'd'],
  'GET /masa-simpan': ['-', '-', 'dto', '-'],
  'GET /penahanan': ['-', '-', 'dto', '-'],
  'POST /penahanan': ['-', '-', 'dto', '-'],
  'POST /penahanan/{id}/cabut': ['-', '-', 'dto', '-'],
  'POST /karyawan/{id}/penempatan': ['-', '-', 'dto', '-'],
  'POST /karyawan/{id}/faktor-kedua/hapus': ['-', '-', 'dto', 'dto'],
  'GET /kelola/impor-karyawan/templat': ['-', '-', 'dto', 'dto'],
  'GET /kelola/impor-karyawan': ['-', '-', 'dto', 'dto'],
  'POST /kelola/impor-karyawan': ['-', '-', 'dto', 'dto'],
  'GET /kelola/impor-karyawan/{id}': ['-', '-', 'dto', 'dto'],
  'POST /kelola/impor-karyawan/{id}/jalankan': ['-', '-', 'dto', 'dto'],
  'POST /kelola/impor-karyawan/{id}/batal': ['-', '-', 'dto', 'dto'],
  'POST /kelola/karyawan/ekspor': ['-', '-', 'dto', '-'],
  'POST /kelola/karyawan/undang': ['-', '-', 'dto', 'dto'],
  'POST /karyawan/{id}/kode-reset': ['-', '-', 'dto', 'dto'],
  'GET /karyawan/{id}/penempatan': ['d', 'dt', 'dto', 'dto'],
  'GET /karyawan/{id}/perubahan': ['-', '-', 'dto', '-'],
  'GET /reference/jenis-karyawan': ['dto', 'dto', 'dto', 'dto'],
  'GET /reference/status-pernikahan': ['dto', 'dto', 'dto', 'dto'],
  'GET /reference/jenjang-pendidikan': ['dto', 'dto', 'dto', 'dto'],
  'GET /reference/jenis-cuti': ['dto', 'dto', 'dto', 'dto'],
  'GET /reference/bank': ['dto', 'dto', 'dto', 'dto'],
  'GET /reference/kantor': ['-', '-', 'dto', 'dto'],
  'GET /reference/jadwal': ['-', '-', 'dto', 'dto'],
  'GET /koordinator': ['dto', 'dto', 'dto', 'dto'],
  selfie: ['d', 'dt', 'dto', '-'],
  dataPekerjaan: ['d', 'dt', 'dto', 'dto'],
  dataPribadi: ['d', 'd', 'dto', 'd'],
  dataKontak: ['d', 'dt', 'dto', 'd'],
  dataAkun: ['-', '-', 'dto', 'dto'],
  karyawanNonaktif: ['-', '-', 'dto', 'dto'],
  pengumumanKelola: ['-', '-', 'dto', '-'],
  lemburDiAtasBatas: ['-', '-', 'dto', '-'],
  kelola: ['-', 'dt', 'dto', 'dto'],
}

/** What an auditor may read of everybody, and do with the own account; anything else is not theirs. */
const AUDITOR: Readonly<Record<string, string>> = {
  'GET /kelola/shift': 'dto',
  'GET /kelola/pola': 'dto',
  'GET /kelola/roster': 'dto',
  'GET /karyawan/{id}/penggantian': 'dto',
  'GET /kelola/tukar': 'dto',
  'GET /kelola/roster/lokasi': 'dto',
  'GET /kelola/roster/kosong': 'dto',
  'GET /kelola/roster/kosong/orang': 'dto',
  'GET /kelola/tutup-bulan': 'dto',
  'GET /kelola/tutup-bulan/pengecualian': 'dto',
  'GET /kelola/tutup-bulan/menunggu': 'dto',
  'GET /kelola/klien': 'dto',
  'GET /kelola/klien/lembar': 'dto',
  'GET /kelola/klien/{id}': 'dto',
  'POST /kelola/laporan': 'dto',
  ...Object.fromEntries(
    [
      'POST /logout',
      'POST /kata-sandi',
      'POST /konfirmasi',
      'GET /keamanan',
      'POST /keamanan/totp',
      'POST /keamanan/totp/aktif',
      'POST /keamanan/totp/hapus',
      'POST /keamanan/passkey/tantangan',
      'POST /keamanan/passkey',
      'POST /keamanan/passkey/{id}/hapus',
      'POST /keamanan/kode-pemulihan',
      'GET /sesi',
      'POST /sesi/{id}/revoke',
      'POST /sesi/revoke-others',
      'GET /profile',
      'GET /profile/bekal',
      'GET /notifikasi',
      'GET /notifikasi/jumlah',
      'GET /pengajuan/jumlah',
      'GET /privasi',
      'GET /push/public-key',
      'GET /pengingat',
      'GET /kelola/tampilan',
      'POST /kelola/tampilan',
      'POST /kelola/tampilan/{id}',
      'POST /kelola/tampilan/{id}/delete',
      'POST /kelola/tampilan/{id}/restore',
      'GET /kelola/laporan',
      'GET /kelola/laporan/{id}',
      'GET /kelola/laporan/{id}/baris',
      'POST /kelola/laporan/{id}/batal',
      'POST /kelola/laporan/{id}/berkas',
      'GET /kelola/laporan/{id}/berkas',
      'GET /kelola/laporan-tersimpan',
      'GET /kelola/laporan-tersimpan/penerima',
      'POST /kelola/laporan-tersimpan',
      'POST /kelola/laporan-tersimpan/{id}',
      'POST /kelola/laporan-tersimpan/{id}/hapus',
    ].map((tindakan) => [tindakan, 'd']),
  ),
  ...Object.fromEntries(
    [
      'POST /login',
      'POST /login/faktor-kedua',
      'POST /login/passkey',
      'POST /passkey/tantangan',
      'GET /login/cara',
      'POST /sso/tantangan',
      'POST /login/sso',
      'POST /forgot-password',
      'POST /reset-password',
      'POST /batal-ubah',
      'POST /undangan',
      'POST /masuk-pertama',
      'POST /administrator-pertama',
      'POST /pos/{id}/pasang',
      'POST /pos/{id}/kode',
      'GET /bukti/kunci',
      'GET /bukti/{kode}',
      'POST /klien/tautan',
      'POST /klien/kode',
      'POST /klien/masuk',
      'GET /kelola/peristiwa',
      'GET /kelola/cari',
      'GET /karyawan/presensi',
      'GET /karyawan/presensi/ringkasan',
      'GET /karyawan/presensi/{id}',
      'GET /karyawan/{id}/presensi',
      'GET /absensi',
      'GET /absensi/{id}',
      'GET /karyawan/{id}/cuti',
      'GET /karyawan/{id}/waktu-pengganti',
      'GET /pengaturan/cuti',
      'GET /lembur',
      'GET /lembur/{id}',
      'GET /kelola/izin',
      'GET /kelola/izin/saringan',
      'GET /kelola/izin/lembar',
      'GET /kelola/izin/kalender',
      'GET /kelola/cuti',
      'GET /kelola/cuti/lembar',
      'GET /kelola/lembur',
      'GET /kelola/lembur/saringan',
      'GET /kelola/lembur/lembar',
      'GET /kelola/lembur/daftar',
      'GET /pengganti',
      'GET /kelola/karyawan/{id}/kontrak',
      'GET /kelola/pengaturan',
      'GET /kelola/pengaturan/masuk',
      'GET /kelola/pengaturan/larangan-cuti',
      'GET /kelola/pengaturan/libur',
      'GET /kelola/pengaturan/jenis-cuti',
      'GET /kelola/jadwal-kerja',
      'GET /pengaturan/perusahaan',
      'GET /masa-simpan',
      'GET /penahanan',
      'GET /pengumuman',
      'GET /pengumuman/{id}',
      'GET /kelola/kerangka',
      'GET /kelola/hari-ini',
      'GET /kelola/presensi',
      'GET /kelola/presensi/harian',
      'GET /kelola/presensi/kunci',
      'GET /kelola/presensi/saringan',
      'GET /kelola/presensi/lembar',
      'GET /kelola/presensi/daftar-hadir',
      'GET /kelola/lokasi',
      'GET /kelola/lokasi/peta',
      'GET /kelola/lokasi/{id}',
      'GET /kelola/lokasi/{id}/regu',
      'GET /kelola/lokasi/{id}/pemutihan',
      'GET /kelola/karyawan',
      'GET /kelola/karyawan/saringan',
      'GET /kelola/karyawan/all',
      'GET /kelola/karyawan/lembar',
      'GET /kelola/audit',
      'GET /kelola/audit/lembar',
      'GET /kelola/audit/{id}',
      'GET /karyawan',
      'GET /karyawan/{id}',
      'GET /karyawan/{id}/ringkasan',
      'GET /karyawan/{id}/penempatan',
      'GET /karyawan/{id}/perubahan',
      'GET /reference/jenis-karyawan',
      'GET /reference/status-pernikahan',
      'GET /reference/jenjang-pendidikan',
      'GET /reference/jenis-cuti',
      'GET /reference/bank',
      'GET /reference/kantor',
      'GET /reference/jadwal',
      'GET /koordinator',
      'dataPekerjaan',
      'dataPribadi',
      'dataKontak',
      'dataAkun',
      'karyawanNonaktif',
      'kelola',
    ].map((tindakan) => [tindakan, 'dto']),
  ),
}

/** What is the company's as a whole: nobody's whose role is given for some branches. */
const PUSAT = [
  'biayaLokasi',
  'GET /kelola/payroll/persetujuan',
  'POST /kelola/payroll/persetujuan',
  'GET /kelola/payroll/selisih',
  'GET /kelola/payroll/selisih/berkas',
  'GET /kelola/tutup-bulan',
  'GET /kelola/tutup-bulan/pengecualian',
  'GET /kelola/tutup-bulan/menunggu',
  'POST /kelola/tutup-bulan/kunci',
  'POST /kelola/tutup-bulan/kunci/{id}/buka',
  'POST /kelola/shift',
  'POST /kelola/shift/{id}',
  'POST /kelola/pola',
  'POST /kelola/pola/{id}',
  'GET /kelola/klien',
  'GET /kelola/klien/lembar',
  'GET /kelola/klien/{id}',
  'POST /kelola/klien',
  'POST /kelola/klien/{id}',
  'POST /kelola/klien/{id}/kontrak',
  'POST /kelola/kontrak-klien/{id}',
  'GET /kelola/kontrak-klien/{id}/syarat',
  'POST /kelola/kontrak-klien/{id}/syarat',
  'GET /kelola/kontrak-klien/{id}/pintu',
  'POST /kelola/kontak-kontrak/{id}/cabut-sesi',
  'POST /kelola/kontak-kontrak/{id}/kirim-lagi',
  'POST /kelola/kontrak-klien/{id}/pos',
  'POST /kelola/pos/{id}',
  'GET /kelola/kontrak-klien/{id}/kontak',
  'POST /kelola/kontrak-klien/{id}/kontak',
  'POST /kelola/kontak-kontrak/{id}',
  'POST /kelola/kontak-kontrak/{id}/cabut',
  'GET /kelola/kantor/{id}/margin',
  'GET /kelola/berita-acara/{id}/tagihan',
  'GET /kelola/berita-acara/{id}/tagihan/berkas',
  'POST /kelola/kontrak-klien/{id}/berita-acara',
  'POST /kelola/berita-acara/{id}/kirim',
  'POST /kelola/keberatan/{id}/jawab',
  'GET /kelola/impor-karyawan/templat',
  'GET /kelola/impor-karyawan',
  'POST /kelola/impor-karyawan',
  'GET /kelola/impor-karyawan/{id}',
  'POST /kelola/impor-karyawan/{id}/jalankan',
  'POST /kelola/impor-karyawan/{id}/batal',
  'GET /kelola/roster/terbitan',
  'POST /kelola/roster/terbitan',
  'POST /kelola/roster/terbitan/batal',
  'POST /kelola/karyawan/ekspor',
  'POST /pengaturan/cuti',
  'GET /pengganti',
  'POST /pengganti',
  'POST /pengganti/{id}/cancel',
  'GET /kelola/payroll/proses',
  'POST /kelola/payroll/proses/susun',
  'POST /kelola/payroll/proses/terbitkan',
  'POST /kelola/payroll/proses/batal',
  'GET /kelola/payroll/templat',
  'POST /kelola/payroll/impor',
  'GET /kelola/payroll/berkas',
  'POST /kelola/payroll/berkas',
  'POST /kelola/payroll/berkas/sumber',
  'POST /kelola/payroll/aturan',
  'POST /kelola/upah-minimum',
  'POST /kelola/upah-minimum/lokasi',
  'POST /kelola/pengaturan',
  'GET /kelola/pengaturan/peran',
  'GET /masa-simpan',
  'GET /penahanan',
  'POST /penahanan',
  'POST /penahanan/{id}/cabut',
  'POST /pengaturan/perusahaan',
  'POST /pengaturan/perusahaan/logo',
  'POST /pengaturan/perusahaan/logo/delete',
  'POST /pengumuman',
  'POST /pengumuman/{id}',
  'POST /pengumuman/{id}/publish',
  'POST /pengumuman/{id}/withdraw',
  'POST /pengumuman/{id}/delete',
  'POST /pengumuman/{id}/lampiran',
  'POST /pengumuman/{id}/lampiran/delete',
  'POST /pengumuman/{id}/restore',
  'GET /kelola/pengumuman',
  'GET /kelola/pengumuman/saringan',
  'GET /kelola/pengumuman/sasaran',
  'POST /kelola/pengumuman/jangkauan',
  'GET /kelola/pengumuman/{id}/penerima',
  'POST /karyawan/{id}/peran',
  'POST /kelola/lokasi',
  'GET /kelola/mulai',
  'POST /kelola/mulai/perusahaan',
  'POST /kelola/mulai/lokasi',
  'POST /kelola/mulai/jam-kerja',
  'POST /kelola/mulai/libur',
  'POST /kelola/mulai/langkah',
  'POST /kelola/mulai/selesai',
  'POST /kelola/pengaturan/larangan-cuti',
  'POST /kelola/pengaturan/larangan-cuti/cabut',
  'POST /kelola/pengaturan/libur',
  'POST /kelola/pengaturan/jenis-cuti',
  'POST /kelola/pengaturan/jenis-cuti/{id}',
  'POST /kelola/jadwal-kerja',
  'POST /kelola/jadwal-kerja/{id}',
  'POST /kelola/jadwal-kerja/{id}/hitung',
  'POST /kelola/jadwal-kerja/{id}/versi',
  'POST /kelola/jadwal-kerja/{id}/batal',
  'pengumumanKelola',
]

const KOLOM = ['karyawan', 'koordinator', 'hrd', 'admin'] as const
const BARIS = Object.entries(HARAPAN).flatMap(([tindakan, kolom]) => [
  ...KOLOM.map((role, i) => [role, tindakan as Tindakan, kolom[i] as string] as const),
  ['auditor', tindakan as Tindakan, AUDITOR[tindakan] ?? '-'] as const,
])

const orang = (role: Role, karyawanId: number | null = 12): Pelaku => ({ penggunaId: 7, role, karyawanId })
const DIRI: Pemilik = { karyawanId: 12, koordinatorIds: [70] }
const TIM: Pemilik = { karyawanId: 13, koordinatorIds: [70, 7] }
const LAIN: Pemilik = { karyawanId: 14, koordinatorIds: [70, 71] }

describe('the table', () => {
  it('has a row for each action expected here, and none beside them', () => {
    expect(Object.keys(AKSES).toSorted()).toEqual(Object.keys(HARAPAN).toSorted())
  })

  it('names the roles', () => {
    expect(ROLE).toEqual(['karyawan', 'auditor', 'koordinator', 'hrd', 'admin'])
  })

  it('opens sign-in and what a mailed link opens to everybody, nothing else', () => {
    expect(Object.keys(HARAPAN).filter((t) => isPublik(t as Tindakan))).toEqual([
      'POST /login',
      'POST /login/faktor-kedua',
      'POST /login/passkey',
      'POST /passkey/tantangan',
      'GET /login/cara',
      'POST /sso/tantangan',
      'POST /login/sso',
      'POST /forgot-password',
      'POST /reset-password',
      'POST /batal-ubah',
      'POST /undangan',
      'POST /masuk-pertama',
      'POST /administrator-pertama',
      'POST /pos/{id}/pasang',
      'POST /pos/{id}/kode',
      'GET /bukti/kunci',
      'GET /bukti/{kode}',
      'POST /klien/tautan',
      'POST /klien/kode',
      'POST /klien/masuk',
    ])
  })

  it('keeps for a client’s contact person what is shown and signed behind the mailed code, and gives it to no account', () => {
    const kontak = Object.keys(HARAPAN).filter((t) => isKontak(t as Tindakan))
    expect(kontak.toSorted()).toEqual(
      Object.keys(HARAPAN)
        .filter((t) => t.includes(' /klien/') && !isPublik(t as Tindakan))
        .toSorted(),
    )
    for (const tindakan of kontak)
      for (const role of ROLE)
        for (const kantorIds of [undefined, [3]])
          expect(cakupan({ role, ...(kantorIds && { kantorIds }) }, tindakan as Tindakan)).toBeNull()
  })

  it.each([
    ['POST /login', true],
    ['GET /login', false],
    ['post /login', false],
    ['POST /login/', false],
    ['toString', false],
    ['__proto__', false],
    ['constructor', false],
    ['', false],
  ])('knows whether %j is an action', (nama, ada) => expect(isTindakan(nama)).toBe(ada))
})

describe('boleh', () => {
  it.each(BARIS)('%s, %s: %s', (role, tindakan, harapan) => {
    const hasil = Object.entries({ d: DIRI, t: TIM, o: LAIN })
      .filter(([, pemilik]) => may(orang(role), tindakan, pemilik))
      .map(([huruf]) => huruf)
    expect(hasil.join('') || '-').toBe(harapan)
  })

  it.each(BARIS.filter(([, , harapan]) => harapan === 'd'))(
    'gives a %s without an employee nobody’s record: %s',
    (role, tindakan) => {
      expect([DIRI, TIM, LAIN].some((pemilik) => may(orang(role, null), tindakan, pemilik))).toBe(false)
    },
  )

  it('lets who stands in for a coordinator see, punch for, review and replace that coordinator’s people, nothing else', () => {
    const pemilik = { karyawanId: 14, koordinatorIds: [70], penggantiIds: [7] }
    const boleh7 = (role: Role) =>
      Object.keys(AKSES).filter(
        (t) => may(orang(role), t as Tindakan, pemilik) && !may(orang(role), t as Tindakan, LAIN),
      )
    expect(boleh7('koordinator')).toEqual([
      'POST /presensi/check-in',
      'POST /presensi/check-out',
      'POST /presensi/kejadian/{id}/tarik',
      'GET /kelola/hari-ini',
      'GET /kelola/presensi',
      'GET /kelola/presensi/harian',
      'GET /kelola/presensi/kunci',
      'GET /kelola/presensi/saringan',
      'GET /kelola/presensi/lembar',
      'GET /kelola/presensi/daftar-hadir',
      'POST /kelola/presensi/tinjauan',
      'GET /karyawan/presensi',
      'GET /karyawan/presensi/ringkasan',
      'GET /karyawan/presensi/{id}',
      'GET /karyawan/{id}/presensi',
      'POST /karyawan/presensi/{id}/tinjauan',
      'POST /karyawan/presensi/{id}/tanya',
      'POST /kelola/alarm/tanggapi',
      'POST /kelola/alarm/sakit',
      'GET /karyawan/{id}/penggantian',
      'POST /karyawan/{id}/penggantian/tawarkan',
      'POST /karyawan/{id}/penggantian/tugaskan',
      'POST /karyawan/{id}/penggantian/lepas',
      'selfie',
    ])
    for (const role of ['karyawan', 'hrd', 'admin'] as const) expect(boleh7(role)).toEqual([])
  })

  it('lets who coordinates a site see, punch for, review and replace who works there that day, as who stands in for a coordinator', () => {
    const pemilik = { ...LAIN, lokasi: [{ kantorId: 5, koordinatorIds: [7] }] }
    const boleh = (siapa: Pelaku, milik: Pemilik) =>
      Object.keys(AKSES).filter((t) => may(siapa, t as Tindakan, milik) && !may(siapa, t as Tindakan, LAIN))
    const pengganti = { karyawanId: 14, koordinatorIds: [70], penggantiIds: [7] }
    expect(boleh(orang('koordinator'), pemilik)).toEqual(boleh(orang('koordinator'), pengganti))
    expect(boleh({ ...orang('koordinator'), penggunaId: 8 }, pemilik)).toEqual([])
    for (const role of ['karyawan', 'hrd', 'admin'] as const) expect(boleh(orang(role), pemilik)).toEqual([])
    expect(boleh({ ...orang('koordinator'), kantorIds: [6] }, pemilik)).toEqual([])
    expect(boleh({ ...orang('koordinator'), kantorIds: [5] }, pemilik)).toHaveLength(24)
  })

  it('lets nobody decide their own request, not even who is recorded as their own coordinator', () => {
    const sendiri = { karyawanId: 12, koordinatorIds: [7] }
    for (const role of ROLE) {
      for (const tindakan of Object.keys(AKSES).filter((t) => /\/(approve|reject|tinjauan)$/.test(t))) {
        expect([role, tindakan, may(orang(role), tindakan as Tindakan, sendiri)]).toEqual([
          role,
          tindakan,
          false,
        ])
      }
    }
  })

  it('lets a koordinator without an employee act for the people assigned to them', () => {
    expect(may(orang('koordinator', null), 'POST /presensi/check-in', TIM)).toBe(true)
    expect(may(orang('koordinator', null), 'POST /absensi/{id}/approve', TIM)).toBe(true)
    expect(may(orang('koordinator', null), 'POST /presensi/check-in', LAIN)).toBe(false)
  })

  it('takes an account for an account, an employee for an employee', () => {
    const karyawan7 = { karyawanId: 7, koordinatorIds: [12] }
    expect(may(orang('koordinator'), 'GET /absensi', karyawan7)).toBe(false)
  })

  it('gives another role than koordinator nothing by being named as coordinator', () => {
    expect(may(orang('karyawan'), 'GET /absensi/{id}', TIM)).toBe(false)
    expect(may(orang('admin'), 'GET /absensi/{id}', TIM)).toBe(false)
    const diLokasi = { ...LAIN, kantorId: 6, lokasi: [{ kantorId: 5, koordinatorIds: [7] }] }
    expect(may({ ...orang('hrd'), kantorIds: [5] }, 'GET /karyawan/presensi', diLokasi)).toBe(false)
  })
})

describe('cakupan, lingkup', () => {
  const JENIS: Readonly<Record<string, string>> = {
    d: 'diri',
    dt: 'tim',
    t: 'tim',
    dto: 'semua',
    to: 'semua',
  }

  it.each(BARIS)('%s, %s: as far as %s', (role, tindakan, harapan) => {
    const jenis = JENIS[harapan] ?? null
    expect(cakupan({ role }, tindakan)).toBe(jenis)
    expect(lingkup(orang(role), tindakan)?.jenis ?? null).toBe(jenis)
  })

  it('are nobody’s where nothing may be done', () => {
    expect(lingkup(orang('karyawan'), 'kelola')).toBeNull()
  })

  it('carry who reads along', () => {
    expect(lingkup(orang('karyawan'), 'GET /absensi')).toMatchObject({ jenis: 'diri', karyawanId: 12 })
    expect(lingkup(orang('koordinator'), 'GET /absensi')).toMatchObject({
      jenis: 'tim',
      karyawanId: 12,
      penggunaId: 7,
    })
    expect(lingkup(orang('hrd'), 'GET /absensi')).toMatchObject({ jenis: 'semua' })
    expect(lingkup(orang('admin', null), 'GET /absensi')).toMatchObject({ jenis: 'diri', karyawanId: null })
  })
})

describe('[ATUR-03] a role given for some branches', () => {
  const cabang = (role: Role): Pelaku => ({ ...orang(role), kantorIds: [3, 4] })
  const semuaTindakan = Object.keys(HARAPAN) as Tindakan[]
  const DI: Pemilik = { ...LAIN, kantorId: 4 }
  const LUAR: Pemilik = { ...LAIN, kantorId: 5 }
  const TANPA: Pemilik = { ...LAIN, kantorId: null }
  const isOf = (pelaku: Pelaku, pemilik: Pemilik) =>
    semuaTindakan.filter((tindakan) => !isPublik(tindakan) && may(pelaku, tindakan, pemilik))

  it.each(['hrd', 'auditor'] as const)(
    'lets a %s do with its people what the role may, nothing else',
    (role) => {
      const semua = isOf(orang(role), LAIN)
      expect(isOf(cabang(role), DI)).toEqual(semua.filter((tindakan) => !PUSAT.includes(tindakan)))
    },
  )

  it.each(ROLE)('opens nothing of people elsewhere, or nowhere, to a %s', (role) => {
    for (const pemilik of [LUAR, TANPA, { ...LUAR, koordinatorIds: [7] }])
      expect(isOf(cabang(role), pemilik)).toEqual([])
  })

  it('leaves a koordinator those of their own people who belong to it', () => {
    expect(isOf(cabang('koordinator'), { ...TIM, kantorId: 3 })).toEqual(isOf(orang('koordinator'), TIM))
    expect(may(cabang('koordinator'), 'GET /absensi/{id}', LAIN)).toBe(false)
  })

  it('keeps one’s own to oneself, wherever one is placed', () => {
    expect(may(cabang('hrd'), 'GET /profile', { ...DIRI, kantorId: 5 })).toBe(true)
  })

  it('reaches as far as its branches, and no further in a list', () => {
    expect(cakupan(cabang('hrd'), 'GET /karyawan')).toBe('kantor')
    expect(lingkup(cabang('hrd'), 'GET /karyawan')).toMatchObject({ jenis: 'kantor', kantorIds: [3, 4] })
    expect(lingkup(cabang('koordinator'), 'GET /absensi')).toMatchObject({ jenis: 'tim', kantorIds: [3, 4] })
    for (const tindakan of PUSAT) expect(cakupan(cabang('hrd'), tindakan as Tindakan)).toBeNull()
  })
})

describe('[JAGA-11] who approves the pay of HR', () => {
  const ORANG_HRD = 14
  const penyetuju = (role: Role): Pelaku => ({ ...orang(role), urusanHrd: [ORANG_HRD] })
  const semuaTindakan = Object.keys(HARAPAN) as Tindakan[]
  /** What they see of these people, and do where it is seen, whatever their own role (`docs/rules.md`, section 7.6b) */
  const DIBACA = {
    'days of attendance': [
      'GET /karyawan/presensi',
      'GET /karyawan/presensi/{id}',
      'GET /karyawan/{id}/presensi',
      'selfie',
    ],
    'what is to be looked at and is disputed': [
      'POST /karyawan/presensi/{id}/tinjauan',
      'POST /karyawan/presensi/{id}/koreksi',
      'POST /karyawan/presensi/{id}/istirahat',
      'POST /presensi/kejadian/{id}/sanggah/putuskan',
    ],
    'where their pay goes': ['POST /karyawan/{id}/rekening/konfirmasi'],
    'wages, tax, contracts, kasbon': [
      'GET /karyawan/{id}/upah',
      'GET /kelola/karyawan/{id}/pajak',
      'GET /kelola/karyawan/{id}/kontrak',
      'GET /kelola/karyawan/{id}/kasbon',
    ],
    'what HR wrote down for a reimbursement': ['GET /kelola/reimburse', 'GET /reimburse/{id}/bukti'],
  }
  const dibaca = Object.values(DIBACA).flat() as Tindakan[]

  it('sees of people of HR what is to be settled, and nothing else', () => {
    expect(semuaTindakan.filter(isUrusanDibaca).toSorted()).toEqual(dibaca.toSorted())
  })

  it.each(ROLE.flatMap((role) => [[role, undefined] as const, [role, [3]] as const]))(
    'does so as a %s of %j, of these people alone',
    (role, kantorIds) => {
      const cabang = kantorIds && { kantorIds }
      const sebelum = { ...orang(role), ...cabang }
      const siapa = { ...penyetuju(role), ...cabang }
      const milik = (pelaku: Pelaku, pemilik: Pemilik) =>
        semuaTindakan.filter((tindakan) => may(pelaku, tindakan, pemilik))
      const biasa = milik(sebelum, LAIN)
      expect(milik(siapa, LAIN)).toEqual(
        semuaTindakan.filter((tindakan) => dibaca.includes(tindakan) || biasa.includes(tindakan)),
      )
      for (const pemilik of [DIRI, TIM, { karyawanId: 15, koordinatorIds: [70] }])
        expect(milik(siapa, pemilik)).toEqual(milik(sebelum, pemilik))
    },
  )

  it.each(ROLE)('lists them for a %s beside whom the role lists, where they are seen', (role) => {
    for (const tindakan of semuaTindakan) {
      const biasa = lingkup(orang(role), tindakan)
      const mereka = { jenis: biasa?.jenis ?? 'diri', karyawanId: 12, urusanHrd: [ORANG_HRD] }
      const hasil = lingkup(penyetuju(role), tindakan)
      if (dibaca.includes(tindakan)) expect(hasil).toMatchObject(mereka)
      else expect(hasil).toEqual(biasa)
    }
  })

  it('is nobody’s while nobody’s affairs are theirs', () => {
    expect(may({ ...orang('karyawan'), urusanHrd: [] }, 'GET /karyawan/{id}/upah', LAIN)).toBe(false)
    expect(lingkup(orang('admin'), 'GET /karyawan/{id}/upah')).toBeNull()
  })
})
