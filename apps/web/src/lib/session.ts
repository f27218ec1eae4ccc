import { penandaFrom } from './session-mark.ts'
import { simpanan } from './simpanan.ts'

// The page's inline script reads the same key (build/start-script.ts).
const KEY = 'rekan.token'
/** What the last screen showed (`persist.ts`); it goes with the token. */
export const SCREEN = 'rekan.layar'

/** By which what waits is kept (`kotak/sandi.ts`): the server gives it again at the next sign-in. */
const KUNCI = 'rekan.kunci'

/** Keeps the id of the account that the token opens, after the mark of its session: `abcd1234 17` */
const AKUN = 'rekan.akun'

/** Whom this page shows, by which token it speaks for them, and whether they wish to leave; null while it shows nobody */
let halaman: { readonly akun: number; readonly token: string; readonly isPamit?: boolean } | null = null

const listeners = new Set<() => void>()

export function readToken(): string | null {
  return simpanan.get(KEY)
}

/** The mark of this device's session; empty where nobody is signed in. */
export function sessionMark(): string {
  return penandaFrom(readToken() ?? '')
}

/** Whose account the token opens, as far as this device knows; 0 where it does not. */
export function readAkun(): number {
  const [mark, akun] = (simpanan.get(AKUN) ?? '').split(' ')
  return mark === sessionMark() ? Number(akun ?? 0) : 0
}

/** Notes whose account the token opens. */
export function setAkun(akun: number): void {
  if (readAkun() !== akun) simpanan.set(AKUN, `${sessionMark()} ${akun}`)
}

/** False where the device cannot keep it: then the session ends with the page. */
export function storeToken(token: string): boolean {
  halaman = null
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

/** Notes whom this page shows from now on, by the token that told so. Whom it shows already stays until it is loaded anew. */
export function openHalaman(akun: number, token: string): void {
  halaman ??= { akun, token }
}

/** This page shows nobody any more. */
export function closeHalaman(): void {
  halaman = null
}

/**
 * Whether the device's session is no longer that of whom this page shows. Another of the same person will do; of one whose
 * account is not known, nobody can say so.
 */
export function isBerganti(): boolean {
  const token = readToken()
  if (halaman === null || token === halaman.token) return false
  if (token === null || halaman.akun === 0 || readAkun() !== halaman.akun) return true
  halaman = { ...halaman, token }
  return false
}

/** Leaves whom this page shows: it is loaded anew as whoever is signed in, or goes to the sign-in. */
export function endHalaman(): void {
  if (readToken() !== null) return location.reload()
  tellLost()
}

/**
 * Ends the session by what its owner asks of the server; whoever asked leads them to the sign-in. What the server meanwhile
 * says of it is no loss, unless it has not done what was asked.
 */
export async function closeSession<T>(ask: () => Promise<T>): Promise<T> {
  setPamit(true)
  try {
    const answer = await ask()
    removeToken()
    return answer
  } catch (error) {
    setPamit(false)
    if (readToken() === null) tellLost()
    throw error
  }
}

export function removeToken(): void {
  simpanan.remove(KEY)
  simpanan.remove(KUNCI)
  simpanan.remove(AKUN)
  simpanan.remove(SCREEN)
}

/** Removes the token that the server no longer takes, and tells those who listen; what became of an older one says nothing of it. */
export function endSession(token: string | null): void {
  if (token === null || token !== readToken()) return
  removeToken()
  tellLost()
}

function setPamit(isPamit: boolean): void {
  if (halaman !== null) halaman = { ...halaman, isPamit }
}

/** Who leaves by themselves is not led back to where they were. */
function tellLost(): void {
  if (halaman?.isPamit) return
  for (const listener of listeners) listener()
}

/** Calls back when the session ends without this page having asked: expired, or signed out in another tab. */
export function onSessionLost(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY && event.newValue === null) listener()
    // Written once the new session is known to be somebody's.
    if (event.key === AKUN && readToken() !== null && isBerganti()) endHalaman()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}
