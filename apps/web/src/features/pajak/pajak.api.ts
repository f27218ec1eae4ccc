import { NAMA_PAJAK, type NamaPajak } from '@rekan/domain/karyawan/data-pajak'
import type { ApiError } from '../../lib/api-error.ts'
import { type CallAnswer, call } from '../../lib/http.ts'

export type CatatanPajak = CallAnswer<'GET /kelola/karyawan/{id}/pajak'>['data']
/** What is typed, as text; '' for nothing. */
export type IsianPajak = Record<NamaPajak, string>

export async function fetchPajak(karyawanId: string, signal: AbortSignal): Promise<CatatanPajak> {
  return (await call('GET /kelola/karyawan/{id}/pajak', { params: { id: karyawanId }, signal })).data
}

/** `versi` is the one that was edited; a newer one is refused with 409. */
export async function recordPajak(
  karyawanId: string,
  isian: IsianPajak,
  versi: number,
): Promise<CatatanPajak> {
  const { data } = await call('POST /kelola/karyawan/{id}/pajak', {
    params: { id: karyawanId },
    body: { ...isian, versi },
  })
  return data
}

/** The record as it now stands, of a refused edit. */
export function terbaruFrom({ status, data }: ApiError): CatatanPajak | undefined {
  return status === 409 && data !== null ? (data as CatatanPajak) : undefined
}

/** The record as a year has it. */
export function isianFrom(catatan: CatatanPajak, tahun: number): IsianPajak {
  const milik = catatan.ptkp.find((satu) => satu.tahun <= tahun)
  const isi: Readonly<Record<NamaPajak, string | number | null | undefined>> = {
    ...catatan,
    ptkp: milik?.ptkp,
    ptkp_tahun: tahun,
    tanggungan: milik?.tanggungan,
    bpjs_tk_program: catatan.bpjs_tk_program.join(', '),
  }
  return Object.fromEntries(NAMA_PAJAK.map((nama) => [nama, String(isi[nama] ?? '')])) as IsianPajak
}
