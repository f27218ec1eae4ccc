import type { StatusPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import type { Nasib } from '../../../lib/nasib.ts'

/** What somebody asks for, leave or overtime, as the list of who decides it shows it. */
export type Pengajuan = {
  readonly id: number
  readonly karyawan: {
    readonly id: number
    readonly kode: string
    readonly nama: string
    readonly avatarUrl: string | null
  }
  readonly nasib: Nasib
}

/** The views of the list. */
export type Segmen = Exclude<StatusPengajuan, 'dibatalkan'>
export const SEGMEN: readonly { readonly value: Segmen; readonly label: string }[] = [
  { value: 'menunggu', label: 'Menunggu' },
  { value: 'disetujui', label: 'Disetujui' },
  { value: 'ditolak', label: 'Ditolak' },
]

/** Which page of a list, and how long pages are */
export type HalamanDiminta = { readonly page: number; readonly perPage: number }
