/** What is asked of a release before and of the next one after it took the data over: path by account. */
export const PERTANYAAN: Readonly<Record<string, readonly string[]>> = {
  'karyawan@rekan.example': [
    '/profile',
    '/rekap/presensi?bulan=10&tahun=2026',
    '/rekap/presensi?bulan=11&tahun=2026',
    '/rekap/presensi/list?bulan=11&tahun=2026',
    '/rekap/cuti',
    '/rekap/perizinan?bulan=11&tahun=2026',
    '/rekap/absensi?bulan=11&tahun=2026',
    '/payroll?tahun=2026',
    '/lembur',
    '/jadwal?tanggal=2026-11-20',
    '/notifikasi',
  ],
  'malam@rekan.example': ['/profile', '/rekap/presensi?bulan=11&tahun=2026', '/payroll?tahun=2026'],
  'wit@rekan.example': [
    '/profile',
    '/rekap/presensi?bulan=11&tahun=2026',
    '/rekap/presensi/list?bulan=11&tahun=2026',
    '/jadwal?tanggal=2026-11-20',
  ],
  'kosong@rekan.example': ['/profile', '/rekap/presensi?bulan=11&tahun=2026'],
  'koordinator@rekan.example': [
    '/karyawan/presensi?tanggal=2026-11-20&per_page=100',
    '/absensi?per_page=100',
    '/pengajuan/jumlah',
  ],
  'hrd@rekan.example': [
    '/karyawan?per_page=100',
    '/karyawan/presensi?tanggal=2026-11-19&per_page=100',
    '/karyawan/presensi?tanggal=2026-11-20&per_page=100',
    '/karyawan/presensi?tanggal=2026-11-18&per_page=100',
    '/karyawan/presensi?tanggal=2026-11-21&per_page=100',
    '/karyawan/56/presensi?tanggal=2026-11-20',
    '/kelola/roster?kantor_id=12&mulai=2026-11-20&hari=14',
    '/kelola/payroll?bulan=10&tahun=2026&per_page=100',
    '/kelola/payroll?bulan=9&tahun=2026&per_page=100',
    '/absensi?per_page=100',
    '/lembur?per_page=100',
    '/pengaturan/cuti',
  ],
}

/** Links are signed anew, and the clock has gone on. */
const BERUBAH = /^(url|.*_url|selfie|thumbnail|avatar|gambar|foto|waktu_server)$/

/** An answer without what differs each time it is asked for. */
export function tetap(isi: unknown): unknown {
  return JSON.parse(
    JSON.stringify(isi, (nama, nilai: unknown) =>
      BERUBAH.test(nama) && typeof nilai === 'string' && nilai !== '' ? undefined : nilai,
    ),
  )
}
