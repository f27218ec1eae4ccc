import type { Role } from '@rekan/domain/akses/peran'

export const ROLE_LABEL: Readonly<Record<Role, string>> = {
  karyawan: 'Karyawan',
  auditor: 'Auditor',
  koordinator: 'Koordinator',
  hrd: 'HRD',
  admin: 'Administrator',
}
