import { type CallAnswer, call } from '../../../../lib/http.ts'

export type SemuaAturan = CallAnswer<'GET /kelola/payroll/aturan'>['data']
export type Aturan = SemuaAturan['aturan'][number]

export type AturanDiisi = {
  readonly jenis: Aturan['jenis']
  readonly kantor_id: number | null
  readonly jenis_shift_id: number | null
  readonly pos_id: number | null
  readonly sertifikat: string | null
  readonly jabatan: string | null
  readonly mulai: string
  readonly jumlah: number
}

export async function fetchAturan(signal: AbortSignal): Promise<SemuaAturan> {
  return (await call('GET /kelola/payroll/aturan', { signal })).data
}

export async function sendAturan(body: AturanDiisi): Promise<SemuaAturan> {
  return (await call('POST /kelola/payroll/aturan', { body })).data
}
