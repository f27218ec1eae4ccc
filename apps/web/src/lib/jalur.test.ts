import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeLine, untilFree } from './jalur.ts'

const place = { pathname: '/home' }
const net = { onLine: true }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', place)
  vi.stubGlobal('navigator', net)
  Object.assign(place, { pathname: '/home' })
  Object.assign(net, { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
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
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told.isFree).toBe(false)
  fail(new Error('no connection'))
  await vi.advanceTimersByTimeAsync(0)
  expect(told.isFree).toBe(true)
})

test.each(['/checkin', '/checkin/capture', '/checkout', '/checkout/capture'])(
  'at %s it waits until the person has gone on',
  async (pathname) => {
    place.pathname = pathname
    const told = watch()
    await vi.advanceTimersByTimeAsync(5000)
    expect(told.isFree).toBe(false)
    place.pathname = '/home'
    await vi.advanceTimersByTimeAsync(250)
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
  await vi.advanceTimersByTimeAsync(ms)
  expect(told.isFree).toBe(true)
})
