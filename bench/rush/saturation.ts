import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { Profiler } from 'node:inspector'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../apps/server/src/platform/db.ts'
import {
  AT_ONCE,
  type Contender,
  type Round,
  answering,
  fireAll,
  measure,
  openMagazine,
  showRound,
  startLimit,
} from './contender.ts'
import type { SIZES } from './photos.ts'
import { sayProfile } from './profile.ts'
import { isSound, reconcile } from './reconcile.ts'
import { judge, median, say } from './report.ts'
import { startRushServer } from './server.ts'
import type { Shot } from './shots.ts'

const WARM = 800
const ROUNDS = 7
const PUNCHES = 800
const PROFILER = new URL('profiler.ts', import.meta.url).href

/**
 * As many punches as the server takes from 16 at once, in turns with the bare limit on the same database: the larger the photos,
 * the more of either is moving their bytes.
 */
export async function runSaturation(size: keyof typeof SIZES = 'kini'): Promise<void> {
  const server = await startRushServer()
  const owner = openDatabase({ ...server.owner, max: 2 }, () => {})
  const { limit, child } = await startLimit(server, owner)
  try {
    const nextShots = await openMagazine(owner, server, 2 * WARM + ROUNDS * PUNCHES, size)
    const fates: NonNullable<Contender['fates']> = []
    const ours: Contender = { port: server.port, pid: server.pid, server, owner, fates }
    const warm = nextShots(WARM)
    await measure(limit, warm)
    await measure(ours, warm)
    say(
      `${AT_ONCE} at once, ${PUNCHES} a round; CPU in us a punch: server + database, then all with what follows`,
    )
    const rounds: { readonly ours: Round; readonly bare: Round }[] = []
    for (let i = 0; i < ROUNDS; i += 1) {
      const shots = nextShots(PUNCHES)
      const first = await measure(i % 2 === 0 ? limit : ours, shots)
      const second = await measure(i % 2 === 0 ? ours : limit, shots)
      const round = i % 2 === 0 ? { bare: first, ours: second } : { ours: first, bare: second }
      rounds.push(round)
      const ratio = (round.ours.perSecond / round.bare.perSecond).toFixed(3)
      say(`ours ${showRound(round.ours)} | limit ${showRound(round.bare)} | ratio ${ratio}`)
    }
    const ratio = median(rounds.map((r) => r.ours.perSecond / r.bare.perSecond))
    const rate = (of: 'ours' | 'bare') => median(rounds.map((r) => r[of].perSecond)).toFixed(0)
    const share = median(rounds.map((r) => answering(r.bare) / answering(r.ours)))
    say(`median: ours ${rate('ours')}/s, limit ${rate('bare')}/s, CPU ratio ${share.toFixed(3)}`)
    judge('ratio to the limit', ratio, ratio >= 0.25, 'at least 0.25')
    await profileRound(ours, nextShots(WARM))
    const compared = await reconcile(owner, server.dataDir, fates)
    judge('lost, doubled, spoiled or unexplained', isSound(compared) ? 0 : 1, isSound(compared), 'none')
  } finally {
    child.kill()
    await owner.destroy()
    await server.stop()
  }
}

async function profileRound({ server, fates }: Contender, shots: readonly Shot[]): Promise<void> {
  const child = await server.restart(['--import', PROFILER])
  const folder = mkdtempSync(join(tmpdir(), 'rekan-profil-'))
  const file = join(folder, 'rush.cpuprofile')
  const order = async (message: object) => {
    child.send(message)
    await once(child, 'message')
  }
  // The first third warms the new process up.
  const third = Math.floor(shots.length / 3)
  await fireAll(server.port, shots.slice(0, third), fates)
  await order({ profile: 'start' })
  await fireAll(server.port, shots.slice(third), fates)
  await order({ profile: 'stop', file })
  say('\nmain thread of the server:')
  sayProfile(JSON.parse(readFileSync(file, 'utf8')) as Profiler.Profile, shots.length - third)
  rmSync(folder, { recursive: true })
}
