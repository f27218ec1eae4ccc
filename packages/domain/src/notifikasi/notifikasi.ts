import type { Role } from '../akses/peran.ts'

/**
 * What somebody is told of; the first word says what `detail_id` names: an absensi, a lembur, a presensi, a
 * substitution, an announcement, a payslip, a contract, a document, a kantor, what was told of an alarm, an offer, a swap, a
 * work, a client's sheet (`docs/rules.md`, section 8.1).
 */
export const JENIS_NOTIFIKASI = [
  'IZIN_DIAJUKAN',
  'IZIN_DISETUJUI',
  'IZIN_DITOLAK',
  'IZIN_DIBATALKAN',
  /** Approved for a day on which the person had already come */
  'IZIN_HARI_HADIR',
  /** A roster that was published later changes how many days it counts */
  'IZIN_DIHITUNG_ULANG',
  /** For HR: counted anew, it takes more leave than is left */
  'IZIN_SALDO_KURANG',
  'LEMBUR_DIAJUKAN',
  'LEMBUR_DISETUJUI',
  'LEMBUR_DITOLAK',
  'LEMBUR_DIBATALKAN',
  'PRESENSI_DIWAKILKAN',
  'PRESENSI_DIKOREKSI',
  /** Marked: somebody should look at it */
  'PRESENSI_PERLU_TINJAUAN',
  'PRESENSI_DITINJAU',
  /** The check-out of a day that is over is missing: its person says when they left */
  'PRESENSI_TANPA_PULANG',
  'PENGGANTI_DITUNJUK',
  'PENGGANTI_DIBATALKAN',
  'PENGUMUMAN',
  'PAYROLL_DIBAGIKAN',
  'PAYROLL_TERBIT',
  /** For HR: somebody asks about a line of theirs */
  'PAYROLL_DITANYAKAN',
  'PAYROLL_DIJAWAB',
  /** Money laid out for the company was approved or not; of a reimburse */
  'REIMBURSE_DIPUTUS',
  /** Lent and taken off pay, or taken off no more; of a kasbon */
  'KASBON_DICATAT',
  'KASBON_DITUTUP',
  /** A roster was published that changes days of theirs; of a kantor */
  'JADWAL_TERBIT',
  /** Nobody has come to works at a site; of a message of one site and minute */
  'ALARM_BELUM_DATANG',
  /** Somebody wants to swap works */
  'TUKAR_DIMINTA',
  'TUKAR_DIJAWAB',
  /** Both have agreed: somebody has to decide */
  'TUKAR_MENUNGGU',
  'TUKAR_DIPUTUSKAN',
  /** To be taken over from somebody, whoever is first */
  'TAWARAN_DIKIRIM',
  'TAWARAN_DIAMBIL',
  /** Somebody else's work is one's own now */
  'PENUGASAN_DIBERIKAN',
  /** It is not any more: who was to be there came */
  'PENUGASAN_DILEPAS',
  /** One's own is somebody else's now */
  'PENUGASAN_DIGANTIKAN',
  /** Who was replaced wants to punch all the same: somebody has to decide */
  'PENUGASAN_DITANYAKAN',
  'KONTRAK_BERAKHIR',
  'DOKUMEN_BERAKHIR',
  /** For HR: a client says something against a sheet, or signs it; of a berita acara */
  'KLIEN_KEBERATAN',
  'KLIEN_TANDA_TANGAN',
  /** For HR: what was recorded of a signed sheet is otherwise now, and its next revision is drafted */
  'KLIEN_REVISI',
  /** Any of these, for HR of a branch that has other sites in it as well: it does not read it, and puts right what was recorded at its own */
  'KLIEN_CABANG',
  /** Another bank account; of an employee */
  'REKENING_DIGANTI',
  /** What an account is signed in with; of an account */
  'KEAMANAN_DIUBAH',
  /** For administrators: accounts that HR cannot open, as they decide about them; of an account */
  'AKUN_DISERAHKAN',
  /** Somebody else approves HR's pay and settles what HR may not for themselves */
  'PENYETUJU_DITUNJUK',
  /** For HR and who approves HR's pay: somebody of HR changed a rule that holds for themselves as well; of their account */
  'ATURAN_DIUBAH',
  /** For HR, administrators and who approves HR's pay: an account decides from now on; of the account */
  'AKUN_MEMUTUS',
  /** For the same: the first pay went out of somebody who is like another who works here; of the payslip */
  'GAJI_KEMBAR',
  /** For HR: a locked month was opened; of its lock */
  'BULAN_DIBUKA',
  /** One that a newer server wrote and this one does not know: it is shown by its text */
  'LAIN',
] as const
export type JenisNotifikasi = (typeof JENIS_NOTIFIKASI)[number]

/** Returns the kind that a stored text names. */
export function readJenisNotifikasi(teks: string): JenisNotifikasi {
  return JENIS_NOTIFIKASI.find((satu) => satu === teks) ?? 'LAIN'
}

/** So many days a notification is kept. */
export const UMUR_NOTIFIKASI = 90
/** No more are listed. */
export const NOTIFIKASI_TERBANYAK = 100

/** Where a push may lead: nothing that comes from outside opens another screen. */
export const TUJUAN_PUSH = [
  '/home',
  '/rekap/perizinan',
  '/izin',
  '/pengajuan-lembur',
  '/checkin',
  '/checkout',
  '/pulang',
  '/jadwal',
  '/kelola',
  '/kelola/jadwal/tukar',
  '/kelola/presensi',
] as const
const LEMBAR = '/kelola/klien/berita-acara/'
type TujuanLembar = `${typeof LEMBAR}${number}`
export type TujuanPush = (typeof TUJUAN_PUSH)[number] | TujuanLembar

/** Whether it is a client's sheet, by its id. */
export function isTujuanLembar(tujuan: TujuanPush): tujuan is TujuanLembar {
  return tujuan.startsWith(LEMBAR)
}

/** What of a text is such an address; undefined: it is none. */
export function readTujuanPush(teks: unknown): TujuanPush | undefined {
  if (typeof teks !== 'string') return undefined
  if (/^\/kelola\/klien\/berita-acara\/[1-9]\d{0,9}$/.test(teks)) return teks as TujuanPush
  return TUJUAN_PUSH.find((satu) => satu === teks)
}

/** What news of works asks for, where it is answered */
const TUJUAN: Partial<Readonly<Record<JenisNotifikasi, TujuanPush | typeof LEMBAR>>> = {
  PRESENSI_TANPA_PULANG: '/pulang',
  JADWAL_TERBIT: '/jadwal',
  ALARM_BELUM_DATANG: '/kelola',
  TUKAR_DIMINTA: '/jadwal',
  TUKAR_DIJAWAB: '/jadwal',
  TUKAR_MENUNGGU: '/kelola/jadwal/tukar',
  TUKAR_DIPUTUSKAN: '/jadwal',
  TAWARAN_DIKIRIM: '/jadwal',
  TAWARAN_DIAMBIL: '/kelola',
  PENUGASAN_DIBERIKAN: '/jadwal',
  PENUGASAN_DILEPAS: '/jadwal',
  PENUGASAN_DIGANTIKAN: '/jadwal',
  PENUGASAN_DITANYAKAN: '/kelola',
  KLIEN_KEBERATAN: LEMBAR,
  KLIEN_TANDA_TANGAN: LEMBAR,
  KLIEN_REVISI: LEMBAR,
  KLIEN_CABANG: '/kelola/presensi',
}

/** Where who approves HR's pay decides what people of HR ask for; home says what of their attendance and their pay waits */
const TUJUAN_PENYETUJU: typeof TUJUAN = {
  IZIN_DIAJUKAN: '/izin',
  LEMBUR_DIAJUKAN: '/pengajuan-lembur',
  PRESENSI_PERLU_TINJAUAN: '/home',
  REKENING_DIGANTI: '/home',
  PENYETUJU_DITUNJUK: '/home',
}

/**
 * The screen that news opens: where it is answered, else by the reader's role (`docs/rules.md`, section 8.2).
 *
 * @param kabar its kind and the record it is about
 * @param isPenyetuju whether the reader approves HR's pay
 */
export function tujuanKabar(
  role: Role,
  kabar?: { readonly jenis: string; readonly detailId: number },
  isPenyetuju = false,
): TujuanPush {
  const diminta = JENIS_NOTIFIKASI.find((satu) => satu === kabar?.jenis)
  const tujuan = diminta && ((isPenyetuju ? TUJUAN_PENYETUJU[diminta] : undefined) ?? TUJUAN[diminta])
  if (tujuan === LEMBAR) return `${LEMBAR}${kabar?.detailId ?? 0}`
  return tujuan ?? (role === 'karyawan' ? '/rekap/perizinan' : '/izin')
}
