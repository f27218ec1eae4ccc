import type { Tindakan } from '../akses/tabel.ts'

// Beside the table of rights, which the phone loads: these two the server alone asks.

/** What only a session that was confirmed within the last minutes may do (`isDikonfirmasi`). */
const TEGAS: ReadonlySet<Tindakan> = new Set<Tindakan>([
  'POST /kelola/payroll/terbitkan',
  'POST /payroll/{id}/terbitkan',
  /** Everybody's account and pay on a file, and from where it is sent */
  'POST /kelola/payroll/berkas',
  'POST /kelola/payroll/berkas/sumber',
  'POST /karyawan/{id}/peran',
  /** The code opens somebody's account */
  'POST /karyawan/{id}/kode-reset',
  /** Roles, addresses and bank accounts of many at once; and all of them on a file */
  'POST /kelola/impor-karyawan/{id}/jalankan',
  'POST /kelola/karyawan/ekspor',
  /** So do the codes on printed invitations */
  'POST /kelola/karyawan/undang',
  'POST /karyawan/{id}/rekening/konfirmasi',
  'POST /karyawan/{id}/faktor-kedua/hapus',
  /** How long money, photos and doors are guarded, and who approves pay */
  'POST /kelola/pengaturan',
  'POST /penahanan/{id}/cabut',
  'POST /pengaturan/payroll',
  'POST /keamanan/totp',
  'POST /keamanan/totp/hapus',
  'POST /keamanan/passkey/tantangan',
  'POST /keamanan/passkey/{id}/hapus',
  'POST /keamanan/kode-pemulihan',
])

/** What leads to a second factor: all that is open to those who have to have one and do not yet. */
const PENDAFTARAN: ReadonlySet<Tindakan> = new Set<Tindakan>([
  'GET /keamanan',
  'POST /keamanan/totp',
  'POST /keamanan/totp/aktif',
  'POST /keamanan/passkey/tantangan',
  'POST /keamanan/passkey',
  'POST /konfirmasi',
  'POST /logout',
])

/** Whether the action is part of setting up a second factor. */
export function isPendaftaran(tindakan: Tindakan): boolean {
  return PENDAFTARAN.has(tindakan)
}

/** Whether the action asks for the password or a passkey of somebody who signed in a while ago. */
export function isTegas(tindakan: Tindakan): boolean {
  return TEGAS.has(tindakan)
}
