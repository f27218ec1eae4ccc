import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import type { CallBody, CallData } from '../../../lib/query.ts'
import { useKunci } from '../../../lib/use-kunci.ts'
import { useWrite } from '../../../lib/write.ts'
import type { Beda, BolehKosong, Ubahan } from './isian.ts'
import { profilQuery, useProfil } from '../diri/profil.queries.ts'
import { type Profile, profileFrom } from '../diri/profil.wire.ts'

/** The version that was edited: if there is a newer one, the server refuses with 409. */
type Stand = { readonly versi: number | undefined; readonly idempotencyKey: string }

/**
 * Sends changes of the data in `profile`, the filled fields first, and reports each change as it is saved: after a
 * failure, saved changes are not sent again. Every part of the app that shows the profile then shows the new one.
 */
export function useEditProfil(): (
  profile: Profile,
  beda: Beda,
  onSaved: (profile: Profile) => void,
) => Promise<Profile> {
  const queryClient = useQueryClient()
  const kunciDari = useKunci()
  return async (profile, { isi, kosong }, onSaved) => {
    let latest = profile
    const save = async (
      isian: Ubahan | BolehKosong,
      send: (stand: Stand) => Promise<{ readonly data: CallData<'POST /profile'> }>,
    ) => {
      const versi = latest.karyawan?.versi
      latest = profileFrom((await send({ versi, idempotencyKey: kunciDari({ isian, versi }) })).data)
      await showProfil(queryClient, latest)
      onSaved(latest)
    }
    if (Object.keys(isi).length > 0)
      await save(isi, (stand) =>
        call('POST /profile', { ...stand, form: { ...(isi as object), avatar: undefined } }),
      )
    // One after the other: each makes the data a version newer.
    for (const field of kosong)
      await save(field, (stand) => call('POST /profile/kosongkan', { ...stand, body: { field } }))
    return latest
  }
}

/** Sets the number, '' for none, and whether colleagues see it. */
export function useEditNomorHp(): (body: CallBody<'POST /profile/nomor-hp'>) => Promise<void> {
  const queryClient = useQueryClient()
  const edit = useWrite('POST /profile/nomor-hp', { once: true })
  const versi = useProfil().karyawan?.versi
  return async (body) => showProfil(queryClient, profileFrom((await edit({ versi, body })).data))
}

export function useEditAvatar(): (avatar: Blob) => Promise<void> {
  const queryClient = useQueryClient()
  return async (avatar) => {
    const { data } = await call('POST /profile', { idempotencyKey: crypto.randomUUID(), form: { avatar } })
    await showProfil(queryClient, profileFrom(data))
  }
}

/** The newer data that a refused edit came upon. */
export function terbaruFrom({ status, data }: ApiError): Profile | undefined {
  return status === 409 && data !== null ? profileFrom(data as CallData<'POST /profile'>) : undefined
}

/** What is under way would bring the data from before. */
async function showProfil(queryClient: QueryClient, profile: Profile): Promise<void> {
  await queryClient.cancelQueries({ queryKey: profilQuery.queryKey })
  queryClient.setQueryData(profilQuery.queryKey, profile)
}
