import type { Role } from '@rekan/domain/akses/peran'
import type { Tanggal } from '@rekan/domain/waktu'
import { call } from '../../../lib/http.ts'
import { type DetailOrang, detailFrom } from '../orang/orang.api.ts'

/** `tanggal` is the last day of work. */
export async function endOrang(id: string, tanggal: Tanggal, alasan: string): Promise<DetailOrang> {
  const { data } = await call('POST /karyawan/{id}/nonaktif', { params: { id }, body: { tanggal, alasan } })
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
