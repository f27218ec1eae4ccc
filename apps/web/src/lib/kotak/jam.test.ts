import { afterEach, beforeEach, expect, test } from 'vitest'
import { jam } from '../../../test/jam.ts'
import { type JamHalaman, jamKirim, readDengar, readJam, recordJam, setDengar } from './jam.ts'

const DETIK = 1000

beforeEach(() => jam.stand({ now: Date.parse('2026-11-20T00:00:00Z') }))
afterEach(() => jam.end())

/** Hears the server's time at this moment. */
async function hear(): Promise<JamHalaman> {
  await setDengar({ sesi: 'abc', ponsel: 1, token: 't', waktu: jam.now() })
  const dengar = await readDengar('abc')
  if (dengar === null) throw new Error('It was just heard')
  return { jam: dengar.jam, mono: dengar.mono, hidup: dengar.hidup }
}

/** The move that the header of an entry tells, in whole seconds. */
function geserOf(dengar: JamHalaman | null): number {
  const luring = JSON.stringify({ dengar })
  const [, , , geser] = jamKirim({ isi: { bidang: { luring }, berkas: {} } }).split(' ')
  return Math.round(Number(geser) / DETIK)
}

/** Sets the phone's clock; the page's own goes on. */
function moveClock(ms: number): void {
  jam.setWrong(jam.now() + ms)
  recordJam(readJam())
}

test('the move that a try tells counts from the hearing that its entry names', async () => {
  const pertama = await hear()
  jam.pass(60 * DETIK)
  expect(geserOf(pertama)).toBe(0)
  moveClock(600 * DETIK)
  moveClock(-600 * DETIK)
  jam.pass(60 * DETIK)
  const kedua = await hear()
  // There and back before it was heard again: the older entry's try still tells it.
  expect([geserOf(pertama), geserOf(kedua)]).toEqual([600, 0])
  moveClock(30 * DETIK)
  expect([geserOf(pertama), geserOf(kedua)]).toEqual([600, 30])
  // Of a life of the page that is over, this one counts from its beginning; of what names none, from the last hearing.
  expect(geserOf({ ...pertama, hidup: 'lain' })).toBeGreaterThanOrEqual(30)
  expect(geserOf(null)).toBe(30)
})
