import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useKunci } from '../../lib/use-kunci.ts'
import type { Ubahan } from './isian.ts'
import { type Profile, profilQuery } from './profil.queries.ts'
import { ubahAvatar, ubahProfil } from './ubah.api.ts'

/** Sends changes of one's own data; everybody who shows the profile then shows the new one. */
export function useUbahProfil(): (ubahan: Ubahan, versi: number | undefined) => Promise<Profile> {
  const queryClient = useQueryClient()
  const kunciDari = useKunci()
  return async (ubahan, versi) => {
    const profile = await ubahProfil(ubahan, versi, kunciDari({ ubahan, versi }))
    await showProfil(queryClient, profile)
    return profile
  }
}

export function useUbahAvatar(): (avatar: Blob) => Promise<void> {
  const queryClient = useQueryClient()
  return async (avatar) => showProfil(queryClient, await ubahAvatar(avatar, crypto.randomUUID()))
}

/** What is under way would bring the data from before. */
async function showProfil(queryClient: QueryClient, profile: Profile): Promise<void> {
  await queryClient.cancelQueries({ queryKey: profilQuery.queryKey })
  queryClient.setQueryData(profilQuery.queryKey, profile)
}
