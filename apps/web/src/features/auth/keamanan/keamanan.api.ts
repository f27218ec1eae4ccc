import type { Instan } from '@rekan/domain/waktu'
import { call } from '../../../lib/http.ts'

/** A place where the account is signed in. */
export type Perangkat = {
  readonly id: number
  /** In plain words: `Chrome di Android` */
  readonly name: string
  readonly signedInAt: Instan
  /** Exact to the hour */
  readonly lastUsedAt: Instan
  readonly isCurrent: boolean
}

export async function fetchPerangkat(signal: AbortSignal): Promise<readonly Perangkat[]> {
  const { data } = await call('GET /sesi', { signal })
  return data.map(({ id, perangkat, dibuat_pada, dipakai_pada, ini }) => ({
    id,
    name: perangkat,
    signedInAt: Date.parse(dibuat_pada),
    lastUsedAt: Date.parse(dipakai_pada),
    isCurrent: ini,
  }))
}

/** Signs one device out, or all but this one. Returns the text for the person. */
export async function removePerangkat(id: number | 'lain'): Promise<string> {
  const { message } =
    id === 'lain'
      ? await call('POST /sesi/revoke-others', { body: {} })
      : await call('POST /sesi/{id}/revoke', { params: { id }, body: {} })
  return message
}

/** Gives the password again: what asks for it is open to this session for some minutes. */
export async function confirmSesi(password: string): Promise<void> {
  await call('POST /konfirmasi', { body: { password } })
}

/** Returns the text for the person. */
export async function editKataSandi(lama: string, baru: string) {
  const { data } = await call('POST /kata-sandi', { body: { kata_sandi_lama: lama, kata_sandi_baru: baru } })
  return data
}
