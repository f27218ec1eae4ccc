import { createEncoder } from '../apps/server/src/platform/encoder.ts'
import { cpuOf } from './rush/cpu.ts'
import { openCamera } from './rush/photos.ts'
import { seeded } from './rush/random.ts'
import { judge, median, say } from './rush/report.ts'

/**
 * `npm run bench:foto`: what a punch's photo costs after the answer, re-encoded with its thumbnail and fingerprint by the encoder's
 * own process as the job has it done. Exits 1 when a photo takes more than 6 ms of processor time, or when two cores drain fewer
 * than 200 a second.
 */
const ROUNDS = 7
const PHOTOS = 200
const AT_ONCE = 4
const SIDES = [640, 96] as const

const encoder = createEncoder()
const takePhoto = openCamera(seeded(7))
const photos = Array.from({ length: PHOTOS }, () => Buffer.concat(takePhoto().pieces))

async function encodeAll(): Promise<{ cpuMs: number; perSecond: number; bytes: number }> {
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
  const cpu = cpuOf(process.pid, 0).helpers - before.helpers
  return { cpuMs: (cpu * 1000) / PHOTOS, perSecond: PHOTOS / seconds, bytes: bytes / PHOTOS }
}

await encodeAll()
const rounds = []
for (let i = 0; i < ROUNDS; i += 1) {
  const round = await encodeAll()
  rounds.push(round)
  say(
    `${round.cpuMs.toFixed(2)} ms CPU a photo, ${round.perSecond.toFixed(0)}/s, ${(round.bytes / 1000).toFixed(1)} kB kept`,
  )
}
await encoder.stop()
const cpuMs = median(rounds.map((round) => round.cpuMs))
const perSecond = median(rounds.map((round) => round.perSecond))
judge('CPU a photo, ms', cpuMs, cpuMs <= 6, 'at most 6')
judge('photos a second', perSecond, perSecond >= 200, 'at least 200 on two idle cores')
