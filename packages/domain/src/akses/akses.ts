/** What the table of rights says of an account, a person's record and a list (`docs/rules.md`, section 6.5). */
import { type Role, PEMUTUS } from './peran.ts'
import { type BarisHak, type Cakupan, type Tindakan, AKSES } from './tabel.ts'

/** A role, and the branches (offices) it is given for; absent, it is given for the whole company. */
export type Wewenang = { readonly role: Role; readonly kantorIds?: readonly number[] }

/** Who acts: the account, its role, its employee if it has one. */
export type Pelaku = Wewenang & {
  readonly penggunaId: number
  readonly karyawanId: number | null
  /** Whom an account without an employee is by its name: accounts of one person count as one */
  readonly diri?: readonly number[]
  /** People of HR whose affairs the account settles, since it approves HR's pay; absent: nobody's */
  readonly urusanHrd?: readonly number[]
  /** Acts for themselves by another account, as the operator has let them */
  readonly isTanpaOrangKedua?: true
}

/** Whose record it is: the employee, the accounts that coordinate that employee today, and who stands in for those now. */
export type Pemilik = {
  readonly karyawanId: number
  /** Their branch: the office of the primary placement (`docs/rules.md`, section 6.9); absent for who never had one */
  readonly kantorId?: number | null
  readonly koordinatorIds: readonly number[]
  readonly penggantiIds?: readonly number[]
  /** Where they work on the day at hand, as far as somebody coordinates that site, or stands in for who does */
  readonly lokasi?: readonly LokasiDikoordinasi[]
}

/** A site with the accounts that coordinate it now. */
export type LokasiDikoordinasi = { readonly kantorId: number; readonly koordinatorIds: readonly number[] }

/**
 * What who stands in for a coordinator may do with that coordinator's people, and who coordinates a site with those who
 * work there that day: their attendance, who comes in their place, and nothing else of them.
 */
const KEHADIRAN: ReadonlySet<Tindakan> = new Set<Tindakan>([
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

/**
 * What who settles the affairs of people of HR sees of these people, and does where it is seen, as HR does of everybody's: their
 * attendance, pay and contracts. What they ask for is shown by the request, which names who decides it.
 */
const URUSAN_DIBACA: ReadonlySet<Tindakan> = new Set<Tindakan>([
  'GET /karyawan/presensi',
  'GET /karyawan/presensi/{id}',
  'GET /karyawan/{id}/presensi',
  'POST /karyawan/presensi/{id}/tinjauan',
  'POST /karyawan/presensi/{id}/koreksi',
  'POST /karyawan/presensi/{id}/istirahat',
  'POST /presensi/kejadian/{id}/sanggah/putuskan',
  'POST /karyawan/{id}/rekening/konfirmasi',
  'GET /karyawan/{id}/upah',
  'GET /kelola/karyawan/{id}/kontrak',
  'GET /kelola/karyawan/{id}/pajak',
  'GET /kelola/karyawan/{id}/kasbon',
  'GET /kelola/reimburse',
  'GET /reimburse/{id}/bukti',
  'selfie',
])

declare const cap: unique symbol

/** Whose rows a list may show. Only `lingkup` makes one, so that no list query runs without having asked. */
export type Lingkup = (
  | {
      readonly jenis: 'diri'
      readonly karyawanId: number | null
      /** People of HR whose affairs the account settles */
      readonly urusanHrd?: readonly number[]
    }
  | {
      readonly jenis: 'tim'
      readonly karyawanId: number | null
      readonly penggunaId: number
      /** Those of coordinators in whose place the account stands now as well, and who works at the sites of either */
      readonly kehadiran: boolean
      /** Of those, the people of these branches alone; absent: of all */
      readonly kantorIds?: readonly number[]
      readonly urusanHrd?: readonly number[]
    }
  | { readonly jenis: 'kantor'; readonly karyawanId: number | null; readonly kantorIds: readonly number[] }
  | { readonly jenis: 'semua' }
) & { readonly [cap]: true }

/** Whether the table has a row of that name. */
export function isTindakan(nama: string): nama is Tindakan {
  return Object.hasOwn(AKSES, nama)
}

/** Whether who settles the affairs of people of HR sees it of these people, whatever their role. */
export function isUrusanDibaca(tindakan: Tindakan): boolean {
  return URUSAN_DIBACA.has(tindakan)
}

/** Whether the action needs no account at all. */
export function isPublik(tindakan: Tindakan): boolean {
  return AKSES[tindakan] === 'publik'
}

/** Whether the action is a client's contact person's, who has no account. */
export function isKontak(tindakan: Tindakan): boolean {
  return AKSES[tindakan] === 'kontak'
}

/**
 * How far a role with its scope reaches with an action; null means it may not do it at all. Whose records are shown is
 * asked of `lingkup` and `may`.
 */
export function cakupan({ role, kantorIds }: Wewenang, tindakan: Tindakan): Cakupan | null {
  const baris: BarisHak = AKSES[tindakan]
  if (typeof baris === 'string') return baris === 'publik' ? 'semua' : null
  const sejauh = baris[role] ?? null
  if (kantorIds === undefined) return sejauh === 'perusahaan' ? 'semua' : sejauh
  if (sejauh === 'perusahaan') return null
  return sejauh === 'semua' ? 'kantor' : sejauh
}

/** Whose rows this account may list with an action; null means none. */
export function lingkup(pelaku: Pelaku, tindakan: Tindakan): Lingkup | null {
  const { karyawanId, penggunaId, kantorIds, urusanHrd } = pelaku
  const urusan = urusanHrd !== undefined && URUSAN_DIBACA.has(tindakan) && { urusanHrd }
  const jenis = cakupan(pelaku, tindakan) ?? (urusan ? 'diri' : null)
  if (jenis === null) return null
  const kehadiran = KEHADIRAN.has(tindakan)
  const cabang = kantorIds && { kantorIds }
  return { jenis, karyawanId, penggunaId, kehadiran, ...cabang, ...urusan } as unknown as Lingkup
}

/**
 * Whether an account may do the action on a person's record. Nobody may decide their own request, whatever their role.
 */
export function may(pelaku: Pelaku, tindakan: Tindakan, pemilik: Pemilik): boolean {
  if (URUSAN_DIBACA.has(tindakan) && pelaku.urusanHrd?.includes(pemilik.karyawanId) === true) return true
  const sejauh = cakupan(pelaku, tindakan)
  if (sejauh === null) return false
  if (pelaku.karyawanId === pemilik.karyawanId) return AKSES[tindakan] !== PEMUTUS
  if (sejauh === 'diri') return false
  if (sejauh === 'tim' && KEHADIRAN.has(tindakan) && isDiLokasi(pelaku, pemilik)) return true
  if (!isSecabang(pelaku, pemilik)) return false
  if (sejauh !== 'tim') return true
  const { koordinatorIds, penggantiIds = [] } = pemilik
  const atasan = KEHADIRAN.has(tindakan) ? [...koordinatorIds, ...penggantiIds] : koordinatorIds
  return atasan.includes(pelaku.penggunaId)
}

/** Whether a person works that day at a site of the account's; of a role given for branches, at one of these. */
function isDiLokasi({ penggunaId, kantorIds }: Pelaku, { lokasi = [] }: Pemilik): boolean {
  return lokasi.some(
    ({ kantorId, koordinatorIds }) =>
      koordinatorIds.includes(penggunaId) && (kantorIds === undefined || kantorIds.includes(kantorId)),
  )
}

/** Whether a person belongs to a branch that the account's role is given for. */
function isSecabang({ kantorIds }: Pelaku, { kantorId }: Pemilik): boolean {
  return kantorIds === undefined || kantorIds.some((satu) => satu === kantorId)
}
