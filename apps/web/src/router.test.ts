import { expect, test } from 'vitest'
import { createAppRouter } from './router.ts'

test('[K-03] the router keeps what it preloaded for 30 s, as shared data stay fresh', () => {
  const { options } = createAppRouter()
  expect(options).toMatchObject({
    defaultPreload: 'intent',
    defaultPreloadDelay: 50,
    defaultPreloadStaleTime: 30_000,
    defaultPendingMs: 1000,
    defaultPendingMinMs: 500,
  })
})
