import { fileUrl } from '../../../lib/file-url.ts'
import { type CallAnswer, call } from '../../../lib/http.ts'

/** Money laid out for the company, with its receipt */
export type Reimburse = CallAnswer<'GET /reimburse'>['data'][number]
export type ReimburseMeja = CallAnswer<'GET /kelola/reimburse'>['data'][number]
export type ReimburseBaru = {
  readonly tanggal: string
  /** Whole rupiah, digits alone */
  readonly jumlah: string
  readonly keterangan: string
  readonly file: File
}

export async function fetchReimburseSaya(signal: AbortSignal): Promise<readonly Reimburse[]> {
  return (await call('GET /reimburse', { signal })).data
}

export async function requestReimburse(
  isian: ReimburseBaru,
  idempotencyKey: string,
): Promise<readonly Reimburse[]> {
  return (await call('POST /reimburse', { form: isian, idempotencyKey })).data
}

export async function cancelReimburse(id: number, idempotencyKey: string): Promise<readonly Reimburse[]> {
  return (await call('POST /reimburse/{id}/batal', { params: { id }, idempotencyKey })).data
}

/** Where the receipt can be read for a minute. */
export async function fetchBukti(id: number): Promise<string> {
  return fileUrl((await call('GET /reimburse/{id}/bukti', { params: { id } })).data.url)
}

export async function fetchReimburse(signal: AbortSignal): Promise<readonly ReimburseMeja[]> {
  return (await call('GET /kelola/reimburse', { signal })).data
}

export async function recordReimburse(
  karyawanId: string,
  isian: ReimburseBaru,
  idempotencyKey: string,
): Promise<readonly ReimburseMeja[]> {
  const form = { karyawan_id: karyawanId, ...isian }
  return (await call('POST /kelola/reimburse', { form, idempotencyKey })).data
}

export type PutusanReimburse = { readonly id: number; readonly setuju: boolean; readonly alasan?: string }

export async function decideReimburse(
  { id, ...body }: PutusanReimburse,
  idempotencyKey: string,
): Promise<readonly ReimburseMeja[]> {
  return (await call('POST /kelola/reimburse/{id}/putusan', { params: { id }, body, idempotencyKey })).data
}
