/** What is done to one person's placement, hours, pay or attendance: nobody does it to themselves (`docs/rules.md`, section 7.6b). */
import type { Pelaku } from './akses.ts'
import type { Tindakan } from './tabel.ts'

/**
 * Calls of HR that move, pay, forgive or reschedule somebody. Of who names themselves among others, `lewati` leaves them out by
 * name; `tolak` refuses the call. Another of HR does it, or who approves HR's pay, for people of HR alone.
 */
export const URUSAN = {
  'POST /karyawan/{id}/penempatan': 'tolak',
  'POST /kelola/karyawan/pindah': 'lewati',
  'POST /karyawan/{id}/nonaktif': 'tolak',
  'POST /karyawan/{id}/aktif': 'tolak',
  'POST /karyawan/{id}/masuk-kembali': 'tolak',
  'POST /kelola/karyawan/nonaktif': 'lewati',
  'POST /karyawan/{id}/upah': 'tolak',
  'POST /kelola/karyawan/{id}/pajak': 'tolak',
  'POST /kelola/karyawan/{id}/kontrak': 'tolak',
  'POST /kelola/kontrak/{id}': 'tolak',
  'POST /kelola/kontrak/{id}/hapus': 'tolak',
  'POST /kelola/karyawan/{id}/kasbon': 'tolak',
  'POST /kelola/kasbon/{id}/tutup': 'tolak',
  'POST /kelola/penyesuaian': 'tolak',
  'POST /kelola/penyesuaian/{id}/hapus': 'tolak',
  'POST /kelola/reimburse': 'tolak',
  'POST /kelola/reimburse/{id}/putusan': 'tolak',
  'POST /karyawan/{id}/rekening/konfirmasi': 'tolak',
  'POST /karyawan/{id}/cuti': 'tolak',
  'POST /karyawan/{id}/waktu-pengganti': 'tolak',
  'POST /kelola/izin': 'tolak',
  'POST /absensi/{id}/approve': 'tolak',
  'POST /absensi/{id}/reject': 'tolak',
  'POST /lembur/{id}/approve': 'tolak',
  'POST /lembur/{id}/reject': 'tolak',
  'POST /kelola/lembur/{id}/jam': 'tolak',
  'POST /karyawan/presensi/{id}/koreksi': 'tolak',
  'POST /karyawan/presensi/{id}/istirahat': 'tolak',
  'POST /karyawan/presensi/{id}/tinjauan': 'tolak',
  'POST /kelola/presensi/tinjauan': 'lewati',
  'POST /presensi/kejadian/{id}/sanggah/putuskan': 'tolak',
  'POST /kelola/alarm/tanggapi': 'tolak',
  'POST /kelola/alarm/sakit': 'tolak',
  'POST /kelola/roster/sel': 'lewati',
  'POST /kelola/roster/salin': 'lewati',
  'POST /kelola/roster/isi': 'lewati',
  'POST /kelola/lokasi/{id}/pemutihan': 'lewati',
  'POST /kelola/presensi/koreksi': 'tolak',
  'POST /kelola/presensi/koreksi/berkas': 'tolak',
  'POST /kelola/karyawan/kontrak/perpanjangan': 'lewati',
  'POST /kelola/payroll/hasil': 'tolak',
  'POST /kelola/payroll/saldo': 'tolak',
  'POST /karyawan/{id}/peran': 'tolak',
  'POST /karyawan/{id}/penggantian/tawarkan': 'tolak',
  'POST /karyawan/{id}/penggantian/tugaskan': 'tolak',
  'POST /karyawan/{id}/penggantian/lepas': 'tolak',
  'POST /kelola/tukar/{id}/setujui': 'tolak',
  'POST /kelola/tukar/{id}/tolak': 'tolak',
  'POST /penahanan/{id}/cabut': 'tolak',
} as const satisfies Readonly<Partial<Record<Tindakan, 'tolak' | 'lewati'>>>

/**
 * Calls by which HR changes what they themselves are judged or paid by, each with what it is called; with `lokasi`, where they work
 * at the site that its address names, what is sent, or where the post is that its address names. Another is told, so that nobody bends a rule for themselves unseen; of a guard among the settings, whoever lowers it.
 */
export const ATURAN: Readonly<
  Partial<Record<Tindakan, { readonly sebutan: string; readonly lokasi?: 'alamat' | 'isi' | 'pos' }>>
> = {
  'POST /kelola/jadwal-kerja/{id}/versi': { sebutan: 'jadwal kerja' },
  'POST /kelola/jadwal-kerja/{id}/batal': { sebutan: 'jadwal kerja' },
  'POST /kelola/shift/{id}': { sebutan: 'jenis shift' },
  'POST /kelola/pengaturan': { sebutan: 'pengaturan perusahaan' },
  'POST /kelola/pengaturan/libur': { sebutan: 'hari libur' },
  'POST /kelola/pengaturan/jenis-cuti': { sebutan: 'jenis cuti' },
  'POST /kelola/pengaturan/jenis-cuti/{id}': { sebutan: 'jenis cuti' },
  'POST /kelola/pengaturan/larangan-cuti': { sebutan: 'tanggal tanpa cuti' },
  'POST /kelola/pengaturan/larangan-cuti/cabut': { sebutan: 'tanggal tanpa cuti' },
  'POST /pengaturan/cuti': { sebutan: 'aturan cuti' },
  'POST /kelola/payroll/aturan': { sebutan: 'aturan upah' },
  'POST /kelola/upah-minimum': { sebutan: 'upah minimum' },
  'POST /kelola/upah-minimum/lokasi': { sebutan: 'dasar gaji lokasi', lokasi: 'isi' },
  'POST /kelola/pos/{id}': { sebutan: 'pos', lokasi: 'pos' },
  'POST /kelola/mulai/lokasi': { sebutan: 'lokasi' },
  'POST /kelola/mulai/jam-kerja': { sebutan: 'jadwal kerja' },
  'POST /kelola/mulai/libur': { sebutan: 'hari libur' },
  'POST /kantor/{id}/area': { sebutan: 'area lokasi', lokasi: 'alamat' },
  'POST /kelola/lokasi/{id}': { sebutan: 'lokasi', lokasi: 'alamat' },
  'POST /kelola/lokasi/{id}/tutup': { sebutan: 'masa buka lokasi', lokasi: 'alamat' },
  'POST /kelola/lokasi/{id}/buka': { sebutan: 'masa buka lokasi', lokasi: 'alamat' },
  'POST /kelola/lokasi/{id}/layar': { sebutan: 'layar kode pos lokasi', lokasi: 'alamat' },
  'POST /kelola/lokasi/{id}/kode-pos': { sebutan: 'kode pos lokasi', lokasi: 'alamat' },
  'POST /kelola/lokasi/{id}/koordinator': { sebutan: 'koordinator lokasi', lokasi: 'alamat' },
  'POST /kelola/lokasi/{id}/regu': { sebutan: 'pencatat regu lokasi', lokasi: 'alamat' },
}

/** Whether a call does something of the kind to the people whom it names. */
export function isUrusan(tindakan: string): boolean {
  return Object.hasOwn(URUSAN, tindakan)
}

/** Who the caller is: the employee of the account, or those of its name where it has none. */
export function listDiri({ karyawanId, diri = [] }: Pick<Pelaku, 'karyawanId' | 'diri'>): readonly number[] {
  return karyawanId === null ? diri : [karyawanId]
}

/** Whether somebody is the caller themselves, by whichever of their accounts. */
export function isSendiri(pelaku: Pick<Pelaku, 'karyawanId' | 'diri'>, siapa: number): boolean {
  return listDiri(pelaku).includes(siapa)
}
