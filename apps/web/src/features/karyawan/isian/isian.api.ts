import { NAMA_DATA, type NamaData } from '@rekan/domain/karyawan/data-diri'
import type { Role } from '@rekan/domain/akses/peran'
import type { ApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import { toast } from '../../../lib/toast.ts'
import { type IsianOrang, NAMA_TEMPAT, pickIsian } from './isian.ts'
import { type DetailOrang, type WireDetail, detailFrom } from '../orang/orang.api.ts'

export async function createOrang(isian: IsianOrang, kunci: string): Promise<DetailOrang> {
  const { data, peringatan } = await call('POST /karyawan', {
    idempotencyKey: kunci,
    body: {
      ...pickIsian(isian, NAMA_DATA),
      role: isian.role as Role,
      penempatan: { ...pickIsian(isian, NAMA_TEMPAT), tanggal_masuk: isian.mulai },
    },
  })
  tellPeringatan(peringatan)
  return detailFrom(data)
}

/** Sends the named fields alone. `versi` is the one that was edited; a newer one is refused with 409. */
export async function editOrang(
  id: string,
  isian: IsianOrang,
  nama: readonly NamaData[],
  versi: number,
  kunci: string,
): Promise<DetailOrang> {
  const { data, peringatan } = await call('POST /karyawan/{id}', {
    params: { id },
    idempotencyKey: kunci,
    body: { ...pickIsian(isian, nama), versi },
  })
  tellPeringatan(peringatan)
  return detailFrom(data)
}

/** Says what of a saved record should be looked at. */
function tellPeringatan(semua: readonly string[]): void {
  if (semua.length > 0) toast.info(semua.join(' '), 'peringatan')
}

/** The newer data that a refused edit came upon. */
export function terbaruFrom({ status, data }: ApiError): DetailOrang | undefined {
  return status === 409 && data !== null ? detailFrom(data as WireDetail) : undefined
}

export async function placeOrang(id: string, isian: IsianOrang, kunci: string): Promise<void> {
  await call('POST /karyawan/{id}/penempatan', {
    params: { id },
    idempotencyKey: kunci,
    body: {
      ...pickIsian(isian, NAMA_TEMPAT),
      tanggal_masuk: isian.tanggal_masuk,
      tanggal_selesai: isian.tanggal_selesai,
      alasan: isian.alasan,
    },
  })
}
