import type { Role } from '@rekan/domain/akses/peran'

/** Roles that may be given for some offices alone; the server refuses offices of others. */
export const BERLINGKUP: readonly Role[] = ['auditor', 'koordinator', 'hrd']

/** What a role may do, for who gives it (`docs/rules.md`, section 6.5). */
export const ARTI: Readonly<Record<Role, string>> = {
  karyawan: 'Presensi, pengajuan, dan slip gaji sendiri.',
  auditor: 'Membaca data orang, presensi, dan jejak audit; tidak dapat mengubah apa pun.',
  koordinator:
    'Melihat dan meninjau presensi orang yang dikoordinasinya, dan memutuskan izin serta lemburnya. Tidak melihat gaji.',
  hrd: 'Mengurus karyawan, cuti, upah, slip gaji, lokasi, dan pengaturan perusahaan.',
  admin: 'Mengurus akun, peran, cara masuk, modul, dan jejak audit. Tidak melihat gaji dan foto orang lain.',
}
