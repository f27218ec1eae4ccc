import type { Role } from '@rekan/domain/akses/peran'
import { type CallAnswer, call } from '../../../lib/http.ts'

export type Berperan = CallAnswer<'GET /kelola/pengaturan/peran'>['data'][number]

export async function fetchPeran(signal: AbortSignal): Promise<readonly Berperan[]> {
  return (await call('GET /kelola/pengaturan/peran', { signal })).data
}

/** Gives somebody a role; for no office in particular: for the whole company. */
export async function sendPeran(id: string, role: Role, kantorIds: readonly number[]): Promise<void> {
  await call('POST /karyawan/{id}/peran', {
    params: { id },
    body: { role, kantor_ids: [...kantorIds] },
  })
}
