/** From the least to the most far-reaching. */
export const ROLE = ['karyawan', 'auditor', 'koordinator', 'hrd', 'admin'] as const
export type Role = (typeof ROLE)[number]

/** Roles that may be given for some branches alone. */
export const ROLE_BERLINGKUP: readonly Role[] = ['auditor', 'koordinator', 'hrd']

/** Who decides what others ask for, and of whom. */
export const PEMUTUS = { koordinator: 'tim', hrd: 'semua' } as const

/** Whether an account of this role decides what others ask for, or makes one that does. */
export function isPemutus(role: Role): boolean {
  return role === 'admin' || Object.hasOwn(PEMUTUS, role)
}

/** Who looks after the accounts of others. */
export const PENGELOLA_AKUN = { hrd: 'semua', admin: 'semua' } as const

/** May this role edit or end an account that has `role`? Nobody reaches above themselves. */
export function mayManageRole(pengurus: Role, role: Role): boolean {
  return ROLE.indexOf(pengurus) >= ROLE.indexOf(role)
}

/** May this role give `role` to somebody? Only below oneself: HR who makes HR could decide their own requests by it. */
export function mayGiveRole(pemberi: Role, role: Role): boolean {
  return pemberi === 'admin' || (mayManageRole(pemberi, role) && pemberi !== role)
}
