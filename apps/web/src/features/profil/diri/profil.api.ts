import { ApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import { endSession, storeKunci } from '../../../lib/session.ts'
import { type Profile, takeProfile } from './profil.wire.ts'

/** Fetches the profile. A 401 ends the session here; every other failure leaves the token alone. */
export async function fetchProfile(signal?: AbortSignal): Promise<Profile> {
  try {
    const isEarly = window.earlyProfile !== undefined
    const { data } = await call('GET /profile', { signal })
    storeKunci(data.kunci_kotak)
    return takeProfile(data, isEarly)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) endSession()
    throw error
  }
}
