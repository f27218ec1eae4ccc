import type { QueryClient } from '@tanstack/react-query'
import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { UNREACHABLE, errorFrom } from '../../../lib/api-error.ts'
import { may } from '../../../lib/boleh.ts'
import { serverNow } from '../../../lib/clock.ts'
import { STALE_MS } from '../../../lib/fresh.ts'
import { openHalaman, isBerganti, readToken, endHalaman, closeHalaman } from '../../../lib/session.ts'
import { openData } from '../../../lib/session-data.ts'
import type { Profile } from '../../profil/diri/profil.wire.ts'

// A guard is courtesy: it shows people the screen they mean. The server decides.

type Context = { readonly profile: Profile | null; readonly queryClient: QueryClient | null }
type Session = { readonly profile: Profile; readonly queryClient: QueryClient }
type Guarded<C = Context> = { readonly context: C; readonly location: ParsedLocation }

const SIGNED_OUT: Context = { profile: null, queryClient: null }

/**
 * Returns the profile and the session's data, or nulls without a session. The profile stored on the device is used
 * while the server is asked, unless `wantsFresh`; if the server can't be reached, a known profile is used too. Throws
 * if none is known, so that a bad connection doesn't end the session.
 */
export async function loadSession({ wantsFresh = false } = {}): Promise<Context> {
  const token = readToken()
  if (token === null) {
    closeHalaman()
    return SIGNED_OUT
  }
  if (isBerganti()) {
    endHalaman()
    return new Promise(() => undefined)
  }
  // Fetched on demand: someone signing in has no profile yet.
  const [queryClient, { isLewat, profilQuery, showTaksir }] = await Promise.all([
    openData(),
    import('../../profil/diri/profil.queries.ts'),
  ])
  const known = queryClient.getQueryData(profilQuery.queryKey)
  const staleTime = wantsFresh ? STALE_MS : Number.POSITIVE_INFINITY
  const asked = queryClient.query({ ...profilQuery, staleTime }).catch(async (error: unknown) => {
    if (readToken() === null) return null
    if (errorFrom(error).error?.error === 'PERLU_FAKTOR_KEDUA') {
      if (window.location.pathname === WAJIB) return null
      throw redirect({ to: WAJIB })
    }
    if (known === undefined && errorFrom(error).message !== UNREACHABLE) throw error
    return reckon(error)
  })
  const isThere = known?.isKept === true && !wantsFresh
  const profile =
    known === undefined
      ? await asked
      : isThere && !isLewat(known)
        ? known
        : await pickFirst(asked, isThere ? 0 : SABAR_MS, () => reckon(null))
  if (profile === null) return SIGNED_OUT
  openHalaman(profile.id, token)
  return { profile, queryClient }

  /** The day as the phone reckons it; `error` where nothing at all is known */
  async function reckon(error: unknown): Promise<Profile> {
    await showTaksir(queryClient)
    const reckoned = queryClient.getQueryData(profilQuery.queryKey)
    if (reckoned === undefined) throw error
    return reckoned
  }
}

/** So long who is known waits for a line that says nothing: whether it is cut may be found out in a minute, or never. */
const SABAR_MS = 4000

/** What was asked for, or what stands in for it where that takes longer. */
async function pickFirst<T>(asked: Promise<T>, ms: number, otherwise: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))
  try {
    return await Promise.race([asked, late.then(otherwise)])
  } finally {
    clearTimeout(timer)
  }
}

/** Where a second factor is set up by whom nothing else is open to yet. */
const WAJIB = '/auth/langkah-kedua'

/** Signed out goes to the sign-in, which leads back here. */
export function requireAuth({ context, location }: Guarded): Session {
  const { profile, queryClient } = context
  if (profile === null || queryClient === null) {
    throw redirect({ to: '/auth/sign-in', search: { redirect_to: location.pathname + location.searchStr } })
  }
  return { profile, queryClient }
}

/** The announcements are for who reads them as an employee; anybody else who is signed in goes where the root leads. */
export function requireKaryawan(guarded: Guarded): Session {
  const { profile, queryClient } = guarded.context
  if (profile === null) return requireAuth(guarded)
  const isPembaca = may(profile, 'POST /pengumuman/{id}/read')
  if (!isPembaca || queryClient === null) throw redirect({ to: '/' })
  return { profile, queryClient }
}

/** The back office is for who has a desk there; anybody else goes home. */
export function requireKelola({ context }: Guarded): void {
  if (context.profile !== null && !may(context.profile, 'kelola')) throw redirect({ to: '/home' })
}

/** Signed in goes home. */
export function requireGuest({ context }: Guarded): void {
  if (context.profile !== null) throw redirect({ to: '/home' })
}

/** `/` is no screen. */
export function redirectFromRoot({ context }: Guarded): never {
  throw redirect({ to: context.profile === null ? '/auth/sign-in' : '/home' })
}

/**
 * Opens the attendance screens if the day takes punches, by fresh data. Without a network, the stored day decides as
 * long as it is not over, so that the photo can be taken there and sent from elsewhere.
 */
export async function requireOpenAttendance(): Promise<{ profile: Profile | null }> {
  const { profile } = await loadSession({ wantsFresh: true })
  const { langkah = 'tutup', tutupPada = null } = profile?.presensi ?? {}
  // What the phone reckons is no verdict.
  if (profile?.presensi?.taksir) return { profile }
  const isOver = tutupPada !== null && tutupPada <= serverNow()
  if (langkah === 'selesai' || langkah === 'tutup' || isOver) throw redirect({ to: '/home' })
  return { profile }
}

/** Check-in is over for those who have checked in: they go on to the check-out, home while it is on its way. */
export function requireNotCheckedIn({ context }: Guarded): void {
  const presensi = context.profile?.presensi
  if (presensi?.langkah === 'checkOut' && !presensi.taksir)
    throw redirect({ to: presensi.tertunda ? '/home' : '/checkout' })
}

/** Check-out is not yet for those who have not checked in. */
export function requireCheckedIn({ context }: Guarded): void {
  const presensi = context.profile?.presensi
  if (presensi?.langkah === 'checkIn' && !presensi.taksir) throw redirect({ to: '/checkin' })
}

/**
 * Exactly `/presensi` leads to the check-out of those checked in, everyone else home, by fresh data; with a slash it is
 * a screen.
 */
export async function redirectExactPresensi({ location }: Guarded): Promise<void> {
  if (location.pathname !== '/presensi') return
  const { profile } = await loadSession({ wantsFresh: true })
  throw redirect({ to: profile?.presensi?.langkah === 'checkOut' ? '/checkout' : '/home' })
}
