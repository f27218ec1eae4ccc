import { paling, urut, wajib } from '../../aturan.ts'
import type { StatusIzin } from '../../presensi/hari/presensi.ts'

/** The kinds of request that form and API take (`docs/rules.md`, section 3.1). */
export const JENIS_IZIN = ['CUTI', 'SAKIT', 'IZIN', 'DINAS_LUAR', 'WFH', 'KOREKSI_PRESENSI'] as const
export type JenisIzin = (typeof JENIS_IZIN)[number]
/** Kinds that somebody else may write down for a person; a day is put right on the day itself. */
export const JENIS_DICATAT = [
  'CUTI',
  'SAKIT',
  'IZIN',
  'DINAS_LUAR',
  'WFH',
] as const satisfies readonly JenisIzin[]
export type JenisDicatat = (typeof JENIS_DICATAT)[number]

/** Requests and overtime alike: waiting, decided, or withdrawn. */
export const STATUS_PENGAJUAN = ['menunggu', 'disetujui', 'ditolak', 'dibatalkan'] as const
export type StatusPengajuan = (typeof STATUS_PENGAJUAN)[number]

/** The status that an approved request of each kind gives its days; null if people punch as usual. */
const STATUS: Readonly<Record<JenisIzin, StatusIzin | null>> = {
  CUTI: 'CUTI',
  SAKIT: 'SAKIT',
  IZIN: 'IZIN',
  DINAS_LUAR: 'DINAS_LUAR',
  WFH: null,
  KOREKSI_PRESENSI: null,
}

export function statusIzin(jenis: JenisIzin): StatusIzin | null {
  return STATUS[jenis]
}

/** Returns whether a day of this kind is worked away from the office, so that no area binds its punches. */
export function isBebasArea(jenis: JenisIzin | null): boolean {
  return jenis === 'WFH'
}

/** Why somebody asks: a request without a reason can't be decided. */
export const aturanKeteranganPengajuan = urut(
  wajib('Keterangan harus diisi.'),
  paling(500, 'Keterangan tidak boleh lebih dari 500 karakter.'),
)
/** A decision's note; it may be left out. */
export const aturanCatatan = paling(500, 'Catatan tidak boleh lebih dari 500 karakter.')
