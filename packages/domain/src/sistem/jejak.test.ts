import { describe, expect, it } from 'vitest'
import { type Tindakan, AKSES } from '../akses/tabel.ts'
import { isUrusan } from '../akses/urusan.ts'
import {
  JENIS_JEJAK,
  KODE_JENIS_JEJAK,
  LIHAT_LAGI_MS,
  OBJEK_JEJAK,
  TINDAKAN_PUTUSAN,
  formatJejak,
  isLihat,
  jenisJejak,
  labelJejak,
  namaLihat,
} from './jejak.ts'

describe('an entry of the trail', () => {
  it.each([
    ['GET /payroll/{id}', 'payroll', 'LIHAT'],
    ['POST /login', 'sesi', 'AKUN'],
    ['POST /karyawan/{id}/peran', 'pengguna', 'AKUN'],
    ['POST /pengaturan/payroll', 'penyetuju_gaji_hr', 'AKUN'],
    ['POST /karyawan/{id}', 'karyawan', 'KARYAWAN'],
    ['POST /kelola/karyawan/{id}/kontrak', 'kontrak', 'KARYAWAN'],
    ['POST /kelola/karyawan/{id}/pajak', 'pajak_karyawan', 'KARYAWAN'],
    ['POST /kelola/karyawan/{id}/dokumen', 'dokumen', 'KARYAWAN'],
    ['POST /kelola/impor-karyawan', 'impor_karyawan', 'KARYAWAN'],
    ['POST /kelola/pengaturan', 'penomoran_karyawan', 'KARYAWAN'],
    ['POST /presensi/check-in', 'presensi', 'PRESENSI'],
    ['POST /presensi/kejadian/{id}/sanggah', 'presensi_kejadian', 'PRESENSI'],
    ['POST /presensi/check-in', 'presensi_selfie', 'PRESENSI'],
    ['POST /presensi/check-in', 'presensi_bukti', 'PRESENSI'],
    ['POST /penahanan', 'penahanan', 'PRESENSI'],
    ['POST /kelola/alarm/sakit', 'alarm', 'PRESENSI'],
    ['POST /kelola/lokasi/{id}/pemutihan', 'pemutihan', 'PRESENSI'],
    ['POST /kelola/tutup-bulan/kunci', 'kunci_bulan', 'PRESENSI'],
    ['POST /absensi/{id}/approve', 'absensi', 'PENGAJUAN'],
    ['POST /lembur/{id}/approve', 'lembur', 'PENGAJUAN'],
    ['POST /jadwal/kesediaan', 'kesediaan_melekat', 'PENGAJUAN'],
    ['POST /karyawan/{id}/cuti', 'hak_cuti', 'PENGAJUAN'],
    ['POST /pengganti', 'koordinator_pengganti', 'PENGAJUAN'],
    ['POST /karyawan/{id}/upah', 'upah', 'GAJI'],
    ['POST /kelola/upah-minimum', 'upah_minimum', 'GAJI'],
    ['POST /kelola/payroll/aturan', 'aturan_upah', 'GAJI'],
    ['POST /kelola/payroll/hasil', 'hasil_kerja', 'GAJI'],
    ['POST /kelola/payroll/saldo', 'saldo_pajak', 'GAJI'],
    ['POST /kelola/payroll/berkas/sumber', 'sumber_gaji', 'GAJI'],
    ['POST /payroll/{id}', 'payroll', 'GAJI'],
    ['POST /pengaturan/perusahaan', 'perusahaan', 'PERUSAHAAN'],
    ['POST /kelola/lokasi/{id}', 'kantor', 'PERUSAHAAN'],
    ['POST /kelola/lokasi/{id}/layar', 'layar_pos', 'PERUSAHAAN'],
    ['POST /kelola/pengaturan/libur', 'libur', 'PERUSAHAAN'],
    ['POST /kelola/jadwal-kerja', 'jadwal', 'PERUSAHAAN'],
    ['POST /kelola/shift', 'jenis_shift', 'PERUSAHAAN'],
    ['POST /kelola/pola', 'pola', 'PERUSAHAAN'],
    ['POST /kelola/roster/sel', 'roster', 'PERUSAHAAN'],
    ['POST /kelola/klien', 'klien', 'PERUSAHAAN'],
    ['POST /kelola/kontrak-klien/{id}', 'kontrak_klien', 'PERUSAHAAN'],
    ['POST /kelola/kontak-kontrak/{id}', 'kontrak_klien_kontak', 'PERUSAHAAN'],
    ['POST /kelola/berita-acara/{id}/kirim', 'berita_acara', 'PERUSAHAAN'],
    ['POST /kelola/pos/{id}', 'pos', 'PERUSAHAAN'],
    ['POST /kelola/pengaturan/jenis-cuti', 'jenis_cuti', 'PERUSAHAAN'],
    ['POST /kelola/pengaturan', 'pengaturan', 'PERUSAHAAN'],
    ['POST /pengaturan/cuti', 'pengaturan_cuti', 'PERUSAHAAN'],
    ['POST /pengumuman', 'pengumuman', 'PERUSAHAAN'],
    ['POST /sesuatu', 'sesuatu', 'LAIN'],
    ['POST /sesuatu', '', 'LAIN'],
  ] as const)('%s, of %s: %s', (tindakan, objek, jenis) => expect(jenisJejak(tindakan, objek)).toBe(jenis))

  it('is of one kind, whose name says to who reads what it is', () => {
    const objek = Object.values(OBJEK_JEJAK).flat()
    expect(new Set(objek).size).toBe(objek.length)
    expect(KODE_JENIS_JEJAK.map((satu) => JENIS_JEJAK[satu])).toEqual([
      'Melihat',
      'Akun dan masuk',
      'Data karyawan',
      'Presensi',
      'Cuti, izin, lembur',
      'Upah dan slip gaji',
      'Perusahaan dan pengaturan',
      'Akun dibukakan, dan putusannya 14 hari',
      'Lainnya',
    ])
  })

  it('says what was looked at: of a person, whatever is not for everybody', () => {
    const dilihat = Object.keys(AKSES).filter((tindakan) => namaLihat(tindakan) !== undefined)
    expect(dilihat.toSorted().map((tindakan) => [tindakan, namaLihat(tindakan)])).toEqual([
      ['GET /karyawan/presensi/{id}', 'Melihat foto presensi'],
      ['GET /karyawan/{id}', 'Melihat NIK dan data pribadi'],
      ['GET /kelola/dokumen/{id}/berkas', 'Membuka berkas dokumen'],
      ['GET /kelola/karyawan/{id}/pajak', 'Melihat data pajak dan BPJS'],
      ['GET /payroll/{id}', 'Melihat slip gaji'],
      ['GET /payroll/{id}/slip-gaji', 'Membuka PDF slip gaji'],
    ])
    expect(dilihat.every(isLihat)).toBe(true)
    expect(['POST /login', 'POST /GET ', 'GET'].filter(isLihat)).toEqual([])
    expect(LIHAT_LAGI_MS / 60_000).toBe(5)
  })
})

it('what an account decides of others is of an affair, a payslip or a rule that nobody settles for themselves', () => {
  const tanpaUrusan = TINDAKAN_PUTUSAN.filter((tindakan: Tindakan) => !isUrusan(tindakan))
  expect(tanpaUrusan).toEqual([
    'POST /kelola/payroll/persetujuan',
    'POST /kelola/payroll/terbitkan',
    'POST /payroll/{id}/terbitkan',
  ])
})

describe('a field in words', () => {
  it.each([
    ['nama', 'Nama'],
    ['nik', 'NIK'],
    ['ptkp', 'PTKP'],
    ['aktif', 'Akun aktif'],
    ['role', 'Peran'],
    ['kantor', 'Lokasi'],
    ['kantor_id', 'Nomor lokasi'],
    ['koordinator_id', 'Nomor akun koordinator'],
    ['pengguna_id', 'Nomor akun'],
    ['nilai', 'Nilai'],
    ['pengaturan', 'Pengaturan'],
    ['berlaku_dari', 'Berlaku mulai'],
    ['hari_awal', 'Dari hari'],
    ['hari_akhir', 'Sampai hari'],
    ['tanggal_keluar', 'Hari kerja terakhir'],
    ['alasan_keluar', 'Alasan'],
    ['check_in', 'Check in'],
    ['check_out', 'Check out'],
    ['telat', 'Terlambat (detik)'],
    ['lebih_awal', 'Lebih awal (detik)'],
    ['istirahat', 'Istirahat'],
    ['bersedia_pada', 'Bersedia pada'],
    ['dicabut_pada', 'Dicabut pada'],
    ['pokok', 'Upah pokok'],
    ['toleransi_meter', 'Toleransi (meter)'],
    ['luring_jam', 'Presensi tanpa jaringan (jam)'],
    ['kode_pos', 'Kode pos jaga'],
    ['nomor_hp_terbuka', 'Nomor HP terlihat rekan kerja'],
    ['sesuatu_yang_baru', 'Sesuatu yang baru'],
    ['toString', 'ToString'],
    ['', ''],
  ])('%s is called %j', (nama, label) => expect(labelJejak(nama)).toBe(label))

  it.each<[unknown, string | null]>([
    [null, null],
    [undefined, null],
    ['', null],
    [[], null],
    [true, 'Ya'],
    [false, 'Tidak'],
    [0, '0'],
    [12, '12'],
    ['Gambir', 'Gambir'],
    ['2026-03-02', '2 Maret 2026'],
    ['2026-02-30', '2026-02-30'],
    ['2026-03-02T01:00:00Z', '02-03-2026 08:00 WIB'],
    ['2026-03-02T01:00:00.123Z', '02-03-2026 08:00 WIB'],
    ['2026-03-02T09:00:00+08:00', '02-03-2026 08:00 WIB'],
    ['2026-03-01T22:00:00-03:00', '02-03-2026 08:00 WIB'],
    ['2026-03-02T01:00:00', '2026-03-02T01:00:00'],
    ['x2026-03-02T01:00:00Z', 'x2026-03-02T01:00:00Z'],
    ['2026-03-02T01:00:00Z.', '2026-03-02T01:00:00Z.'],
    [['a', '2026-03-02', true], 'a, 2 Maret 2026, Ya'],
    [{ role: 'hrd', kantor_id: null }, 'Peran: hrd; Nomor lokasi: –'],
  ])('%j reads %j', (nilai, kata) => expect(formatJejak(nilai)).toBe(kata))
})
