import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { jam } from '../../test/jam.ts'
import { takeLine, untilFree } from './jalur.ts'

const place = { pathname: '/home' }
const net = { onLine: true }

beforeEach(() => {
  jam.stand()
  vi.stubGlobal('location', place)
  vi.stubGlobal('navigator', net)
  Object.assign(place, { pathname: '/home' })
  Object.assign(net, { onLine: true })
})
afterEach(() => {
  jam.end()
  vi.unstubAllGlobals()
})

/** Whether the line is free, told as soon as it is. */
function watch() {
  const told = { isFree: false }
  void untilFree().then(() => (told.isFree = true))
  return told
}

test('what can wait waits for what goes first, whether that comes or not', async () => {
  let fail = (_cause: Error) => undefined as unknown
  takeLine(new Promise((_resolve, reject) => (fail = reject)))
  const told = watch()
  await jam.passAsync(60_000)
  expect(told.isFree).toBe(false)
  fail(new Error('no connection'))
  await jam.passAsync(0)
  expect(told.isFree).toBe(true)
})

test.each(['/checkin', '/checkin/capture', '/checkout', '/checkout/capture'])(
  'at %s it waits until the person has gone on',
  async (pathname) => {
    place.pathname = pathname
    const told = watch()
    await jam.passAsync(5000)
    expect(told.isFree).toBe(false)
    place.pathname = '/home'
    await jam.passAsync(250)
    expect(told.isFree).toBe(true)
  },
)

test.each([
  ['elsewhere', '/akun', true, 0],
  ['without a network', '/checkin', false, 0],
  ['at a screen that was left open', '/checkin', true, 20_000],
])('it does not wait %s', async (_where, pathname, onLine, ms) => {
  Object.assign(place, { pathname })
  Object.assign(net, { onLine })
  const told = watch()
  await jam.passAsync(ms)
  expect(told.isFree).toBe(true)
})
