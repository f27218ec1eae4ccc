import { useSyncExternalStore } from 'react'
import { penandaFrom } from '../session-mark.ts'
import { endSession, isBerganti, readKunci, readToken } from '../session.ts'
import {
  type EntriBaru,
  type EntriRingkas,
  type Entri,
  isJalurPresensi,
  isMilik,
  isSementara,
  ringkasanEntri,
} from './entri.ts'
import {
  HAL_SESI,
  type Kabar,
  type Sesi,
  TAG_SYNC,
  sendWaiting,
  tidyWaiting,
  withdrawEntri,
} from './kirim.ts'
import { jamKirim } from './jam.ts'
import { watchWaktu } from './ponsel.ts'
import { setSandi } from './sandi.ts'
import {
  addEntri,
  countEntri,
  listEntri,
  readHal,
  removeBacaan,
  removeEntri,
  setHal,
  updateEntri,
} from './simpan.ts'
import { setTanda } from './tanda.set.ts'
import type { TandaKotak } from './tanda.ts'

const DASAR = `${import.meta.env.VITE_SERVER_URL}/api`
/** Pauses after the first failures, then every so often while the device believes it has a network. */
const JEDA_MS = [1000, 2000, 4000, 15_000, 30_000]
const JEDA_LAMA_MS = 60_000

/** What waits of who is signed in, and what is being done about it. */
export type Keadaan = {
  readonly entri: readonly EntriRingkas[]
  /** The key of what is on its way, by whichever tab */
  readonly mengirim: string | null
  /** Tries in a row that came to nothing */
  readonly gagal: number
  /** False until what is kept has been read: then an empty list says nothing */
  readonly isTerbaca: boolean
}

/** Where there is Background Sync (Chromium) */
type WithSync = { readonly sync?: { register(tag: string): Promise<void> } }

const BELUM_TERBACA: Keadaan = { entri: [], mengirim: null, gagal: 0, isTerbaca: false }

let keadaan = BELUM_TERBACA
let sesi: Sesi | null = null
let berjalan: Promise<void> | null = null
let isLagi = false
let timer: ReturnType<typeof setTimeout> | undefined
const pengamat = new Set<() => void>()
const pendengar = new Set<(kabar: Kabar) => void>()
const saluran = new BroadcastChannel('rekan.kotak')

export function readKeadaan(): Keadaan {
  return keadaan
}

export function useKotak(): Keadaan {
  return useSyncExternalStore(watchKeadaan, readKeadaan)
}

/** Calls back after each change. Returns a function that ends that. */
export function watchKeadaan(onChange: () => void): () => void {
  pengamat.add(onChange)
  return () => void pengamat.delete(onChange)
}

/** Tells of each step, whichever tab or the worker takes it. Returns a function that ends that. */
export function listenKabar(listener: (kabar: Kabar) => void): () => void {
  pendengar.add(listener)
  return () => void pendengar.delete(listener)
}

/** Takes up the outbox of who is signed in, and sends what waits there. The same account again does no harm. */
export async function openKotak(akun: number): Promise<void> {
  if (!takeSesi(akun)) return
  const belumDikenal = { akun: 0, token: readToken() ?? '' }
  // Made in this very session, before the phone knew whose it is.
  for (const entri of await listEntri())
    if (akun !== 0 && isMilik(entri, belumDikenal)) await updateEntri({ ...entri, akun })
  await loadEntri()
  void sendNow()
}

/** At a start: whoever has left something here and is still signed in has it sent, whatever screen comes first. */
export async function startKotak(): Promise<void> {
  watchWaktu()
  const kept = await readHal<Sesi>(HAL_SESI)
  if (sesi !== null || kept === undefined) return
  // A session that has ended is nobody's to send by.
  if (kept.token === readToken()) await openKotak(kept.akun)
  else await setHal(HAL_SESI, undefined)
}

/** Puts an entry away and has it sent. Resolves once it is kept: to false where it lasts no longer than this page. */
export async function storeEntri(baru: Omit<EntriBaru, 'akun'>, akun: number): Promise<boolean> {
  takeSesi(akun)
  // By the session of whom this page shows, whoever the device's is by now.
  const isKept = await addEntri({
    ...baru,
    akun,
    ...(akun === 0 && { sesi: penandaFrom(sesi?.token ?? '') }),
  })
  if (isKept) void navigator.storage?.persist?.().catch(() => undefined)
  keadaan = { ...keadaan, gagal: 0 }
  await loadEntri()
  void sendNow()
  send({ jenis: 'berubah' })
  if (!navigator.onLine) void wakeLater()
  return isKept
}

/** Takes an entry back. False while it is on its way, when nobody can say what becomes of it, and once it is recorded. */
export async function withdraw(kunci: string): Promise<boolean> {
  const isGone = keadaan.mengirim !== kunci && (await withdrawEntri(kunci))
  if (isGone) {
    await loadEntri()
    send({ jenis: 'berubah' })
  }
  return isGone
}

/** The body of an entry, for who looks at it. */
export async function findEntri(kunci: string): Promise<Entri | undefined> {
  const as = sesi
  return as === null
    ? undefined
    : (await listEntri()).find((entri) => entri.kunci === kunci && isMilik(entri, as))
}

/** Forgets an entry that was refused, once its reason has been read. */
export async function removeRead(entri: Pick<EntriRingkas, 'kunci' | 'urut'>): Promise<void> {
  await removeEntri(entri)
  await loadEntri()
  send({ jenis: 'berubah' })
}

/** Sends what waits now; while it is being sent, once more after. */
export function sendNow(): Promise<void> {
  if (berjalan !== null) {
    isLagi = true
    return berjalan
  }
  berjalan = run().finally(() => {
    berjalan = null
    if (isLagi) {
      isLagi = false
      void sendNow()
    }
  })
  return berjalan
}

/** Ends what belongs to the session: called as it ends. What waits stays, for the owner's next sign-in. */
export async function endKotak(): Promise<void> {
  clearTimeout(timer)
  await removeBacaan()
  const kept = await readHal<Sesi>(HAL_SESI)
  if (kept !== undefined && kept.token !== readToken()) await setHal(HAL_SESI, undefined)
  if (sesi !== null && sesi.token !== readToken()) {
    sesi = null
    setSandi(0, null)
    keadaan = BELUM_TERBACA
    for (const tell of pengamat) tell()
  }
}

async function run(): Promise<void> {
  clearTimeout(timer)
  const as = sesi
  if (as === null || as.token !== readToken() || !navigator.onLine) return
  if (!keadaan.entri.some(({ ditolak }) => ditolak === null)) return
  let isOver = false
  const isDone = await sendWaiting(
    as,
    (kabar) => {
      applyKabar(kabar)
      send(kabar)
      isOver ||= kabar.jenis === 'berhenti' && kabar.hasil.jenis === 'sesi'
    },
    jamKirim,
  )
  await loadEntri()
  if (isOver && as.token === readToken()) {
    sesi = null
    return endSession(as.token)
  }
  if (isDone) return
  timer = setTimeout(() => void sendNow(), JEDA_MS[keadaan.gagal - 1] ?? JEDA_LAMA_MS)
  void wakeLater()
}

function takeSesi(akun: number): boolean {
  // What is kept stays its owner's; whoever is signed in by now sends none of it.
  const token = isBerganti() ? null : readToken()
  if (sesi?.akun !== akun || (akun === 0 && sesi.token !== token)) keadaan = BELUM_TERBACA
  const kunci = readKunci()
  if (token !== null && (sesi?.akun !== akun || sesi.token !== token || sesi.kunci !== kunci))
    sesi = { akun, token, dasar: DASAR, kunci }
  if (token !== null) setSandi(akun, kunci)
  return token !== null
}

function applyKabar(kabar: Kabar): void {
  if (kabar.jenis === 'mulai') keadaan = { ...keadaan, mengirim: kabar.kunci }
  if (kabar.jenis === 'berhenti') keadaan = { ...keadaan, mengirim: null, gagal: keadaan.gagal + 1 }
  if (kabar.jenis === 'selesai')
    keadaan = {
      ...keadaan,
      entri: keadaan.entri.flatMap((entri) =>
        entri.kunci !== kabar.entri.kunci ? [entri] : kabar.entri.ditolak === null ? [] : [kabar.entri],
      ),
      mengirim: null,
      gagal: 0,
    }
  for (const tell of pendengar) tell(kabar)
  for (const tell of pengamat) tell()
}

function send(kabar: Kabar): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
  saluran.postMessage(kabar)
}

/** Reads anew what is kept, and notes for the next start whether there is anything. */
async function loadEntri(): Promise<void> {
  if (sesi !== null) await tidyWaiting(sesi)
  const semua = await listEntri()
  const isAda = (await countEntri()) > 0
  // Of a page that does not know yet who is signed in, nothing is to be learned; nor of one that has signed out meanwhile.
  if (sesi === null || sesi.token !== readToken()) return
  const as = sesi
  const { akun, token, kunci } = as
  const milik = semua.filter((entri) => isMilik(entri, as))
  setTanda(tandaFrom(milik) ?? (isAda ? 'lain' : null))
  const isMenunggu = milik.some(({ ditolak }) => ditolak === null)
  const kept = await readHal<Sesi>(HAL_SESI)
  // The worker sends by it while no page is open; with nothing to send there is no token for it.
  const isSama = kept?.akun === akun && kept.token === token && kept.kunci === kunci
  if (isMenunggu && !isSama) await setHal(HAL_SESI, as)
  if (!isMenunggu && kept !== undefined) await setHal(HAL_SESI, undefined)
  keadaan = { ...keadaan, entri: milik.map(ringkasanEntri), isTerbaca: true }
  for (const tell of pengamat) tell()
}

function tandaFrom(milik: readonly Entri[]): TandaKotak {
  if (milik.length === 0) return null
  return milik.some(({ jalur }) => isJalurPresensi(jalur)) ? 'ada' : 'pengajuan'
}

/** Has the worker woken once there is a network, where the browser can: this page may be gone by then. */
async function wakeLater(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    await (registration as WithSync | undefined)?.sync?.register(TAG_SYNC)
  } catch {
    // Then it goes out with the next start.
  }
}

saluran.addEventListener('message', ({ data }: MessageEvent<Kabar>) => {
  applyKabar(data)
  if (data.jenis === 'selesai' || data.jenis === 'berubah') void (sesi === null ? startKotak() : loadEntri())
})
addEventListener('online', () => {
  keadaan = { ...keadaan, gagal: 0 }
  void sendNow()
})
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible') return
  // Who made room for it comes back from there.
  void (isAdaSementara() ? loadEntri().then(sendNow) : sendNow())
})
// Of what no disk holds, a reload would leave nothing.
addEventListener('beforeunload', (event) => isAdaSementara() && event.preventDefault())

function isAdaSementara(): boolean {
  return keadaan.entri.some(isSementara)
}
