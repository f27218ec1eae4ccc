import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { KodeZona } from '@rekan/domain/waktu'
import { serverNow } from '../../../lib/clock.ts'
import { type Profile, fetchProfile } from './profil.api.ts'

/** The signed-in person and where their day stands. Asked for only when a token is stored. */
export const profilQuery = queryOptions({
  queryKey: ['profil'],
  queryFn: ({ signal }) => fetchProfile(signal),
  refetchOnWindowFocus: false,
  refetchInterval: ({ state }) => untilNextDay(state.data),
  meta: { persist: forFrame },
})

/** The profile on screens behind the sign-in guard, which has loaded it. */
export function useProfil(): Profile {
  return useSuspenseQuery(profilQuery).data
}

/** The zone by whose clock somebody reads: their office's; without one, Jakarta's. */
export function zonaFrom(profile: Pick<Profile, 'office'> | undefined): KodeZona {
  return profile?.office?.timezone.code ?? 'WIB'
}

export function useZona(): KodeZona {
  return zonaFrom(useProfil())
}

export function invalidateProfil(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: profilQuery.queryKey })
}

/** The part of the profile that the screens' frame and home show. Other screens wait for the server (`isKept`). */
function forFrame(profile: Profile): Profile {
  return { ...profile, isKept: true, email: null, avatarUrl: null, karyawan: null }
}

/** Milliseconds until the attendance day closes and another begins; false where none is open. */
function untilNextDay(profile: Profile | undefined): number | false {
  const tutupPada = profile?.presensi?.tutupPada ?? null
  // A timer holds 24.8 days at most; a close that has passed is asked about at leisure.
  return tutupPada === null ? false : Math.min(Math.max(tutupPada - serverNow() + 1000, 60_000), 86_400_000)
}
