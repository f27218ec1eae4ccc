import type { Topik } from '@rekan/domain/kelola/peristiwa'
import { errorFromBody } from './api-error.ts'
import { isBerganti, readToken } from './session.ts'

type Pendengar = {
  /** Something of these topics changed; null: of any, nobody knows */
  readonly onUbah: (topik: readonly Topik[] | null) => void
}

const ALAMAT = `${import.meta.env.VITE_SERVER_URL}/api/kelola/peristiwa`
/** Without a stream screens ask anew so often. */
const TANYA_LAGI_MS = 25_000
const COBA_LAGI_MS = [1000, 2000, 5000, 15_000, 30_000] as const
/** Longer than two beats of the server: the line is dead, whatever the browser believes. */
const SUNYI_MS = 25_000

/**
 * Listens to the server's stream of events until `signal` aborts. While there is none, `onUbah(null)` comes every 25
 * seconds; and once as it is there again, for what was missed.
 */
export function listenPeristiwa({ onUbah }: Pendengar, signal: AbortSignal): void {
  let isLive = false
  const asking = setInterval(() => !isLive && onUbah(null), TANYA_LAGI_MS)
  signal.addEventListener('abort', () => clearInterval(asking))
  const live = () => {
    isLive = true
  }
  void (async () => {
    for (let gagal = 0; !signal.aborted; gagal += 1) {
      const mulai = Date.now()
      const isEnded = await readStream({ onUbah, onLive: live, isAgain: gagal > 0 }, signal).catch(
        () => false,
      )
      isLive = false
      if (isEnded) return
      if (Date.now() - mulai > SUNYI_MS) gagal = 0
      await wait(COBA_LAGI_MS[Math.min(gagal, COBA_LAGI_MS.length - 1)] ?? 0, signal)
    }
  })()
}

type Baca = Pendengar & { readonly onLive: () => void; readonly isAgain: boolean }

/** Reads one stream to its end. True where another would be refused as well: the session is over. */
async function readStream(baca: Baca, outer: AbortSignal): Promise<boolean> {
  const token = readToken()
  if (token === null || isBerganti()) return true
  const silence = new AbortController()
  const end = () => silence.abort()
  outer.addEventListener('abort', end)
  return readEvents(baca, token, silence).finally(() => outer.removeEventListener('abort', end))
}

async function readEvents(
  { onUbah, onLive, isAgain }: Baca,
  token: string,
  silence: AbortController,
): Promise<boolean> {
  const headers = { Accept: 'text/event-stream, application/json', Authorization: `Bearer ${token}` }
  const response = await fetch(ALAMAT, { headers, signal: silence.signal })
  if (!response.ok) throw errorFromBody(response.status, null)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (reader === undefined) return false
  onLive()
  if (isAgain) onUbah(null)
  let rest = ''
  for (;;) {
    const timer = setTimeout(() => silence.abort(), SUNYI_MS)
    const { done, value } = await reader.read().finally(() => clearTimeout(timer))
    if (done) return false
    const events = (rest + value).split('\n\n')
    rest = events.pop() ?? ''
    const topik = events.flatMap(topikIn)
    if (topik.length > 0) onUbah(topik)
  }
}

/** What an event names; a beat names nothing. */
function topikIn(event: string): Topik[] {
  if (!event.startsWith('data: ')) return []
  return Object.keys(JSON.parse(event.slice('data: '.length)) as object) as Topik[]
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
