import type { ApiError } from '../../lib/api-error.ts'
import { fileFrom } from '../../lib/download.ts'
import { type CallAnswer, call } from '../../lib/http.ts'

export type Kontrak = CallAnswer<'GET /kelola/karyawan/{id}/kontrak'>['data'][number]

/** What is typed of a contract, as text; '' for nothing. */
export type IsianKontrak = {
  readonly jenis: Kontrak['jenis']
  readonly nomor: string
  readonly ditandatangani: string
  readonly mulai: string
  readonly sampai: string
  readonly dicatat: string
  readonly nomor_pencatatan: string
  readonly catatan: string
}

/** A PKWT for signature. */
export async function fetchSuratKontrak(id: number): Promise<File> {
  return fileFrom((await call('GET /kelola/kontrak/{id}/pdf', { params: { id } })).data)
}

/** Newest first. */
export async function fetchKontrak(karyawanId: string, signal: AbortSignal): Promise<readonly Kontrak[]> {
  return (await call('GET /kelola/karyawan/{id}/kontrak', { params: { id: karyawanId }, signal })).data
}

export async function createKontrak(
  karyawanId: string,
  isian: IsianKontrak,
  idempotencyKey: string,
): Promise<{ readonly semua: readonly Kontrak[]; readonly peringatan: readonly string[] }> {
  const { data, peringatan } = await call('POST /kelola/karyawan/{id}/kontrak', {
    params: { id: karyawanId },
    body: isian,
    idempotencyKey,
  })
  return { semua: data, peringatan: peringatan.map(({ pesan }) => pesan) }
}

/** `versi` is the one that was edited; a newer one is refused with 409. */
export async function editKontrak(
  id: number,
  isian: IsianKontrak,
  versi: number,
): Promise<readonly Kontrak[]> {
  return (await call('POST /kelola/kontrak/{id}', { params: { id }, body: { ...isian, versi } })).data
}

export async function deleteKontrak(id: number): Promise<readonly Kontrak[]> {
  return (await call('POST /kelola/kontrak/{id}/hapus', { params: { id } })).data
}

/** The contract as it now stands, of a refused edit. */
export function terbaruFrom({ status, data }: ApiError, id: number): Kontrak | undefined {
  return status === 409 && Array.isArray(data)
    ? (data as readonly Kontrak[]).find((kontrak) => kontrak.id === id)
    : undefined
}

export function isianFrom(kontrak: Kontrak): IsianKontrak {
  const { jenis, nomor, ditandatangani, mulai, sampai, dicatat, nomor_pencatatan, catatan } = kontrak
  return {
    jenis,
    nomor,
    ditandatangani,
    mulai,
    sampai: sampai ?? '',
    dicatat: dicatat ?? '',
    nomor_pencatatan: nomor_pencatatan ?? '',
    catatan: catatan ?? '',
  }
}
