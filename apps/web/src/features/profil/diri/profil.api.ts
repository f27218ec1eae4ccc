import { ApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import { endSession, readToken, setAkun, storeKunci } from '../../../lib/session.ts'
import { type Profile, takeProfile } from './profil.wire.ts'

/** Fetches the profile. A 401 ends the session here; every other failure leaves the token alone. */
export async function fetchProfile(signal?: AbortSignal): Promise<Profile> {
  const token = readToken()
  try {
    const isEarly = window.earlyProfile !== undefined
    const { data, kunci_kotak } = await call('GET /profile', { signal })
    const profile = takeProfile(data, isEarly)
    if (token === readToken()) {
      setAkun(profile.id)
      storeKunci(kunci_kotak)
    }
    return profile
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) endSession(token)
    throw error
  }
}
