import { PassThrough, type Readable } from 'node:stream'
import { type Pelaku, cakupan } from '@rekan/domain/akses/akses'
import { DETAK_MS, NAMA_TOPIK, TOPIK, type Topik } from '@rekan/domain/kelola/peristiwa'
import { type Session, findPelaku } from '../../../platform/auth.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Peristiwa } from '../../../platform/siaran.ts'
import { asWork, startWork } from '../../../platform/work.ts'
import { refuse } from '../kelola.refusals.ts'
import { listTerlihat } from './peristiwa.queries.ts'

/** Streams that one account may have open at one server: as many tabs, and more than anybody reads. */
const MOST_EACH = 8
/** All of one server's: the rest of its connections is for requests. */
const MOST = 500
/** News of so long go together. */
const GATHER_MS = 400
/** More people than this are told as nobody in particular. */
const MOST_PEOPLE = 100

export type Aliran = {
  /** Throws 429 where the account, or the server, has too many. */
  open(session: Session): Readable
  /** Ends them all. */
  stop(): void
}

/** What waits to be told on one stream: the people by topic, or that anything may have changed. */
type Antrean = Map<Topik, Set<number>>

/** Streams of events: each tells its account of what it may see, and ends with its session. */
export function createAliran(deps: Pick<Deps, 'db' | 'clock' | 'siaran' | 'log'>): Aliran {
  const { db, clock, siaran, log } = deps
  const open = new Map<PassThrough, number>()
  return {
    open({ pelaku: masuk, tokenHash }) {
      const { penggunaId } = masuk
      const own = [...open.values()].filter((id) => id === penggunaId).length
      if (own >= MOST_EACH || open.size >= MOST) throw refuse('ALIRAN_PENUH')
      const stream = new PassThrough()
      let pelaku = masuk
      let antrean: Antrean = new Map()
      let gathering: NodeJS.Timeout | undefined
      const end = () => {
        if (!open.delete(stream)) return
        leave()
        clearInterval(beat)
        clearTimeout(gathering)
        stream.end()
      }
      const later = (act: () => Promise<void>) => {
        asWork(startWork('read', 'GET /kelola/peristiwa'), act).catch((error: unknown) => {
          log.warn({ err: error }, 'a stream of events was ended')
          end()
        })
      }
      const tell = async () => {
        gathering = undefined
        const batch = antrean
        antrean = new Map()
        const isi = await judge(deps, pelaku, batch)
        if (open.has(stream) && Object.keys(isi).length > 0) stream.write(`data: ${JSON.stringify(isi)}\n\n`)
      }
      const leave = siaran.listen((banyak) => {
        for (const satu of banyak ?? NAMA_TOPIK.map(peristiwaOf)) add(antrean, satu, penggunaId)
        if (antrean.size > 0) gathering ??= setTimeout(() => later(tell), GATHER_MS).unref()
      })
      const beat = setInterval(
        () =>
          later(async () => {
            const kini = await findPelaku(db, tokenHash, clock.now())
            if (kini === null || cakupan(kini, 'GET /kelola/peristiwa') === null) return end()
            pelaku = kini
            stream.write(': hidup\n\n')
          }),
        DETAK_MS,
      ).unref()
      open.set(stream, penggunaId)
      stream.on('close', end)
      stream.write('retry: 2000\n\n')
      return stream
    },
    stop() {
      for (const stream of open.keys()) stream.end()
    },
  }
}

function peristiwaOf(topik: Topik): Peristiwa {
  return { topik, karyawanId: null, penggunaId: null }
}

function add(antrean: Antrean, { topik, karyawanId, penggunaId }: Peristiwa, reader: number): void {
  if (!isTopik(topik) || (penggunaId !== null && penggunaId !== reader)) return
  const orang = antrean.get(topik) ?? new Set()
  antrean.set(topik, orang.add(karyawanId ?? 0))
}

function isTopik(nama: string): nama is Topik {
  return Object.hasOwn(TOPIK, nama)
}

/** Of what has gathered, what the account may see: by topic the people, none where they are many or nobody. */
async function judge(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  pelaku: Pelaku,
  antrean: Antrean,
): Promise<Partial<Record<Topik, number[]>>> {
  const isi: Partial<Record<Topik, number[]>> = {}
  for (const [topik, orang] of antrean) {
    const reach = cakupan(pelaku, TOPIK[topik])
    if (reach === null) continue
    const ids = [...orang].filter((id) => id !== 0)
    const terlihat = reach === 'semua' ? ids : await listTerlihat({ db, pelaku, saat: clock.now() }, ids)
    if (terlihat.length > 0 || orang.has(0))
      isi[topik] = orang.has(0) || terlihat.length > MOST_PEOPLE ? [] : terlihat
  }
  return isi
}
