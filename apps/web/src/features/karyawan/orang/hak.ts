import type { TindakanLayar } from '@rekan/domain/akses/boleh'
import { isUrusan, may, reachOf } from '../../../lib/boleh.ts'
import type { DetailOrang } from './orang.queries.ts'
import type { Profile } from '../../profil/diri/profil.wire.ts'

/** What who settles the affairs of a person of HR sees of them */
const URUSAN: ReadonlySet<TindakanLayar> = new Set<TindakanLayar>([
  'GET /karyawan/{id}/upah',
  'GET /kelola/karyawan/{id}/kontrak',
  'GET /kelola/karyawan/{id}/pajak',
])

/** Whether the server would let this reader do it with this person; what it shows of them tells whose people they are. */
export function mayDo(profile: Profile, tindakan: TindakanLayar, orang: DetailOrang): boolean {
  if (URUSAN.has(tindakan) && isUrusan(profile, orang.id)) return true
  const sejauh = reachOf(profile, tindakan)
  if (sejauh === undefined) return false
  if (sejauh === 'semua' || String(profile.karyawanId) === orang.id) return true
  return sejauh !== 'diri' && orang.tanggal_masuk !== ''
}

/** The same for actions that require a role no lower than the person's own. */
export function mayManage(profile: Profile, tindakan: TindakanLayar, orang: DetailOrang): boolean {
  const { akun } = orang
  return akun !== null && profile.boleh.mengurus.includes(akun.role) && mayDo(profile, tindakan, orang)
}

/** Whether the reader may place this person anew. */
export function mayPlace(profile: Profile, orang: DetailOrang): boolean {
  return orang.active && orang.keluar === null && mayManage(profile, 'POST /karyawan/{id}/penempatan', orang)
}

/** Whether the reader may take this person's role and give another. */
export function mayGivePeran(profile: Profile, orang: DetailOrang): boolean {
  const { akun } = orang
  return (
    akun !== null &&
    profile.boleh.memberi.includes(akun.role) &&
    mayDo(profile, 'POST /karyawan/{id}/peran', orang)
  )
}

/** Whether the reader may make a code that opens this person's account: nobody their own. */
export function mayOpenAkun(profile: Profile, { akun }: DetailOrang): boolean {
  return (
    akun !== null &&
    akun.id !== profile.id &&
    profile.boleh.memberi.includes(akun.role) &&
    may(profile, 'POST /karyawan/{id}/kode-reset')
  )
}
