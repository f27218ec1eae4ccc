/**
 * The one table of who may do what. Routes refuse by it, lists are scoped by it, screens hide by it, tests walk it.
 * An action without a row is nobody's (`docs/rules.md`, section 6.5).
 */
import { type Role, PEMUTUS, PENGELOLA_AKUN, mayGiveRole } from './peran.ts'

/** Whose records: one's own, those of the people assigned to one (and one's own), everybody's. */
export const CAKUPAN = ['diri', 'tim', 'semua'] as const
export type Cakupan = (typeof CAKUPAN)[number]

type BarisHak = 'publik' | Readonly<Partial<Record<Role, Cakupan>>>

/** Keep each row's own type, and unlike an assertion leave the table open to mutation. */
function row<const T extends BarisHak>(reach: T): T {
  return reach
}
function rows<const T extends Readonly<Record<string, BarisHak>>>(table: T): T {
  return table
}

const setiapOrang = row({ karyawan: 'diri', koordinator: 'diri', hrd: 'diri', admin: 'diri' })
const bertingkat = row({ karyawan: 'diri', koordinator: 'tim', hrd: 'semua', admin: 'diri' })
/** Their own while it waits, HR anybody's */
const pembatal = row({ karyawan: 'diri', koordinator: 'diri', hrd: 'semua', admin: 'diri' })
const pencatat = row({ koordinator: 'tim', hrd: 'semua' })
const hrdSaja = row({ hrd: 'semua' })
/** Who has a desk: coordinators with their people, HR with everybody, administrators with accounts and the trail */
const bermeja = row({ koordinator: 'tim', hrd: 'semua', admin: 'semua' })
const adminSaja = row({ admin: 'semua' })
const referensi = row({ karyawan: 'semua', koordinator: 'semua', hrd: 'semua', admin: 'semua' })

/** Every call, and below them the rights that are no call of their own. */
export const AKSES = rows({
  'POST /login': 'publik',
  'POST /login/faktor-kedua': 'publik',
  'POST /login/passkey': 'publik',
  'POST /passkey/tantangan': 'publik',
  'POST /forgot-password': 'publik',
  'POST /reset-password': 'publik',
  'POST /batal-ubah': 'publik',
  'POST /undangan': 'publik',
  'POST /masuk-pertama': 'publik',
  'POST /logout': setiapOrang,
  'POST /kata-sandi': setiapOrang,
  'POST /konfirmasi': setiapOrang,
  'GET /keamanan': setiapOrang,
  'POST /keamanan/totp': setiapOrang,
  'POST /keamanan/totp/aktif': setiapOrang,
  'POST /keamanan/totp/hapus': setiapOrang,
  'POST /keamanan/passkey/tantangan': setiapOrang,
  'POST /keamanan/passkey': setiapOrang,
  'POST /keamanan/passkey/{id}/hapus': setiapOrang,
  'POST /keamanan/kode-pemulihan': setiapOrang,
  'GET /sesi': setiapOrang,
  'POST /sesi/{id}/revoke': setiapOrang,
  'POST /sesi/revoke-others': setiapOrang,
  'GET /profile': setiapOrang,
  'POST /profile': setiapOrang,
  'POST /profile/kosongkan': setiapOrang,
  'POST /profile/nomor-hp': setiapOrang,

  'POST /presensi/check-in': bertingkat,
  'POST /presensi/check-out': bertingkat,
  /** What one has sent oneself, for whomever one may punch */
  'POST /presensi/kejadian/{id}/tarik': bertingkat,
  'GET /karyawan/presensi': bertingkat,
  'GET /karyawan/presensi/ringkasan': bertingkat,
  'GET /karyawan/presensi/{id}': bertingkat,
  'GET /karyawan/{id}/presensi': bertingkat,
  'POST /karyawan/presensi/{id}/tinjauan': PEMUTUS,
  'GET /rekap/presensi': setiapOrang,
  'GET /rekap/presensi/list': setiapOrang,
  'GET /jadwal': setiapOrang,

  'GET /absensi': bertingkat,
  'GET /absensi/{id}': bertingkat,
  'POST /absensi/{id}/approve': PEMUTUS,
  'POST /absensi/{id}/reject': PEMUTUS,
  'POST /absensi/{id}/cancel': pembatal,
  'POST /absensi/pengajuan': setiapOrang,
  'GET /absensi/hitung': setiapOrang,
  'GET /rekap/absensi': setiapOrang,
  'GET /rekap/perizinan': setiapOrang,
  'GET /rekap/cuti': setiapOrang,
  'GET /karyawan/{id}/cuti': bertingkat,
  'POST /karyawan/{id}/cuti': hrdSaja,
  'GET /pengaturan/cuti': hrdSaja,
  'POST /pengaturan/cuti': hrdSaja,
  'POST /karyawan/presensi/{id}/koreksi': hrdSaja,

  /** Written down for somebody, never for oneself */
  'POST /kelola/izin': pencatat,
  'GET /kelola/izin/hitung': pencatat,
  /** Beside this row: never one's own */
  'POST /kelola/lembur/{id}/jam': hrdSaja,
  'GET /kelola/lembur/daftar': hrdSaja,

  'GET /lembur': bertingkat,
  'GET /lembur/{id}': bertingkat,
  'POST /lembur/pengajuan': bertingkat,
  'POST /lembur/{id}/approve': PEMUTUS,
  'POST /lembur/{id}/reject': PEMUTUS,
  'POST /lembur/{id}/cancel': pembatal,
  'POST /lembur/{id}/bersedia': setiapOrang,
  'GET /lembur/hitung': bertingkat,

  'GET /pengganti': { karyawan: 'diri', koordinator: 'diri', hrd: 'semua', admin: 'diri' },
  'POST /pengganti': { koordinator: 'diri', hrd: 'semua' },
  'POST /pengganti/{id}/cancel': { koordinator: 'diri', hrd: 'semua' },
  'GET /pengajuan/jumlah': setiapOrang,

  'GET /karyawan/{id}/upah': hrdSaja,
  'POST /karyawan/{id}/upah': hrdSaja,

  /** No pay stands in it */
  'GET /kelola/karyawan/{id}/kontrak': { koordinator: 'tim', hrd: 'semua' },
  'POST /kelola/karyawan/{id}/kontrak': hrdSaja,
  'POST /kelola/kontrak/{id}': hrdSaja,
  'POST /kelola/kontrak/{id}/hapus': hrdSaja,
  'POST /kelola/karyawan/kontrak/perpanjangan': hrdSaja,
  /** Beside this row, of a coordinator's people only kinds that are the coordinator's to know, without number and file */
  'GET /kelola/karyawan/{id}/dokumen': { koordinator: 'tim', hrd: 'semua' },
  'POST /kelola/karyawan/{id}/dokumen': hrdSaja,
  'GET /kelola/dokumen/{id}/berkas': hrdSaja,
  'POST /kelola/dokumen/{id}': hrdSaja,
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
  'POST /kelola/payroll/bagikan': hrdSaja,
  'POST /kelola/payroll/terbitkan': hrdSaja,
  'GET /kelola/payroll/templat': hrdSaja,
  'POST /kelola/payroll/impor': hrdSaja,
  'POST /payroll/{id}': hrdSaja,
  'POST /payroll/{id}/hapus': hrdSaja,
  'POST /payroll/{id}/revisi': hrdSaja,
  /** Beside this row, `mayApproveSlip`: whoever is named, whatever their role */
  'POST /payroll/{id}/terbitkan': setiapOrang,
  'GET /pengaturan/payroll': PENGELOLA_AKUN,
  'POST /pengaturan/payroll': adminSaja,
  'GET /kelola/pengaturan': PENGELOLA_AKUN,
  /** Beside this row, `mayEditPengaturan` for the setting */
  'POST /kelola/pengaturan': PENGELOLA_AKUN,
  'GET /kelola/pengaturan/libur': hrdSaja,
  'POST /kelola/pengaturan/libur': hrdSaja,
  'GET /kelola/pengaturan/jenis-cuti': hrdSaja,
  'POST /kelola/pengaturan/jenis-cuti': hrdSaja,
  'POST /kelola/pengaturan/jenis-cuti/{id}': hrdSaja,
  'POST /kelola/pengaturan/uji-surat': adminSaja,
  'POST /kelola/pengaturan/uji-push': PENGELOLA_AKUN,
  'GET /privasi': setiapOrang,
  'GET /masa-simpan': hrdSaja,
  'POST /penahanan': hrdSaja,
  'POST /penahanan/{id}/cabut': hrdSaja,
  'GET /pengaturan/perusahaan': hrdSaja,
  'POST /pengaturan/perusahaan': hrdSaja,

  'GET /pengumuman': { karyawan: 'semua', hrd: 'semua' },
  'GET /pengumuman/{id}': { karyawan: 'semua', hrd: 'semua' },
  'POST /pengumuman/{id}/read': { karyawan: 'semua' },
  'POST /pengumuman': hrdSaja,
  'POST /pengumuman/{id}': hrdSaja,
  'POST /pengumuman/{id}/publish': hrdSaja,
  'POST /pengumuman/{id}/withdraw': hrdSaja,
  'POST /pengumuman/{id}/delete': hrdSaja,
  'POST /pengumuman/{id}/lampiran': hrdSaja,
  'POST /pengumuman/{id}/lampiran/delete': hrdSaja,

  'GET /notifikasi': setiapOrang,
  'GET /notifikasi/jumlah': setiapOrang,
  'POST /notifikasi/read-all': setiapOrang,
  'POST /notifikasi/{id}/read': setiapOrang,
  'GET /push/public-key': setiapOrang,
  'POST /push/langganan': setiapOrang,
  'POST /push/berhenti': setiapOrang,
  'GET /pengingat': setiapOrang,
  'POST /pengingat': setiapOrang,

  'GET /kelola/kerangka': bermeja,
  'GET /kelola/peristiwa': bermeja,
  /** Beside this row, `dataPribadi` for a NIK and `dataKontak` for a number */
  'GET /kelola/cari': bermeja,

  'GET /sistem': adminSaja,
  'GET /sistem/audit': adminSaja,

  'GET /karyawan': { karyawan: 'semua', koordinator: 'semua', hrd: 'semua', admin: 'semua' },
  'GET /karyawan/{id}': { karyawan: 'semua', koordinator: 'semua', hrd: 'semua', admin: 'semua' },
  'GET /karyawan/{id}/ringkasan': bertingkat,
  'POST /karyawan': PENGELOLA_AKUN,
  'POST /karyawan/{id}': hrdSaja,
  'POST /karyawan/{id}/nonaktif': PENGELOLA_AKUN,
  'POST /karyawan/{id}/aktif': PENGELOLA_AKUN,
  /** Beside this row, `mayGiveRole` for the role that was and the one to come */
  'POST /karyawan/{id}/peran': PENGELOLA_AKUN,
  /** Nobody their own */
  'POST /karyawan/{id}/rekening/konfirmasi': hrdSaja,
  'POST /karyawan/{id}/penempatan': hrdSaja,
  /** Beside this row, `mayOpenAkun` */
  'POST /kelola/karyawan/undang': PENGELOLA_AKUN,
  /** Beside this row, `mayOpenAkun` */
  'POST /karyawan/{id}/kode-reset': PENGELOLA_AKUN,
  /** Beside this row, `mayOpenAkun` */
  'POST /karyawan/{id}/faktor-kedua/hapus': PENGELOLA_AKUN,
  'GET /karyawan/{id}/penempatan': { karyawan: 'diri', koordinator: 'tim', hrd: 'semua', admin: 'semua' },
  'GET /karyawan/{id}/perubahan': hrdSaja,
  'GET /reference/jenis-karyawan': referensi,
  'GET /reference/status-pernikahan': referensi,
  'GET /reference/jenjang-pendidikan': referensi,
  'GET /reference/jenis-cuti': referensi,
  'GET /reference/bank': referensi,
  'POST /kantor/{id}/area': hrdSaja,
  'GET /kelola/lokasi': hrdSaja,
  'GET /kelola/lokasi/peta': hrdSaja,
  'GET /kelola/lokasi/zona': hrdSaja,
  'POST /kelola/lokasi/uji': hrdSaja,
  'GET /kelola/lokasi/{id}': hrdSaja,
  'GET /kelola/lokasi/{id}/posisi': hrdSaja,
  'POST /kelola/lokasi': hrdSaja,
  'POST /kelola/lokasi/{id}': hrdSaja,
  'GET /kelola/lokasi/{id}/tutup': hrdSaja,
  'POST /kelola/lokasi/{id}/tutup': hrdSaja,
  'POST /kelola/lokasi/{id}/buka': hrdSaja,
  'GET /reference/kantor': PENGELOLA_AKUN,
  'GET /reference/jadwal': PENGELOLA_AKUN,
  'GET /koordinator': referensi,

  /** The photo of a punch, wherever its record is shown */
  selfie: { karyawan: 'diri', koordinator: 'tim', hrd: 'semua' },
  /** Of a person's record: since when, of which kind, the leave left, office and working hours */
  dataPekerjaan: { karyawan: 'diri', koordinator: 'tim', hrd: 'semua', admin: 'semua' },
  /** NIK, birth, marriage, education, insurance, bank */
  dataPribadi: { karyawan: 'diri', koordinator: 'diri', hrd: 'semua', admin: 'diri' },
  /** By which number somebody is reached; beside this row, everybody once its owner consents */
  dataKontak: bertingkat,
  /** The account a person signs in with */
  dataAkun: PENGELOLA_AKUN,
  /** People who have left */
  karyawanNonaktif: PENGELOLA_AKUN,
  /** Announcements that are not published, and who has read the others */
  pengumumanKelola: hrdSaja,
  /** Approving overtime above the limits of PP 35/2021, article 26 */
  lemburDiAtasBatas: hrdSaja,
  /** The back office; each desk of it asks a right of its own */
  kelola: bermeja,
})

export type Tindakan = keyof typeof AKSES

/** Who acts: the account, its role, its employee if it has one. */
export type Pelaku = { readonly penggunaId: number; readonly role: Role; readonly karyawanId: number | null }

/** Whose record it is: the employee, the accounts that coordinate that employee today, and who stands in for those now. */
export type Pemilik = {
  readonly karyawanId: number
  readonly koordinatorIds: readonly number[]
  readonly penggantiIds?: readonly number[]
}

/** What who stands in for a coordinator may do with that coordinator's people: their attendance, and nothing else of them. */
const OLEH_PENGGANTI: ReadonlySet<Tindakan> = new Set<Tindakan>([
  'POST /presensi/check-in',
  'POST /presensi/check-out',
  'POST /presensi/kejadian/{id}/tarik',
  'GET /karyawan/presensi',
  'GET /karyawan/presensi/ringkasan',
  'GET /karyawan/presensi/{id}',
  'GET /karyawan/{id}/presensi',
  'POST /karyawan/presensi/{id}/tinjauan',
  'selfie',
])

declare const cap: unique symbol

/** Whose rows a list may show. Only `lingkup` makes one, so that no list query runs without having asked. */
export type Lingkup = (
  | { readonly jenis: 'diri'; readonly karyawanId: number | null }
  | {
      readonly jenis: 'tim'
      readonly karyawanId: number | null
      readonly penggunaId: number
      /** Those of coordinators in whose place the account stands now as well */
      readonly sebagaiPengganti: boolean
    }
  | { readonly jenis: 'semua' }
) & { readonly [cap]: true }

/** Whether the table has a row of that name. */
export function isTindakan(nama: string): nama is Tindakan {
  return Object.hasOwn(AKSES, nama)
}

/** Whether the action needs no account at all. */
export function isPublik(tindakan: Tindakan): boolean {
  return AKSES[tindakan] === 'publik'
}

/** How far a role reaches with an action; null means it may not do it at all. */
export function cakupan(role: Role, tindakan: Tindakan): Cakupan | null {
  const baris: BarisHak = AKSES[tindakan]
  return baris === 'publik' ? 'semua' : (baris[role] ?? null)
}

/** Whose rows this account may list with an action; null means none. */
export function lingkup(pelaku: Pelaku, tindakan: Tindakan): Lingkup | null {
  const jenis = cakupan(pelaku.role, tindakan)
  if (jenis === null) return null
  const { karyawanId, penggunaId } = pelaku
  const sebagaiPengganti = OLEH_PENGGANTI.has(tindakan)
  return { jenis, karyawanId, penggunaId, sebagaiPengganti } as unknown as Lingkup
}

/**
 * Whether an account may do the action on a person's record. Nobody may decide their own request, whatever their role.
 */
export function may(pelaku: Pelaku, tindakan: Tindakan, pemilik: Pemilik): boolean {
  const sejauh = cakupan(pelaku.role, tindakan)
  if (sejauh === null) return false
  if (pelaku.karyawanId === pemilik.karyawanId) return AKSES[tindakan] !== PEMUTUS
  if (sejauh !== 'tim') return sejauh === 'semua'
  const { koordinatorIds, penggantiIds = [] } = pemilik
  const atasan = OLEH_PENGGANTI.has(tindakan) ? [...koordinatorIds, ...penggantiIds] : koordinatorIds
  return atasan.includes(pelaku.penggunaId)
}

/**
 * May this account make a code that opens that one? Nobody their own, and HR no other HR's: whoever opens a colleague's
 * account could decide their own requests by it.
 */
export function mayOpenAkun(
  pelaku: Pelaku,
  akun: { readonly penggunaId: number; readonly role: Role },
): boolean {
  return (
    pelaku.penggunaId !== akun.penggunaId &&
    cakupan(pelaku.role, 'POST /karyawan/{id}/kode-reset') !== null &&
    mayGiveRole(pelaku.role, akun.role)
  )
}

/** May this account make a person's payslip? Their own as a draft alone, where somebody else is named who approves it. */
export function mayComposeSlip(pelaku: Pelaku, karyawanId: number, penyetujuId: number | null): boolean {
  const isHrd = cakupan(pelaku.role, 'POST /kelola/payroll') === 'semua'
  return (
    isHrd && (pelaku.karyawanId !== karyawanId || (penyetujuId !== null && penyetujuId !== pelaku.penggunaId))
  )
}

/** May this account approve a payslip that its owner made? Who is named for it, never the owner. */
export function mayApproveSlip(
  pelaku: Pelaku,
  slip: { readonly karyawanId: number; readonly isBuatanSendiri: boolean },
  penyetujuId: number | null,
): boolean {
  return slip.isBuatanSendiri && penyetujuId === pelaku.penggunaId && pelaku.karyawanId !== slip.karyawanId
}
