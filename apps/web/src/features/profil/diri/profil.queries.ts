import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { type KodeZona, tanggalLokal } from '@rekan/domain/waktu'
import { isJamKeliru, serverNow } from '../../../lib/clock.ts'
import { readTanda } from '../../../lib/kotak/tanda.ts'
import { type Profile, zonaFrom } from './profil.wire.ts'
import { fetchProfile } from './profil.api.ts'

/** The signed-in person and where their day stands. Asked for only when a token is stored. */
export const profilQuery = queryOptions({
  queryKey: ['profil'],
  queryFn: async ({ signal, client }) => {
    // A line that is cut may answer in a minute, or never: the phone reckons meanwhile.
    if (isLewat(client.getQueryData<Profile>(['profil']))) void showTaksir(client)
    try {
      return await withKotak(await fetchProfile(signal), client)
    } catch (error) {
      // With nothing known, whoever loads the session says what it means.
      if (client.getQueryData(['profil']) !== undefined) void showTaksir(client)
      throw error
    }
  },
  // What a page shows that was hidden for a night.
  refetchOnWindowFocus: ({ state }) => isLewat(state.data) && 'always',
  refetchInterval: ({ state }) => untilNextDay(state.data),
  meta: { persist: forFrame },
})

/** The profile on screens behind the sign-in guard, which has loaded it. */
export function useProfil(): Profile {
  return useSuspenseQuery(profilQuery).data
}

export function useZona(): KodeZona {
  return zonaFrom(useProfil())
}

export function invalidateProfil(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: profilQuery.queryKey })
}

/** With what waits in the outbox. Where its code can't be had, the day is as the server has it. */
export function withKotak(profile: Profile, client: QueryClient): Profile | Promise<Profile> {
  return readTanda() === null
    ? profile
    : import('./tertunda.queries.ts').then(
        (kotak) => kotak.openTertunda(profile, client),
        () => profile,
      )
}

/** Whether the day of the profile is over by now, or nobody can say by this phone's clock. */
export function isLewat(profile: Profile | undefined): boolean {
  if (!profile?.presensi) return false
  const { tanggal, tutupPada } = profile.presensi
  const saat = serverNow()
  return (
    isJamKeliru() ||
    (tutupPada === null ? tanggalLokal(saat, zonaFrom(profile)) !== tanggal : saat > tutupPada)
  )
}

/** Has the phone reckon the day by what it keeps, where the server's is over or can't be asked for. */
export async function showTaksir(client: QueryClient): Promise<void> {
  // Where its code can't be had, what is known stands.
  await import('./tertunda.queries.ts').then((kotak) => kotak.openTaksir(client)).catch(() => undefined)
}

/** The part of the profile that the screens' frame and home show. Other screens wait for the server (`isKept`). */
function forFrame(profile: Profile): Profile {
  const { dasar, ...isi } = profile
  return { ...isi, ...dasar, isKept: true, email: null, avatarUrl: null, karyawan: null }
}

/** Milliseconds until the attendance day closes and another begins; false where none is open. */
function untilNextDay(profile: Profile | undefined): number | false {
  const tutupPada = profile?.presensi?.tutupPada ?? null
  // A timer holds 24.8 days at most; a close that has passed is asked about at leisure.
  return tutupPada === null ? false : Math.min(Math.max(tutupPada - serverNow() + 1000, 60_000), 86_400_000)
}
