import { describe, expect, test } from 'vitest'
import { judgeClock, judgeRoute } from './clock.js'

const E2E = 'e2e/lembur.e2e.ts'
const SERVER = 'apps/server/src/features/presensi/hari/hari.test.ts'
const WEB = 'apps/web/src/lib/persist.test.ts'

describe('[TAHAN-05] a test moves time by the one fixture alone', () => {
  test.each([
    [E2E, 'page.clock.install'],
    [E2E, 'page.clock.setFixedTime'],
    [E2E, 'koordinator.clock.runFor'],
    [E2E, '.clock.pauseAt'],
    ['e2e/regu.ts', 'context.clock.fastForward'],
    ['e2e/test.ts', 'page.clock.resume'],
    [E2E, 'rekan.setClock'],
    [E2E, 'page.waitForTimeout'],
    [E2E, 'Date.now'],
    [E2E, 'new Date()'],
    [E2E, 'Date()'],
    [E2E, 'new Promise(setTimeout)'],
    [SERVER, 'vi.useFakeTimers'],
    [SERVER, 'vi.setSystemTime'],
    [SERVER, 'vi.advanceTimersByTime'],
    [SERVER, 'Date.now'],
    [SERVER, 'node:timers/promises'],
    [WEB, 'vi.runAllTimers'],
    ['apps/server/test/fuzz.test.ts', 'new Date()'],
    ['packages/domain/test/ragu/orang.ts', 'Date.now'],
  ])('%s: %s is refused', (file, deed) => {
    expect(judgeClock(file, deed)).toContain(deed)
  })

  test.each([
    ['e2e/jam.ts', 'context.clock.install', 'the fixture itself'],
    ['apps/server/test/jam.ts', 'Date.now', 'the fixture itself'],
    ['apps/web/test/jam.ts', 'vi.useFakeTimers', 'the fixture itself'],
    [E2E, 'jam.set', 'the fixture'],
    [E2E, 'jam.pass', 'the fixture'],
    [SERVER, 'server.setClock', 'the fixture of server tests'],
    [SERVER, 'deps.clock.now', 'what the fixture has set'],
    [E2E, 'performance.now', 'how long something took'],
    [SERVER, 'Date.parse', 'a moment that is given'],
    ['apps/server/src/platform/clock.ts', 'Date.now', 'no test'],
    ['bench/rush.ts', 'Date.now', 'no test'],
  ])('%s: %s is allowed: %s', (file, deed) => {
    expect(judgeClock(file, deed)).toBeNull()
  })
})

test.each([
  [E2E, 'page.route', true],
  [E2E, 'context.route', true],
  [E2E, '.routeFromHAR', true],
  [E2E, 'page.unroute', true],
  [E2E, 'intercept', false],
  ['e2e/jawaban.ts', 'where.route', false],
  ['e2e/test.ts', 'context.unrouteAll', false],
  ['apps/server/src/app.ts', 'app.route', false],
])('%s: %s of its own is refused: %s', (file, deed, isRefused) => {
  expect(judgeRoute(file, deed) !== null).toBe(isRefused)
})
