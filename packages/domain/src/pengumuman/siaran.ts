/** Whom an announcement is for, and when it is seen. */
import type { Role } from '../akses/peran.ts'
import type { Instan } from '../waktu.ts'
import type { StatusPengumuman } from './pengumuman.ts'

/** Roles that announcements are written for, with what they are called. */
export const PERAN_SASARAN = {
  karyawan: 'Karyawan',
  koordinator: 'Koordinator',
  hrd: 'HRD',
} as const satisfies Partial<Record<Role, string>>
export type PeranSasaran = keyof typeof PERAN_SASARAN
export const KODE_PERAN_SASARAN = Object.keys(PERAN_SASARAN) as PeranSasaran[]

/** At most so many sites, and so many jobs, are named. */
export const SASARAN_TERBANYAK = 200

/** How an announcement stands at a moment, with what that is called. */
export const KEADAAN_PENGUMUMAN = {
  DRAFT: 'Draft',
  TERJADWAL: 'Terjadwal',
  TAYANG: 'Tayang',
  BERAKHIR: 'Berakhir',
  DITARIK: 'Ditarik',
} as const
export type KeadaanPengumuman = keyof typeof KEADAAN_PENGUMUMAN
export const KODE_KEADAAN = Object.keys(KEADAAN_PENGUMUMAN) as KeadaanPengumuman[]

export type MasaPengumuman = {
  readonly status: StatusPengumuman
  readonly terbit_pada: Instan | null
  readonly berakhir_pada: Instan | null
  readonly ditarik_pada: Instan | null
}

/** The last moment is not seen any more, the first one is. */
export function keadaanAt(masa: MasaPengumuman, saat: Instan): KeadaanPengumuman {
  if (masa.status === 'DRAFT') return masa.ditarik_pada === null ? 'DRAFT' : 'DITARIK'
  if (masa.terbit_pada !== null && saat < masa.terbit_pada) return 'TERJADWAL'
  return masa.berakhir_pada !== null && saat >= masa.berakhir_pada ? 'BERAKHIR' : 'TAYANG'
}

/** The columns that the desk's list can be put in order by. */
export const URUT_PENGUMUMAN = ['judul', 'tayang', 'berakhir', 'dibaca'] as const
export type UrutPengumuman = (typeof URUT_PENGUMUMAN)[number]

type Jadwal = { readonly mulai: Instan | null; readonly berakhir: Instan | null }

/** What is wrong with when an announcement begins and ends, by field; empty where nothing is. */
export function judgeJadwal(
  { mulai, berakhir }: Jadwal,
  saat: Instan,
): { readonly mulai?: string; readonly berakhir?: string } {
  if (mulai !== null && mulai <= saat) return { mulai: 'Waktu tayang harus sesudah sekarang.' }
  if (berakhir !== null && berakhir <= (mulai ?? saat))
    return { berakhir: 'Waktu berakhir harus sesudah waktu tayang.' }
  return {}
}
