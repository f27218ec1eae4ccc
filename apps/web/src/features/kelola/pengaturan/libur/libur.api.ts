import type { CakupanLibur } from '@rekan/domain/jadwal/libur'
import type { Tanggal } from '@rekan/domain/waktu'
import { type CallAnswer, call } from '../../../../lib/http.ts'

export type LiburSetahun = CallAnswer<'GET /kelola/pengaturan/libur'>['data']
export type Libur = LiburSetahun['libur'][number]

export type LiburDiisi = CakupanLibur & {
  readonly tanggal: Tanggal
  readonly jenis: Libur['jenis']
  readonly nama: string
  readonly berlaku: boolean
  /** As its writer saw it; 0: none yet */
  readonly versi: number
}

export async function fetchLibur(tahun: number, signal: AbortSignal): Promise<LiburSetahun> {
  return (await call('GET /kelola/pengaturan/libur', { query: { tahun: String(tahun) }, signal })).data
}

export async function sendLibur(isian: LiburDiisi): Promise<LiburSetahun> {
  const { tanggal, jenis, nama, berlaku, kantor_ids, hanya, versi } = isian
  const body = { tanggal, jenis, nama, berlaku, kantor_ids: [...kantor_ids], hanya, versi }
  return (await call('POST /kelola/pengaturan/libur', { body })).data
}

/** That day in a year's. */
export function liburPada(
  { libur }: LiburSetahun,
  { tanggal, jenis }: Pick<Libur, 'tanggal' | 'jenis'>,
): Libur | undefined {
  return libur.find((satu) => satu.tanggal === tanggal && satu.jenis === jenis)
}
