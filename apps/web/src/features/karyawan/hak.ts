import { type Tindakan, bolehBukaAkun, cakupan } from '@rekan/domain/akses'
import { bolehMemberi, bolehMengurus } from '@rekan/domain/peran'
import type { Profile } from '../profil/profil.queries.ts'
import type { DetailOrang } from './orang.api.ts'

/** Whether the server would let this reader do it with this person; what it shows of them tells whose people they are. */
export function mayDo({ role, karyawanId }: Profile, tindakan: Tindakan, orang: DetailOrang): boolean {
  const sejauh = cakupan(role.name, tindakan)
  if (sejauh === null) return false
  if (sejauh === 'semua' || String(karyawanId) === orang.id) return true
  return sejauh === 'tim' && orang.tanggalMasuk !== ''
}

/** The same for what only those may do who stand no lower than the person's own role. */
export function mayManage(profile: Profile, tindakan: Tindakan, orang: DetailOrang): boolean {
  const { akun } = orang
  return akun !== null && bolehMengurus(profile.role.name, akun.role) && mayDo(profile, tindakan, orang)
}

/** Whether the reader may take this person's role and give another. */
export function mayGivePeran(profile: Profile, orang: DetailOrang): boolean {
  const { akun } = orang
  return (
    akun !== null &&
    bolehMemberi(profile.role.name, akun.role) &&
    mayDo(profile, 'POST /karyawan/{id}/peran', orang)
  )
}

/** Whether the reader may make a code that opens this person's account. */
export function mayOpenAkun({ id, role, karyawanId }: Profile, { akun }: DetailOrang): boolean {
  const pelaku = { penggunaId: id, role: role.name, karyawanId: karyawanId === 0 ? null : karyawanId }
  return akun !== null && bolehBukaAkun(pelaku, { penggunaId: akun.id, role: akun.role })
}
