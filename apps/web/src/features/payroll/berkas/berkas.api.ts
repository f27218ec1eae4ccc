import type { Bulan } from '@rekan/domain/bulan'
import type { BerkasGaji } from '@rekan/domain/payroll/berkas/jenis'
import type { JenisSlip } from '@rekan/domain/payroll/jenis-slip'
import { fileFrom } from '../../../lib/download.ts'
import { type CallAnswer, call } from '../../../lib/http.ts'

export type AkhirBulan = CallAnswer<'GET /kelola/payroll/berkas'>['data']
export type Berkas = AkhirBulan['berkas'][number]
export type SumberGaji = AkhirBulan['sumber']

export async function fetchBerkas(
  { bulan, tahun }: Bulan,
  slip: JenisSlip,
  signal: AbortSignal,
): Promise<AkhirBulan> {
  const { data } = await call('GET /kelola/payroll/berkas', {
    query: { bulan: String(bulan), tahun: String(tahun), slip },
    signal,
  })
  return data
}

type Diminta = Bulan & {
  readonly jenis: BerkasGaji
  /** Which slips a bank's file pays */
  readonly slip: JenisSlip
  /** When the bank pays */
  readonly tanggal?: string
  /** Of one site or one client */
  readonly kantor_id?: number
  readonly klien_id?: number
}

/** The password is asked for before it, where it was not given lately. */
export async function fetchIsiBerkas(diminta: Diminta): Promise<File> {
  const { data } = await call('POST /kelola/payroll/berkas', { body: diminta })
  return fileFrom(data)
}

export async function editSumber(sumber: SumberGaji, idempotencyKey: string): Promise<SumberGaji> {
  const { data } = await call('POST /kelola/payroll/berkas/sumber', { body: sumber, idempotencyKey })
  return data
}
