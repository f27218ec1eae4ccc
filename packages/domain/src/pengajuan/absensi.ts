import { paling, urut, wajib } from '../aturan.ts'
import type { StatusIzin } from '../presensi/presensi.ts'

/** The kinds of request that form and API take (`docs/rules.md`, section 3.1). */
export const JENIS_IZIN = ['CUTI', 'SAKIT', 'IZIN', 'DINAS_LUAR', 'WFH', 'KOREKSI_PRESENSI'] as const
export type JenisIzin = (typeof JENIS_IZIN)[number]

/** Requests and overtime alike: waiting, decided, or withdrawn. */
export const STATUS_PENGAJUAN = ['menunggu', 'disetujui', 'ditolak', 'dibatalkan'] as const
export type StatusPengajuan = (typeof STATUS_PENGAJUAN)[number]

/** The status an approved request of this kind gives its days; null for kinds on which people punch as usual. */
export function statusIzin(jenis: JenisIzin): StatusIzin | null {
  return jenis === 'WFH' || jenis === 'KOREKSI_PRESENSI' ? null : jenis
}

/** Why somebody asks: a request without a reason can't be decided. */
export const aturanKeteranganPengajuan = urut(
  wajib('Keterangan harus diisi.'),
  paling(500, 'Keterangan tidak boleh lebih dari 500 karakter.'),
)
/** A decision's note; it may be left out. */
export const aturanCatatan = paling(500, 'Catatan tidak boleh lebih dari 500 karakter.')
