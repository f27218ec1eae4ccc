import {
  type Ditolak,
  type Entri,
  type EntriRingkas,
  type Pemilik,
  isMilik,
  ringkasanEntri,
} from './entri.ts'
import { listEntri, removeEntri, tidyEntri, updateEntri } from './simpan.ts'

// The page and the worker send by this alone, under one lock: never two at once, and in the order it was made.

/** As whom, and where to: in the outbox only while something of theirs waits, so that the worker can send it. */
export type Sesi = Pemilik & {
  /** The calls' base, up to `/api` */
  readonly dasar: string
  /** By which what waits is kept; null where the server has not given it yet */
  readonly kunci?: string | null
}

export const HAL_SESI = 'sesi'
/** The worker is woken by this name once there is a network. */
export const TAG_SYNC = 'rekan-kotak'
const KUNCI = 'rekan.kotak'
/** Past this a call counts as failed: one bar of signal may hold a connection open for ever. */
const TIMEOUT_MS = 45_000

/** What became of one try. `nanti`: nothing yet, the line or the server is to blame; `sesi`: the sign-in has ended. */
export type Hasil =
  | { readonly jenis: 'diterima'; readonly status: number; readonly body: unknown }
  | { readonly jenis: 'ditolak'; readonly ditolak: Ditolak }
  /** `body` where the server has answered, null where none was heard */
  | { readonly jenis: 'nanti'; readonly status: number; readonly body: unknown }
  | { readonly jenis: 'sesi' }

export type Kabar =
  | { readonly jenis: 'mulai'; readonly kunci: string }
  | { readonly jenis: 'berhenti'; readonly kunci: string; readonly hasil: Hasil }
  | { readonly jenis: 'selesai'; readonly entri: EntriRingkas; readonly hasil: Hasil }
  /** Something was put, withdrawn or read */
  | { readonly jenis: 'berubah' }

/**
 * Sends what waits for this account until nothing is left, or the line is. `jam`: what the sender knows of time since an
 * entry, as the header has it. Returns whether all of it went.
 */
export function sendWaiting(
  sesi: Sesi,
  tell: (kabar: Kabar) => void,
  jam: (entri: Entri) => string = () => String(Date.now()),
): Promise<boolean> {
  return withLock(async () => {
    for (;;) {
      const entri = (await listEntri()).find((satu) => satu.ditolak === null && isMilik(satu, sesi))
      if (entri === undefined) return true
      tell({ jenis: 'mulai', kunci: entri.kunci })
      const hasil = await sendEntri(entri, sesi, jam(entri))
      if (hasil.jenis === 'nanti' || hasil.jenis === 'sesi') {
        await updateEntri({ ...entri, dicoba: entri.dicoba + 1 })
        tell({ jenis: 'berhenti', kunci: entri.kunci, hasil })
        return false
      }
      const ditolak = hasil.jenis === 'ditolak' ? hasil.ditolak : null
      await (ditolak === null ? removeEntri(entri) : updateEntri({ ...entri, ditolak }))
      tell({ jenis: 'selesai', entri: ringkasanEntri({ ...entri, ditolak }), hasil })
    }
  })
}

/** Has what waits kept as well as can be, unless something is being sent just now: then at the next look. */
export async function tidyWaiting(pemilik: Pemilik): Promise<void> {
  await (navigator.locks === undefined
    ? tidyEntri(pemilik)
    : navigator.locks.request(KUNCI, { ifAvailable: true }, (lock) =>
        lock === null ? undefined : tidyEntri(pemilik),
      ))
}

/** Removes an entry, after what is being sent; false if it is not there any more, having been recorded. */
export function withdrawEntri(kunci: string): Promise<boolean> {
  return withLock(async () => {
    const entri = (await listEntri()).find((one) => one.kunci === kunci)
    if (entri !== undefined) await removeEntri(entri)
    return entri !== undefined
  })
}

/** One at a time over all tabs and the worker; whoever comes later finds what is left. */
function withLock(run: () => Promise<boolean>): Promise<boolean> {
  return navigator.locks === undefined ? run() : navigator.locks.request(KUNCI, run)
}

async function sendEntri({ kunci, jalur, isi }: Entri, { token, dasar }: Sesi, jam: string): Promise<Hasil> {
  const headers = new Headers({
    Accept: 'application/json',
    Authorization: `Bearer ${token}`,
    'Idempotency-Key': kunci,
    // What belongs to the try, and not to the entry.
    'Rekan-Jam': jam,
  })
  if ('json' in isi) headers.set('Content-Type', 'application/json')
  const body = 'json' in isi ? isi.json : formFrom(isi)
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(dasar + jalur, { method: 'POST', headers, body, signal })
    const answer = parse(await response.text())
    return judge(response.status, answer)
  } catch {
    return { jenis: 'nanti', status: 0, body: null }
  }
}

function formFrom({ bidang, berkas }: Extract<Entri['isi'], { bidang: unknown }>): FormData {
  const form = new FormData()
  for (const [nama, value] of Object.entries(bidang)) form.append(nama, value)
  for (const [nama, file] of Object.entries(berkas))
    form.append(nama, new Blob([file.isi], { type: file.jenis }), file.nama)
  return form
}

/** A 403 that asks for a second factor is over once it is given; what no server of ours says is tried again. */
function judge(status: number, body: unknown): Hasil {
  if (status >= 200 && status < 300)
    return body === null ? { jenis: 'nanti', status, body } : { jenis: 'diterima', status, body }
  if (status === 401) return { jenis: 'sesi' }
  const isNanti = status >= 500 || [408, 425, 429].includes(status) || body === null
  if (isNanti || kodeOf(body) === 'PERLU_FAKTOR_KEDUA') return { jenis: 'nanti', status, body }
  return { jenis: 'ditolak', ditolak: { status, body } }
}

function kodeOf(body: unknown): unknown {
  return (body as { readonly error?: { readonly error?: unknown } | null } | null)?.error?.error
}

/** Null for a proxy's page instead of the server's answer. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
