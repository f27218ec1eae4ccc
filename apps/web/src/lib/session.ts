import { simpanan } from './simpanan.ts'

// The page's inline script reads the same key (build/start-script.ts).
const KEY = 'rekan.token'
/** What the last screen showed (`persist.ts`); it goes with the token. */
export const SCREEN = 'rekan.layar'

/** By which what waits is kept (`kotak/sandi.ts`): the server gives it again at the next sign-in. */
const KUNCI = 'rekan.kunci'

const listeners = new Set<() => void>()

export function readToken(): string | null {
  return simpanan.get(KEY)
}

/** Tells one session from the next on this device, and opens nothing; empty where nobody is signed in. */
export function sessionMark(): string {
  return (readToken() ?? '').slice(0, 8)
}

/** False where the device cannot keep it: then the session ends with the page. */
export function storeToken(token: string): boolean {
  simpanan.remove(SCREEN)
  simpanan.remove(KUNCI)
  return simpanan.set(KEY, token)
}

/** While somebody is signed in it lies with their token, and goes with it. */
export function storeKunci(kunci: string | undefined): void {
  // A server of before gives none.
  if (kunci !== undefined && readToken() !== null) simpanan.set(KUNCI, kunci)
}

export function readKunci(): string | null {
  return readToken() === null ? null : simpanan.get(KUNCI)
}

export function removeToken(): void {
  simpanan.remove(KEY)
  simpanan.remove(KUNCI)
  simpanan.remove(SCREEN)
}

/** Removes a token that the server no longer takes, and tells those who listen. */
export function endSession(): void {
  removeToken()
  for (const listener of listeners) listener()
}

/** Calls back when the session ends without this page having asked: expired, or signed out in another tab. */
export function onSessionLost(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY && event.newValue === null) listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}
