import type { Entri } from './entri.ts'
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

/** The phone's clock held against the page's since a hearing. */
type Sejak = {
  /** The one less the other then, or when this page took it over */
  readonly awal: number
  /** The largest move since, in ms */
  terbesar: number
}

/** So many hearings are told apart: of two days. What is older counts as of the page's beginning. */
const PALING_BANYAK = 300

let dengar: Dengar | null = null
const sejakMula = startSejak(readJam())
/** By the last hearing, or the page's beginning, whichever is later. */
let sejakTerakhir = sejakMula
const semua = new Map<string, Sejak>()
let timer: ReturnType<typeof setInterval> | undefined

export function readJam(): JamHalaman {
  return { jam: Date.now(), mono: performance.now(), hidup: HIDUP }
}

/** What was heard in this session; null if nothing was, or all of it in another. */
export async function readDengar(sesi: string): Promise<Dengar | null> {
  const kept = await readHal<Dengar>(HAL_DENGAR)
  if (kept !== undefined && kept.waktu > (dengar?.waktu ?? 0)) {
    // Another page has heard it since: from then on this one's own looks count.
    if (dengar !== null) sejakTerakhir = startSejak(readJam())
    addSejak(kept)
    dengar = kept
  }
  return dengar?.sesi === sesi
    ? { ...dengar, bergeser: Math.max(dengar.bergeser, sejakTerakhir.terbesar) }
    : null
}

/** Takes over what the server has just told. */
export async function setDengar(baru: Omit<Dengar, keyof JamHalaman | 'bergeser'>): Promise<void> {
  const kini = readJam()
  sejakTerakhir = startSejak(kini)
  dengar = { ...baru, ...kini, bergeser: 0 }
  addSejak(dengar)
  await setHal(HAL_DENGAR, dengar)
}

/** Begins to hold the phone's clock against the page's; once is enough. */
export function watchJam(): void {
  timer ??= setInterval(() => recordJam(readJam()), AMBIL_MS)
}

/** Counts one more look at both clocks, such as the shutter's. Returns the largest move of this page since it heard. */
export function recordJam(kini: JamHalaman): number {
  for (const sejak of new Set([sejakMula, sejakTerakhir, ...semua.values()])) {
    const geser = geserSejak(sejak, kini)
    if (geser <= sejak.terbesar + KECIL_MS) continue
    sejak.terbesar = geser
    // The next life of the page knows it as well.
    if (sejak === sejakTerakhir && dengar !== null && dengar.bergeser < geser) {
      dengar = { ...dengar, bergeser: geser }
      void setHal(HAL_DENGAR, dengar)
    }
  }
  return Math.max(sejakTerakhir.terbesar, geserSejak(sejakTerakhir, kini))
}

/**
 * The header of a try: `<clock> <page's own> <life> <largest move>`. The move counts from the hearing that the entry names,
 * whatever was heard since.
 */
export function jamKirim({ isi }: Pick<Entri, 'isi'>): string {
  const kini = readJam()
  recordJam(kini)
  const disebut = readDisebut(isi)
  const sejak = disebut === null ? sejakTerakhir : (semua.get(alamatOf(disebut)) ?? sejakMula)
  const isTerakhir = disebut === null || (dengar !== null && alamatOf(dengar) === alamatOf(disebut))
  const geser = Math.max(geserSejak(sejak, kini), sejak.terbesar, isTerakhir ? (dengar?.bergeser ?? 0) : 0)
  return `${kini.jam} ${kini.mono.toFixed(1)} ${kini.hidup} ${geser.toFixed(1)}`
}

/** The hearing that an entry's evidence names; null of what brings none. */
function readDisebut(isi: Entri['isi']): JamHalaman | null {
  const teks = 'bidang' in isi ? isi.bidang['luring'] : undefined
  return teks === undefined ? null : (JSON.parse(teks) as { readonly dengar: JamHalaman | null }).dengar
}

function addSejak(baru: JamHalaman): void {
  semua.set(alamatOf(baru), sejakTerakhir)
  const [terlama] = semua.keys()
  if (semua.size > PALING_BANYAK && terlama !== undefined) semua.delete(terlama)
}

function alamatOf({ hidup, mono }: JamHalaman): string {
  return `${hidup} ${mono}`
}

function startSejak({ jam, mono }: JamHalaman): Sejak {
  return { awal: jam - mono, terbesar: 0 }
}

function geserSejak({ awal }: Sejak, { jam, mono }: JamHalaman): number {
  return Math.abs(jam - mono - awal)
}
