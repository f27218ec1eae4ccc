import { expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createQueryClient, mayRetry, retryDelay } from './query-client.ts'

test('[K-01] 3 retries, 1 s doubling to 30 s', () => {
  expect([0, 1, 2, 3].map((failures) => mayRetry(failures, new ApiError({})))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

test.each([
  [400, false],
  [401, false],
  [403, false],
  [404, false],
  [409, false],
  [422, false],
  [429, true],
  [500, true],
  [503, true],
])('status %i is retried: %s', (status, expected) => {
  expect(mayRetry(0, new ApiError({ status }))).toBe(expected)
})

test('an error of our own is not retried', () => {
  expect(mayRetry(0, new Error('Failed to map profile data'))).toBe(false)
})

test.each([true, false])(
  'a query asks again after a failure where the device has a network: %s',
  (onLine) => {
    vi.stubGlobal('navigator', { onLine })
    const { retry } = createQueryClient().getDefaultOptions().queries ?? {}
    expect(typeof retry === 'function' && retry(0, new ApiError({}))).toBe(onLine)
    vi.unstubAllGlobals()
  },
)

test('nothing is written twice by itself', () => {
  expect(createQueryClient().getDefaultOptions().mutations).toMatchObject({ retry: false })
})
