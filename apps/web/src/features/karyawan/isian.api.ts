import type { Role } from '@rekan/domain/peran'
import type { ApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/http.ts'
import { type Isian, type NamaOrang, ORANG } from './isian.ts'
import { type DetailOrang, type WireDetail, detailFrom } from './orang.api.ts'

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
      penempatan: { ...tempatFrom(isian), tanggal_masuk: isian.mulai },
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

function tempatFrom({ kantor, jabatan, unit, koordinator, jadwal }: Isian) {
  return { kantor_id: kantor, jabatan, unit, koordinator_id: koordinator, jadwal_id: jadwal }
}
