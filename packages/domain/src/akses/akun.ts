import { type Pelaku, type Wewenang, cakupan } from './akses.ts'
import { type Role, mayGiveRole, mayManageRole } from './peran.ts'

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
    cakupan(pelaku, 'POST /karyawan/{id}/kode-reset') !== null &&
    mayGiveRole(pelaku.role, akun.role)
  )
}

/**
 * Holds for an account that decides about somebody: is it theirs to open? An administrator's alone, who is not HR as well
 * under another account: whoever has both would decide by it what they pay themselves.
 */
export function mayOpenPemutus(role: Role, isHrdJuga: boolean): boolean {
  return role === 'admin' && !isHrdJuga
}

/**
 * May this account edit or end one that has `role`? Who has a role for some branches only what lies below it: an account
 * of theirs for the whole company would widen their own.
 */
export function mayManage({ role: pengurus, kantorIds }: Wewenang, role: Role): boolean {
  return kantorIds === undefined ? mayManageRole(pengurus, role) : mayGiveRole(pengurus, role)
}
