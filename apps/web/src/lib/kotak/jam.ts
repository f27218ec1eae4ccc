import { readHal, setHal } from './simpan.ts'

// What this phone can say of time: the server's as it was last heard, and how its own clock has moved since.

/** What a page sees at one moment: the phone's clock and its own, which nobody sets, in ms, and which life of a page it is. */
export type JamHalaman = { readonly jam: number; readonly mono: number; readonly hidup: string }

/** The server's time as it was heard last. */
export type Dengar = JamHalaman & {
  /** The session it was told to */
  readonly sesi: string
  readonly ponsel: number
  /** That this phone has heard it, signed by the server */
  readonly token: string
  readonly waktu: number
  /** The largest move of the phone's clock against the page's since, in ms, by whichever page saw it */
  readonly bergeser: number
}

const HAL_DENGAR = 'dengar'
/** Each second, the two clocks are held against each other. */
const AMBIL_MS = 1000
/** A move that is not worth writing down. */
const KECIL_MS = 200

const HIDUP = `h${Math.random().toString(36).slice(2)}${Date.now().toString(36)}`

let dengar: Dengar | null = null
/** Phone's clock less the page's, when the time was heard or this page began, whichever is later. */
let awal = Date.now() - performance.now()
let terbesar = 0
let timer: ReturnType<typeof setInterval> | undefined

export function readJam(): JamHalaman {
  return { jam: Date.now(), mono: performance.now(), hidup: HIDUP }
}

/** What was heard in this session; null if nothing was, or all of it in another. */
export async function readDengar(sesi: string): Promise<Dengar | null> {
  const kept = await readHal<Dengar>(HAL_DENGAR)
  if (kept !== undefined && kept.waktu > (dengar?.waktu ?? 0)) {
    // Another page has heard it since: from then on this one's own looks count.
    if (dengar !== null) resetAwal(readJam())
    dengar = kept
  }
  return dengar?.sesi === sesi ? { ...dengar, bergeser: Math.max(dengar.bergeser, terbesar) } : null
}

/** Takes over what the server has just told. */
export async function setDengar(baru: Omit<Dengar, keyof JamHalaman | 'bergeser'>): Promise<void> {
  const kini = readJam()
  resetAwal(kini)
  dengar = { ...baru, ...kini, bergeser: 0 }
  await setHal(HAL_DENGAR, dengar)
}

/** Begins to hold the phone's clock against the page's; once is enough. */
export function watchJam(): void {
  timer ??= setInterval(() => recordJam(readJam()), AMBIL_MS)
}

/** Counts one more look at both clocks, such as the shutter's. Returns the largest move of this page since it heard. */
export function recordJam({ jam, mono }: JamHalaman): number {
  const geser = Math.abs(jam - mono - awal)
  if (geser > terbesar + KECIL_MS) {
    terbesar = geser
    // The next life of the page knows it as well.
    if (dengar !== null && dengar.bergeser < geser) {
      dengar = { ...dengar, bergeser: geser }
      void setHal(HAL_DENGAR, dengar)
    }
  }
  return Math.max(terbesar, geser)
}

function resetAwal({ jam, mono }: JamHalaman): void {
  awal = jam - mono
  terbesar = 0
}

/** The header of a try: `<clock> <page's own> <life> <largest move>`. */
export function jamKirim(): string {
  const kini = readJam()
  const geser = Math.max(recordJam(kini), dengar?.bergeser ?? 0)
  return `${kini.jam} ${kini.mono.toFixed(1)} ${kini.hidup} ${geser.toFixed(1)}`
}
