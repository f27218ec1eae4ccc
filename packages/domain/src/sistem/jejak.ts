import type { Tindakan } from '../akses/tabel.ts'
import { DATA_DIRI, NAMA_DATA, namaBacaOf } from '../karyawan/data-diri.ts'
import { DATA_PAJAK } from '../karyawan/data-pajak.ts'
import { formatSaat, formatTanggal, isTanggal } from '../waktu.ts'

/** The audit trail as people read it. */

/** Who is shown the same again within so many milliseconds has looked once. */
export const LIHAT_LAGI_MS = 5 * 60_000

/** An export has at most so many entries; a span of days makes it fewer. */
export const JEJAK_LEMBAR_TERBANYAK = 20_000

/** Kinds of entries: what was only looked at, and what was done, by the table of the record. */
export const JENIS_JEJAK = {
  LIHAT: 'Melihat',
  AKUN: 'Akun dan masuk',
  KARYAWAN: 'Data karyawan',
  PRESENSI: 'Presensi',
  PENGAJUAN: 'Cuti, izin, lembur',
  GAJI: 'Upah dan slip gaji',
  PERUSAHAAN: 'Perusahaan dan pengaturan',
  /** Across the others: who opened whose account, and what that account decided within two weeks */
  DIBUKA: 'Akun dibukakan, dan putusannya 14 hari',
  LAIN: 'Lainnya',
} as const
export type JenisJejak = keyof typeof JENIS_JEJAK
export const KODE_JENIS_JEJAK = Object.keys(JENIS_JEJAK) as JenisJejak[]

/** Calls that only show, each with what was looked at. */
const LIHAT: Readonly<Record<string, string>> = {
  'GET /karyawan/{id}': 'Melihat NIK dan data pribadi',
  'GET /karyawan/presensi/{id}': 'Melihat foto presensi',
  'GET /kelola/karyawan/{id}/pajak': 'Melihat data pajak dan BPJS',
  'GET /kelola/dokumen/{id}/berkas': 'Membuka berkas dokumen',
  'GET /payroll/{id}': 'Melihat slip gaji',
  'GET /payroll/{id}/slip-gaji': 'Membuka PDF slip gaji',
}

/** What decides or publishes something of somebody, as `DIBUKA` looks for it. */
export const TINDAKAN_PUTUSAN = [
  'POST /absensi/{id}/approve',
  'POST /absensi/{id}/reject',
  'POST /lembur/{id}/approve',
  'POST /lembur/{id}/reject',
  'POST /kelola/tukar/{id}/setujui',
  'POST /kelola/tukar/{id}/tolak',
  'POST /karyawan/presensi/{id}/tinjauan',
  'POST /kelola/presensi/tinjauan',
  'POST /presensi/kejadian/{id}/sanggah/putuskan',
  'POST /kelola/payroll/persetujuan',
  'POST /kelola/payroll/terbitkan',
  'POST /payroll/{id}/terbitkan',
  'POST /kelola/reimburse/{id}/putusan',
  'POST /karyawan/{id}/rekening/konfirmasi',
  'POST /karyawan/{id}/upah',
  'POST /kelola/karyawan/{id}/kasbon',
  'POST /kelola/penyesuaian',
] as const satisfies readonly Tindakan[]

/** The tables whose records are of a kind, once something was done to them. */
export const OBJEK_JEJAK: Readonly<
  Record<Exclude<JenisJejak, 'LIHAT' | 'DIBUKA' | 'LAIN'>, readonly string[]>
> = {
  AKUN: ['pengguna', 'sesi', 'penyetuju_gaji_hr'],
  KARYAWAN: ['karyawan', 'kontrak', 'pajak_karyawan', 'dokumen', 'impor_karyawan', 'penomoran_karyawan'],
  PRESENSI: [
    'presensi',
    'presensi_kejadian',
    'presensi_selfie',
    'presensi_bukti',
    'penahanan',
    'alarm',
    'pemutihan',
    'kunci_bulan',
  ],
  PENGAJUAN: ['absensi', 'lembur', 'kesediaan_melekat', 'hak_cuti', 'koordinator_pengganti'],
  GAJI: ['upah', 'upah_minimum', 'aturan_upah', 'hasil_kerja', 'saldo_pajak', 'sumber_gaji', 'payroll'],
  PERUSAHAAN: [
    'perusahaan',
    'kantor',
    'layar_pos',
    'libur',
    'jadwal',
    'jenis_shift',
    'pola',
    'roster',
    'klien',
    'kontrak_klien',
    'kontrak_klien_kontak',
    'berita_acara',
    'pos',
    'jenis_cuti',
    'pengaturan',
    'pengaturan_cuti',
    'pengumuman',
  ],
}

/** Whether an entry says that something was looked at, and nothing changed. */
export function isLihat(tindakan: string): boolean {
  return tindakan.startsWith('GET ')
}

/** Of which kind an entry is. */
export function jenisJejak(tindakan: string, objek: string): JenisJejak {
  if (isLihat(tindakan)) return 'LIHAT'
  const tabel: Readonly<Partial<Record<JenisJejak, readonly string[]>>> = OBJEK_JEJAK
  return KODE_JENIS_JEJAK.find((satu) => tabel[satu]?.includes(objek)) ?? 'LAIN'
}

/** What was looked at, in words; undefined for what is no look that is known. */
export function namaLihat(tindakan: string): string | undefined {
  return LIHAT[tindakan]
}

const LABEL: Readonly<Record<string, string>> = {
  ...Object.fromEntries(NAMA_DATA.map((nama) => [namaBacaOf(nama), DATA_DIRI[nama].label])),
  ...Object.fromEntries(Object.entries(DATA_PAJAK).map(([nama, { label }]) => [nama, label])),
  aktif: 'Akun aktif',
  role: 'Peran',
  kantor: 'Lokasi',
  kantor_id: 'Nomor lokasi',
  koordinator_id: 'Nomor akun koordinator',
  pengguna_id: 'Nomor akun',
  nilai: 'Nilai',
  pengaturan: 'Pengaturan',
  berlaku_dari: 'Berlaku mulai',
  hari_awal: 'Dari hari',
  hari_akhir: 'Sampai hari',
  tanggal_keluar: 'Hari kerja terakhir',
  alasan_keluar: 'Alasan',
  check_in: 'Check in',
  check_out: 'Check out',
  telat: 'Terlambat (detik)',
  lebih_awal: 'Lebih awal (detik)',
  istirahat: 'Istirahat',
  bersedia_pada: 'Bersedia pada',
  dicabut_pada: 'Dicabut pada',
  pokok: 'Upah pokok',
  toleransi_meter: 'Toleransi (meter)',
  luring_jam: 'Presensi tanpa jaringan (jam)',
  kode_pos: 'Kode pos jaga',
  nomor_hp_terbuka: 'Nomor HP terlihat rekan kerja',
}

/** What a field of an entry is called. */
export function labelJejak(nama: string): string {
  if (Object.hasOwn(LABEL, nama)) return LABEL[nama] as string
  const kata = nama.replaceAll('_', ' ')
  return kata.charAt(0).toUpperCase() + kata.slice(1)
}

const INSTAN = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

/** A value of an entry in words; null where there is none. Moments are said in WIB. */
export function formatJejak(nilai: unknown): string | null {
  if (nilai === null || nilai === undefined || nilai === '') return null
  if (typeof nilai === 'boolean') return nilai ? 'Ya' : 'Tidak'
  if (typeof nilai === 'number') return String(nilai)
  if (typeof nilai === 'string') {
    if (isTanggal(nilai)) return formatTanggal(nilai)
    return INSTAN.test(nilai) ? formatSaat(Date.parse(nilai), 'WIB') : nilai
  }
  if (Array.isArray(nilai)) return nilai.length === 0 ? null : nilai.map(formatJejak).join(', ')
  return Object.entries(nilai)
    .map(([nama, isi]) => `${labelJejak(nama)}: ${formatJejak(isi) ?? '–'}`)
    .join('; ')
}

/** Columns of the list of entries, by the names that the address and the file use. */
export const KOLOM_JEJAK = ['waktu', 'oleh', 'tindakan', 'tentang', 'jenis', 'perubahan'] as const
export type KolomJejak = (typeof KOLOM_JEJAK)[number]

/** Whose side a name is looked for on: who did it, whom it is about. */
export const SISI_JEJAK = ['oleh', 'tentang'] as const
export type SisiJejak = (typeof SISI_JEJAK)[number]
