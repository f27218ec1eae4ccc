import type { Role } from '@rekan/domain/akses/peran'
import type { Tanggal } from '@rekan/domain/waktu'
import { type CallAnswer, call } from '../../../lib/http.ts'
import { type DetailOrang, detailFrom } from '../orang/orang.api.ts'

export type Perpisahan = CallAnswer<'GET /karyawan/{id}/nonaktif'>['data']
/** A last day at work, and who takes over; null: HR. */
export type HariTerakhir = { readonly tanggal: Tanggal; readonly penerusId: number | null }

/** What would end with that day. */
export async function fetchPerpisahan(
  id: string,
  { tanggal, penerusId }: HariTerakhir,
  signal: AbortSignal,
): Promise<Perpisahan> {
  const query = { tanggal, ...(penerusId !== null && { penerus_id: penerusId }) }
  const { data } = await call('GET /karyawan/{id}/nonaktif', { signal, params: { id }, query })
  return data
}

/** @param sidik of the list that was seen */
export async function endOrang(
  id: string,
  { tanggal, penerusId }: HariTerakhir,
  alasan: string,
  sidik: string,
): Promise<DetailOrang> {
  const body = { tanggal, alasan, penerus_id: penerusId, sidik }
  const { data } = await call('POST /karyawan/{id}/nonaktif', { params: { id }, body })
  return detailFrom(data)
}

/** A second employment, from its first day on; `keluar` is how the one before ended, where the record does not say so. */
export async function restoreOrang(
  id: string,
  tanggal_masuk: Tanggal,
  keluar: DetailOrang['keluar_batal'],
): Promise<DetailOrang> {
  const { data } = await call('POST /karyawan/{id}/masuk-kembali', {
    params: { id },
    body: { tanggal_masuk, ...(keluar !== null && { keluar }) },
  })
  return detailFrom(data)
}

export async function resumeOrang(id: string): Promise<DetailOrang> {
  const { data } = await call('POST /karyawan/{id}/aktif', { params: { id }, body: {} })
  return detailFrom(data)
}

export async function editPeran(id: string, role: Role): Promise<DetailOrang> {
  const { data } = await call('POST /karyawan/{id}/peran', { params: { id }, body: { role } })
  return detailFrom(data)
}

/** `versi` is the one of the record that was seen. */
export async function editEmail(id: string, email: string, versi: number): Promise<DetailOrang> {
  const { data } = await call('POST /karyawan/{id}', { params: { id }, body: { email, versi } })
  return detailFrom(data)
}
