import { fileUrl } from '../../../lib/file-url.ts'
import { type WireNasib, nasibFrom } from '../../../lib/nasib.ts'
import type { Saringan } from './pengajuan.search.ts'
import type { HalamanDiminta, Pengajuan, Segmen } from './pengajuan.ts'

/** What a page of either list is asked for with. */
export function queryFrom(
  segmen: Segmen,
  { nama, bulan, tahun }: Saringan,
  { page, perPage }: HalamanDiminta,
) {
  return {
    page: String(page),
    per_page: String(perPage),
    status: segmen,
    nama,
    bulan: bulan === undefined ? undefined : String(bulan),
    tahun: tahun === undefined ? undefined : String(tahun),
  }
}

type WirePengajuan = WireNasib & {
  readonly id: number
  readonly karyawan: {
    readonly id: number
    readonly kode: string
    readonly nama: string
    readonly avatar_url: string | null
  }
}

/** What requests of either kind have in common. */
export function pengajuanFrom(wire: WirePengajuan): Pengajuan {
  const { id, kode, nama, avatar_url } = wire.karyawan
  return {
    id: wire.id,
    karyawan: { id, kode, nama, avatarUrl: fileUrl(avatar_url) },
    nasib: nasibFrom(wire),
  }
}
