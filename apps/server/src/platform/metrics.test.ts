import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawSelfie, formPresensi } from '../../test/selfie.ts'
import { type TestServer, startTestServer } from '../../test/server.ts'
import { selfieJob } from '../features/presensi/selfie/selfie.job.ts'
import { type Metrics, serveMetrics } from './metrics.ts'

let server: TestServer
let metrics: Metrics
let served: { readonly port: number; stop(): void }

beforeAll(async () => {
  server = await startTestServer(undefined, { withJobs: false, withMetrics: true })
  metrics = server.metrics()
  served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  served.stop()
  await server.close()
})

const read = async () => {
  const response = await fetch(`http://127.0.0.1:${served.port}/metrics`)
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ])
  return (await response.text()).split('\n')
}
const valueOf = (lines: readonly string[], name: string) =>
  Number(
    lines
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1),
  )

it('counts answers by the route as it was mounted, never by address', async () => {
  const token = await server.login('karyawan@rekan.example')
  await server.call('GET /profile?rahasia=1', { token })
  await server.call('GET /karyawan/31', { token })
  await server.call('GET /tidak-ada/rahasia')
  const lines = await read()
  const count = (labels: string) => valueOf(lines, `rekan_http_request_duration_seconds_count{${labels}}`)
  expect(count('method="GET",route="/api/profile",status="200"')).toBe(1)
  expect(count('method="GET",route="/api/karyawan/:id",status="200"')).toBe(1)
  expect(count('method="GET",route="none",status="404"')).toBe(1)
  expect(lines.join('\n')).not.toContain('rahasia')
})

it('tells what waits: connections, passwords, jobs, and whether the database is there', async () => {
  const token = await server.login('karyawan@rekan.example')
  const { status } = await server.call('POST /presensi/check-in', {
    token,
    form: formPresensi(await drawSelfie()),
  })
  expect(status).toBe(201)
  server.deps.jobs.start({ ...selfieJob(server.deps), claim: async () => null })
  const lines = await read()
  expect(valueOf(lines, 'rekan_database_up')).toBe(1)
  expect(valueOf(lines, 'rekan_database_connections{kind="punch",state="idle"}')).toBeGreaterThan(0)
  expect(valueOf(lines, 'rekan_passwords_waiting')).toBe(0)
  expect(valueOf(lines, 'rekan_jobs_waiting{job="selfie"}')).toBe(1)
  expect(valueOf(lines, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
})

it('answers on its own port alone', async () => {
  for (const path of ['/metrics', '/api/metrics'])
    expect((await fetch(server.origin + path)).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${served.port}/`)).status).toBe(404)
  await expect(serveMetrics(metrics, { host: '127.0.0.1', port: served.port })).rejects.toThrow(
    'METRICS_LISTEN',
  )
})
