import type { Tindakan } from '../akses/tabel.ts'

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

/** Whether the action is part of setting up a second factor; the server alone asks, so that no phone loads it. */
export function isPendaftaran(tindakan: Tindakan): boolean {
  return PENDAFTARAN.has(tindakan)
}
