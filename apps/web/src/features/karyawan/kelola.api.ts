import type { Role } from '@rekan/domain/akses'
import type { Tanggal } from '@rekan/domain/waktu'
import type { ApiError } from '../../lib/api-error.ts'
import { type CallAnswer, call } from '../../lib/http.ts'
import { type Page, pageByMeta } from '../../lib/pages.ts'
import { type Isian, ORANG, type NamaOrang } from './isian.ts'
import { type DetailOrang, type WireDetail, detailFrom } from './karyawan.api.ts'

export async function addOrang(isian: Isian, kunci: string): Promise<DetailOrang> {
  const { data } = await call('POST /karyawan', {
    idempotencyKey: kunci,
    body: {
      nama: isian.nama,
      nik: isian.nik,
      tempat_lahir: isian.tempatLahir,
      tanggal_lahir: isian.tanggalLahir,
      jenis_kelamin: isian.jenisKelamin,
      status_pernikahan_id: isian.statusPernikahan,
      kode: isian.kode,
      jenis_karyawan_id: isian.jenisKaryawan,
      tanggal_masuk: isian.tanggalMasuk,
      jenjang_pendididikan_id: isian.jenjang,
      instansi: isian.instansi,
      jkn: isian.jkn,
      kpj: isian.kpj,
      nama_bank: isian.bank,
      nomor_rekening: isian.rekening,
      email: isian.email,
      role: isian.role as Role,
      penempatan: tempatFrom(isian),
    },
  })
  return detailFrom(data)
}

/** Sends the named fields alone. `versi` is the one that was edited; a newer one is refused with 409. */
export async function editOrang(
  id: string,
  isian: Isian,
  nama: readonly NamaOrang[],
  versi: number,
  kunci: string,
): Promise<DetailOrang> {
  const { data } = await call('POST /karyawan/{id}', {
    params: { id },
    idempotencyKey: kunci,
    body: { ...Object.fromEntries(nama.map((satu) => [ORANG[satu], isian[satu]])), versi },
  })
  return detailFrom(data)
}

/** The newer data that a refused edit came upon. */
export function terbaruDari({ status, data }: ApiError): DetailOrang | undefined {
  return status === 409 && data !== null ? detailFrom(data as WireDetail) : undefined
}

export async function placeOrang(id: string, isian: Isian, kunci: string): Promise<void> {
  await call('POST /karyawan/{id}/penempatan', {
    params: { id },
    idempotencyKey: kunci,
    body: {
      ...tempatFrom(isian),
      tanggal_masuk: isian.tanggalMasuk,
      tanggal_selesai: isian.tanggalSelesai,
    },
  })
}

/** `tanggal` is the last day of work. */
export async function endOrang(id: string, tanggal: Tanggal, alasan: string): Promise<DetailOrang> {
  const { data } = await call('POST /karyawan/{id}/nonaktif', { params: { id }, body: { tanggal, alasan } })
  return detailFrom(data)
}

export async function resumeOrang(id: string): Promise<DetailOrang> {
  const { data } = await call('POST /karyawan/{id}/aktif', { params: { id }, body: {} })
  return detailFrom(data)
}

/** A code to set a password with, for people without mail; it is shown this once. */
export type KodeReset = CallAnswer<'POST /karyawan/{id}/kode-reset'>['data']

export async function createKodeReset(id: string): Promise<KodeReset> {
  const { data } = await call('POST /karyawan/{id}/kode-reset', { params: { id }, body: {} })
  return data
}

/** One change of a person's data; numbers and addresses show their end alone. */
export type Perubahan = CallAnswer<'GET /karyawan/{id}/perubahan'>['data'][number]

export async function fetchPerubahan(
  id: string,
  page: number,
  signal: AbortSignal,
): Promise<Page<Perubahan>> {
  const answer = await call('GET /karyawan/{id}/perubahan', {
    signal,
    params: { id },
    query: { page: String(page), per_page: '10' },
  })
  return pageByMeta(answer, (satu) => satu)
}

function tempatFrom({ kantor, jabatan, unit, koordinator, jadwal }: Isian) {
  return { kantor_id: kantor, jabatan, unit, koordinator_id: koordinator, jadwal_id: jadwal }
}
