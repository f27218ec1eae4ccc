import { expect, it } from 'vitest'
import { measureMorning } from '../../../bench/rush/simpan.ts'
import { JUMAT_PAGI, startTestServer } from './server.ts'

it('[NODE-25] a year’s photos leave beside a morning of punches, which are all acknowledged', async () => {
  const server = await startTestServer(undefined, { withJobs: false })
  const { owner, db, deps, origin } = server
  const tempat = {
    port: Number(new URL(origin).port),
    now: () => Date.parse(JUMAT_PAGI),
    owner,
    db,
    files: deps.files,
  }
  const ukuran = { morning: { people: 30, seconds: 2 }, year: { people: 6, days: 5 } }
  const { p95, acknowledged, photos, left } = await measureMorning(tempat, ukuran, true)
  await server.close()
  expect({ acknowledged, photos, left }).toEqual({ acknowledged: 30, photos: 6 * 5 * 12 * 2, left: 0 })
  // The figure itself is measured by `npm run bench:rush -- simpan`, on a machine that does nothing else.
  expect(p95).toBeGreaterThan(0)
})
