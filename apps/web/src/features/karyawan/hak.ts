import { type Tindakan, cakupan } from '@rekan/domain/akses'
import type { Profile } from '../profil/profil.queries.ts'
import type { DetailOrang } from './karyawan.queries.ts'

/** Whether the server would let this reader do it with this person; what it shows of them tells whose people they are. */
export function mayDo({ role, karyawanId }: Profile, tindakan: Tindakan, orang: DetailOrang): boolean {
  const sejauh = cakupan(role.name, tindakan)
  if (sejauh === null) return false
  if (sejauh === 'semua' || String(karyawanId) === orang.id) return true
  return sejauh === 'tim' && orang.tanggalMasuk !== ''
}
