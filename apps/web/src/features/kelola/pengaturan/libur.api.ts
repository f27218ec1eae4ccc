import type { Tanggal } from '@rekan/domain/waktu'
import { type CallAnswer, call } from '../../../lib/http.ts'

export type LiburSetahun = CallAnswer<'GET /kelola/pengaturan/libur'>['data']
export type Libur = LiburSetahun['libur'][number]

export type LiburDiisi = {
  readonly tanggal: Tanggal
  readonly jenis: 'PERUSAHAAN' | 'CUTI_BERSAMA'
  readonly nama?: string
  readonly berlaku: boolean
}

export async function fetchLibur(tahun: number, signal: AbortSignal): Promise<LiburSetahun> {
  return (await call('GET /kelola/pengaturan/libur', { query: { tahun: String(tahun) }, signal })).data
}

export async function sendLibur(isian: LiburDiisi): Promise<LiburSetahun> {
  return (await call('POST /kelola/pengaturan/libur', { body: isian })).data
}
