import { absensi } from './absensi.ts'
import { auth } from './auth.ts'
import { cuti } from './cuti.ts'
import { faktor } from './faktor.ts'
import { jadwal } from './jadwal.ts'
import { kelolaKantor } from './kantor.ts'
import { karyawan } from './karyawan.ts'
import { lembur } from './lembur.ts'
import { notifikasi } from './notifikasi.ts'
import { payroll } from './payroll.ts'
import { payrollKelola } from './payroll-kelola.ts'
import { penempatan } from './penempatan.ts'
import { presensi } from './presensi.ts'
import { presensiTim } from './presensi-tim.ts'
import { profil } from './profil.ts'
import { masaSimpan } from './masa-simpan.ts'
import { pengaturan } from './pengaturan.ts'
import { pengingat } from './pengingat.ts'
import { penggantian } from './pengganti.ts'
import { pengumuman } from './pengumuman.ts'
import { perubahan } from './perubahan.ts'
import { push } from './push.ts'
import { reference } from './reference.ts'
import { rekap } from './rekap.ts'
import { sistem } from './sistem.ts'
import { upah } from './upah.ts'
import type { Call } from './call.ts'

/** Every call of the API. The server mounts and validates with it; the browser imports its types alone. */
export const contract = {
  ...auth,
  ...faktor,
  ...profil,
  ...presensi,
  ...presensiTim,
  ...rekap,
  ...jadwal,
  ...kelolaKantor,
  ...karyawan,
  ...absensi,
  ...lembur,
  ...upah,
  ...payroll,
  ...payrollKelola,
  ...cuti,
  ...masaSimpan,
  ...pengaturan,
  ...penggantian,
  ...pengumuman,
  ...notifikasi,
  ...push,
  ...pengingat,
  ...penempatan,
  ...perubahan,
  ...reference,
  ...sistem,
} satisfies Record<string, Call>

export type Contract = typeof contract
