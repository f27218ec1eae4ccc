import { AUTH_FIELDS, AUTH_REFUSALS } from './features/auth/auth.refusals.ts'
import { BULAN_REFUSALS } from './features/bulan/bulan.refusals.ts'
import { DOKUMEN_FIELDS, DOKUMEN_REFUSALS } from './features/dokumen/dokumen.refusals.ts'
import { KARYAWAN_FIELDS, KARYAWAN_REFUSALS } from './features/karyawan/karyawan.refusals.ts'
import { KONTRAK_FIELDS, KONTRAK_REFUSALS } from './features/kontrak/kontrak.refusals.ts'
import { BERITA_ACARA_FIELDS, BERITA_ACARA_REFUSALS } from './features/berita-acara/berita-acara.refusals.ts'
import { KLIEN_FIELDS, KLIEN_REFUSALS } from './features/klien/klien.refusals.ts'
import { KELOLA_REFUSALS } from './features/kelola/kelola.refusals.ts'
import { LAPORAN_FIELDS, LAPORAN_REFUSALS } from './features/laporan/laporan.refusals.ts'
import { NOTIFIKASI_REFUSALS } from './features/notifikasi/notifikasi.refusals.ts'
import { PAJAK_REFUSALS } from './features/pajak/pajak.refusals.ts'
import { PAPAN_REFUSALS } from './features/papan/papan.refusals.ts'
import { PAYROLL_FIELDS, PAYROLL_REFUSALS } from './features/payroll/payroll.refusals.ts'
import { PENEMPATAN_FIELDS, PENEMPATAN_REFUSALS } from './features/penempatan/penempatan.refusals.ts'
import { PENGAJUAN_FIELDS, PENGAJUAN_REFUSALS } from './features/pengajuan/pengajuan.refusals.ts'
import { PENGGANTIAN_FIELDS, PENGGANTIAN_REFUSALS } from './features/penggantian/penggantian.refusals.ts'
import { PENGUMUMAN_REFUSALS } from './features/pengumuman/pengumuman.refusals.ts'
import { PERUSAHAAN_FIELDS, PERUSAHAAN_REFUSALS } from './features/perusahaan/perusahaan.refusals.ts'
import { PINTU_REFUSALS } from './features/pintu/pintu.refusals.ts'
import { PRESENSI_REFUSALS } from './features/presensi/presensi.refusals.ts'
import { ROSTER_FIELDS, ROSTER_REFUSALS } from './features/roster/roster.refusals.ts'
import { SHIFT_FIELDS, SHIFT_REFUSALS } from './features/shift/shift.refusals.ts'
import { SISTEM_REFUSALS } from './features/sistem/sistem.refusals.ts'
import { UPAH_REFUSALS } from './features/upah/upah.refusals.ts'
import type { RefusedFields } from './platform/constraints.ts'
import type { Refusals } from './platform/errors.ts'

/** What the features refuse, beside the platform's own refusals: for the API's description. */
export const REFUSALS: readonly Refusals[] = [
  AUTH_REFUSALS,
  NOTIFIKASI_REFUSALS,
  PERUSAHAAN_REFUSALS,
  PENEMPATAN_REFUSALS,
  UPAH_REFUSALS,
  KONTRAK_REFUSALS,
  SHIFT_REFUSALS,
  KLIEN_REFUSALS,
  BERITA_ACARA_REFUSALS,
  ROSTER_REFUSALS,
  PAPAN_REFUSALS,
  PENGGANTIAN_REFUSALS,
  PAJAK_REFUSALS,
  DOKUMEN_REFUSALS,
  PRESENSI_REFUSALS,
  PENGAJUAN_REFUSALS,
  KARYAWAN_REFUSALS,
  PAYROLL_REFUSALS,
  BULAN_REFUSALS,
  PINTU_REFUSALS,
  PENGUMUMAN_REFUSALS,
  SISTEM_REFUSALS,
  LAPORAN_REFUSALS,
  KELOLA_REFUSALS,
]

/** What the database refuses of the features' tables. */
export const FIELDS: RefusedFields = {
  ...AUTH_FIELDS,
  ...PERUSAHAAN_FIELDS,
  ...PENEMPATAN_FIELDS,
  ...KONTRAK_FIELDS,
  ...PAYROLL_FIELDS,
  ...SHIFT_FIELDS,
  ...KLIEN_FIELDS,
  ...BERITA_ACARA_FIELDS,
  ...ROSTER_FIELDS,
  ...PENGGANTIAN_FIELDS,
  ...DOKUMEN_FIELDS,
  ...KARYAWAN_FIELDS,
  ...PENGAJUAN_FIELDS,
  ...LAPORAN_FIELDS,
}
