import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { formPresensi, fotoBaru } from '../../../../test/selfie.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(undefined, { withJobs: false })
  // The first one waits until the server listens: of what came before, anything may have changed.
  const { next } = await stream(await server.login('hrd@rekan.example'))
  expect(Object.keys(await next())).toEqual(['presensi', 'alarm', 'izin', 'lembur', 'pengumuman', 'proses'])
})
afterAll(() => server.close())

const open: AbortController[] = []
afterEach(() => {
  for (const ending of open.splice(0)) ending.abort()
})

/** A stream as a tab has it; `next` resolves with the topics of its next event. */
async function stream(token: string) {
  const ending = new AbortController()
  open.push(ending)
  const response = await fetch(`${server.origin}/api/kelola/peristiwa`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    signal: ending.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async (): Promise<Record<string, number[]>> => {
    const { value = '', done } = (await reader?.read()) ?? { done: true }
    if (done) throw new Error('the stream has ended')
    const data = /^data: (.*)$/m.exec(value)?.[1]
    return data === undefined ? next() : (JSON.parse(data) as Record<string, number[]>)
  }
  return { status: response.status, headers: response.headers, next, end: () => ending.abort() }
}

describe('the stream of events', () => {
  it('tells HR of a punch: of whom, and nothing else', async () => {
    const { status, headers, next } = await stream(await server.login('hrd@rekan.example'))
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    const { status: punched } = await server.call('POST /presensi/check-in', {
      token: await server.login('karyawan@rekan.example'),
      form: formPresensi(fotoBaru()),
    })
    expect(punched).toBe(201)
    expect(await next()).toEqual({ presensi: [31] })
  })

  it('tells a coordinator of their own people alone, and an administrator of nobody’s attendance', async () => {
    const [koordinator, admin] = await Promise.all(
      ['koordinator@rekan.example', 'admin@rekan.example'].map(async (email) =>
        stream(await server.login(email)),
      ),
    )
    const { rows } = await lain()
    for (const { id } of rows)
      server.deps.siaran.publish({ topik: 'presensi', karyawanId: id, penggunaId: null })
    server.deps.siaran.publish({ topik: 'presensi', karyawanId: 31, penggunaId: null })
    expect(await koordinator?.next()).toEqual({ presensi: [31] })
    const { body } = await server.call('GET /profile', { token: await server.login('admin@rekan.example') })
    server.deps.siaran.publish({ topik: 'proses', karyawanId: null, penggunaId: body['data'].id as number })
    expect(await admin?.next()).toEqual({ proses: [] })
  })

  it('is refused to employees, and an account has eight at most', async () => {
    const karyawan = await stream(await server.login('karyawan@rekan.example'))
    expect(karyawan.status).toBe(403)
    const token = await server.login('hrd@rekan.example')
    const streams = []
    for (let i = 0; i < 9; i += 1) streams.push(await stream(token))
    expect(streams.map(({ status }) => status)).toEqual([...Array<number>(8).fill(200), 429])
  })

  it('says without a stream which topics the caller hears of', async () => {
    const { body } = await server.call('GET /kelola/peristiwa', {
      token: await server.login('koordinator@rekan.example'),
    })
    expect(body['data']).toEqual({ topik: ['presensi', 'alarm', 'izin', 'lembur', 'proses'] })
  })
})

/** Somebody whom another coordinates. */
async function lain() {
  const rows = await server.owner
    .selectFrom('penempatan as p')
    .innerJoin('pengguna as u', 'u.id', 'p.koordinator_id')
    .where('u.email', '<>', 'koordinator@rekan.example')
    .where('p.karyawan_id', 'is not', null)
    .select('p.karyawan_id as id')
    .limit(1)
    .execute()
  return { rows }
}
