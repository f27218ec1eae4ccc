import { tujuanAman } from '@rekan/domain/auth/auth'
import { simpanan } from '../../../lib/simpanan.ts'

const KEY = 'rekan.tujuan'

// Who signs in at the company's provider leaves the app meanwhile.

/** Keeps where a sign-in is to lead. */
export function setTujuan(tujuan: string): void {
  simpanan.set(KEY, tujuan)
}

/** Where the sign-in that is under way leads, this once; home without one. */
export function takeTujuan(): string {
  const tujuan = tujuanAman(simpanan.get(KEY))
  simpanan.remove(KEY)
  return tujuan
}
