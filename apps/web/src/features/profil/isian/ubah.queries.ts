import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useKunci } from '../../../lib/use-kunci.ts'
import type { Beda, BolehKosong, Ubahan } from './isian.ts'
import { profilQuery, useProfil } from '../diri/profil.queries.ts'
import { type IsianHp, editAvatar, editProfil, removeNomor, editNomorHp } from './ubah.api.ts'
import type { Profile } from '../diri/profil.wire.ts'

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
      send: (versi: number | undefined, kunci: string) => Promise<Profile>,
    ) => {
      const versi = latest.karyawan?.versi
      latest = await send(versi, kunciDari({ isian, versi }))
      await showProfil(queryClient, latest)
      onSaved(latest)
    }
    if (Object.keys(isi).length > 0) await save(isi, (versi, kunci) => editProfil(isi, versi, kunci))
    // One after the other: each makes the data a version newer.
    for (const field of kosong) await save(field, (versi, kunci) => removeNomor(field, versi, kunci))
    return latest
  }
}

export function useEditNomorHp(): (isian: IsianHp) => Promise<void> {
  const queryClient = useQueryClient()
  const kunciFrom = useKunci()
  const versi = useProfil().karyawan?.versi
  return async (isian) =>
    showProfil(queryClient, await editNomorHp(isian, versi, kunciFrom({ isian, versi })))
}

export function useEditAvatar(): (avatar: Blob) => Promise<void> {
  const queryClient = useQueryClient()
  return async (avatar) => showProfil(queryClient, await editAvatar(avatar, crypto.randomUUID()))
}

/** What is under way would bring the data from before. */
async function showProfil(queryClient: QueryClient, profile: Profile): Promise<void> {
  await queryClient.cancelQueries({ queryKey: profilQuery.queryKey })
  queryClient.setQueryData(profilQuery.queryKey, profile)
}
