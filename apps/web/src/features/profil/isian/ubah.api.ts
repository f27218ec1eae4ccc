import { type ApiError } from '../../../lib/api-error.ts'
import { type CallAnswer, call } from '../../../lib/http.ts'
import type { BolehKosong, Ubahan } from './isian.ts'
import { type Profile, profileFrom } from '../diri/profil.wire.ts'

type WireProfile = CallAnswer<'POST /profile'>['data']

/**
 * Sends the changed fields of the reader's own data. `versi` is the version that was edited; if there is a newer one,
 * the server refuses with 409.
 */
export async function editProfil(ubahan: Ubahan, versi: number | undefined, kunci: string): Promise<Profile> {
  const { data } = await call('POST /profile', {
    idempotencyKey: kunci,
    versi,
    form: { ...(ubahan as object), avatar: undefined },
  })
  return profileFrom(data)
}

/** Says of a number that there is none any more. */
export async function removeNomor(
  field: BolehKosong,
  versi: number | undefined,
  kunci: string,
): Promise<Profile> {
  const { data } = await call('POST /profile/kosongkan', {
    idempotencyKey: kunci,
    versi,
    body: { field },
  })
  return profileFrom(data)
}

export type IsianHp = { readonly nomor_hp: string; readonly setuju: boolean }

/** Sets the number, '' for none, and whether colleagues see it. */
export async function editNomorHp(
  isian: IsianHp,
  versi: number | undefined,
  kunci: string,
): Promise<Profile> {
  const { data } = await call('POST /profile/nomor-hp', { idempotencyKey: kunci, versi, body: isian })
  return profileFrom(data)
}

export async function editAvatar(avatar: Blob, kunci: string): Promise<Profile> {
  const { data } = await call('POST /profile', { idempotencyKey: kunci, form: { avatar } })
  return profileFrom(data)
}

/** The newer data that a refused edit came upon. */
export function terbaruFrom({ status, data }: ApiError): Profile | undefined {
  return status === 409 && data !== null ? profileFrom(data as WireProfile) : undefined
}
