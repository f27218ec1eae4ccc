import type { Role } from '@rekan/domain/akses/peran'
import type { JenisNotifikasi } from '@rekan/domain/notifikasi/notifikasi'
import type { Instan } from '@rekan/domain/waktu'
import { call } from '../../../lib/http.ts'

/** Something the reader has been told of. */
export type Notifikasi = {
  readonly id: number
  /** What it is about, by its kind */
  readonly detailId: number
  readonly title: string
  readonly body: string
  readonly type: JenisNotifikasi
  /** The reader's */
  readonly userRole: Role
  /** Null: unread */
  readonly readAt: Instan | null
  readonly createdAt: Instan
}

/** The newest first. */
export async function fetchNotifikasi(signal: AbortSignal): Promise<readonly Notifikasi[]> {
  const { data } = await call('GET /notifikasi', { signal })
  return data.map(({ detail_id, jenis, user_role, read_at, created_at, ...rest }) => ({
    ...rest,
    detailId: detail_id,
    type: jenis,
    userRole: user_role,
    readAt: read_at === null ? null : Date.parse(read_at),
    createdAt: Date.parse(created_at),
  }))
}

/** Marks one as read, or all there are; also when the page ends meanwhile. Returns the text for the person. */
export async function readNotifikasi(apa: number | 'semua'): Promise<string> {
  const lagi = { body: {}, keepalive: true }
  const { message } =
    apa === 'semua'
      ? await call('POST /notifikasi/read-all', lagi)
      : await call('POST /notifikasi/{id}/read', { params: { id: apa }, ...lagi })
  return message
}
