import { sql } from 'kysely'
import { selfieJob } from '../apps/server/src/features/presensi/selfie/selfie.job.ts'
import { createEncoder } from '../apps/server/src/platform/encoder.ts'
import { startCluster } from '../apps/server/test/cluster.ts'
import { addPeople } from '../apps/server/test/people.ts'
import { formPresensi } from '../apps/server/test/selfie.ts'
import { cpuOf } from './rush/cpu.ts'
import { openCamera } from './rush/photos.ts'
import { seeded } from './rush/random.ts'
import { judge, median, say } from './rush/report.ts'
import { startCompany } from './scale/server.ts'

/**
 * `npm run bench:foto`: what a punch's photo costs after the answer. First re-encoded with its thumbnail and fingerprint by the
 * encoder's own process; then, as the job does all of it, taken from the database, compared with others and kept. Exits 1 when a photo
 * takes more than 6 ms of processor time to encode, or when two cores drain fewer than 200 a second.
 */
const ROUNDS = 7
const PHOTOS = 200
const AT_ONCE = 4
const SIDES = [640, 96] as const
/** How many punches at once fill the queue */
const PUNCHES_AT_ONCE = 8

const takePhoto = openCamera(seeded(7))
const newPhoto = () => Buffer.concat(takePhoto().pieces)

judge('CPU a photo, ms', ...(await measureEncoder()), 'at most 6')
judge('photos a second', ...(await measureJob()), 'at least 200 on two idle cores')

async function measureEncoder(): Promise<[cpuMs: number, isGood: boolean]> {
  const encoder = createEncoder()
  const photos = Array.from({ length: PHOTOS }, newPhoto)
  const rounds: number[] = []
  for (let i = 0; i <= ROUNDS; i += 1) {
    const waiting = photos.values()
    const [before, start] = [cpuOf(process.pid, 0), performance.now()]
    let bytes = 0
    const lane = async () => {
      for (const photo of waiting) {
        const encoded = await encoder.encodeWithSidik(photo, SIDES)
        if (encoded === null) throw new Error('no picture')
        bytes += encoded.images.reduce((sum, { length }) => sum + length, 0)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
    const seconds = (performance.now() - start) / 1000
    const cpuMs = ((cpuOf(process.pid, 0).helpers - before.helpers) * 1000) / PHOTOS
    // The first round starts the process and warms it up.
    if (i === 0) continue
    rounds.push(cpuMs)
    say(
      `encoded    ${cpuMs.toFixed(2)} ms CPU a photo, ${(PHOTOS / seconds).toFixed(0)}/s, ${(bytes / PHOTOS / 1000).toFixed(1)} kB kept`,
    )
  }
  await encoder.stop()
  const cpuMs = median(rounds)
  return [cpuMs, cpuMs <= 6]
}

async function measureJob(): Promise<[perSecond: number, isGood: boolean]> {
  const cluster = await startCluster()
  const company = await startCompany(cluster.address, 0)
  const { deps, owner } = company
  try {
    const job = selfieJob(deps)
    deps.jobs.start(job)
    const rounds: number[] = []
    for (let i = 0; i <= ROUNDS; i += 1) {
      // None of them goes until all are there.
      const { promise: allThere, resolve: letGo } = Promise.withResolvers<void>()
      void deps.jobs.giveWay(allThere)
      const people = await addPeople(owner, PHOTOS, deps.clock.now())
      const waiting = people.values()
      const lane = async () => {
        for (const { token } of waiting) {
          const body = formPresensi(newPhoto())
          const { status } = await company.send('/presensi/check-in', { method: 'POST', body }, token)
          if (status !== 201) throw new Error(`a punch: ${status}`)
        }
      }
      await Promise.all(Array.from({ length: PUNCHES_AT_ONCE }, lane))
      const [count, before, start] = [(await job.depth?.()) ?? 0, cpuOf(process.pid, 0), performance.now()]
      letGo()
      deps.jobs.nudge(job.name)
      await deps.jobs.idle()
      const perSecond = (count * 1000) / (performance.now() - start)
      const after = cpuOf(process.pid, 0)
      const cpuMs = ((after.server + after.helpers - before.server - before.helpers) * 1000) / count
      const { rows } = await sql`select from presensi_selfie where kunci is null`.execute(owner)
      if (rows.length > 0) throw new Error(`${rows.length} photos were not kept`)
      if (i === 0) continue
      rounds.push(perSecond)
      say(
        `drained    ${count} photos, ${perSecond.toFixed(0)}/s, ${cpuMs.toFixed(2)} ms CPU of all processes each`,
      )
    }
    const perSecond = median(rounds)
    return [perSecond, perSecond >= 200]
  } finally {
    await company.close()
    await cluster.stop()
  }
}
