import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../../demo/orang/akun.ts'
import { addPeople } from '../../../../test/people.ts'
import { setDemoPasswords } from '../../../../test/sandi.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'
import { sweep } from '../../../platform/housekeeping.ts'
import { SWEEPS } from '../../../sweeps.ts'
import { createTautan } from '../surat/tautan.service.ts'

const server: TestServer = await startTestServer(undefined, { passwords: 'real' })
afterAll(() => server.close())

const KARYAWAN = 'karyawan@rekan.example'
const SALAH = 'bukan-kata-sandinya'
const MENIT = 60_000
const JAM = 60 * MENIT

let start = Date.parse('2026-11-20T00:00:00Z')
const later = (ms: number) => server.setClock(new Date(start + ms).toISOString())
beforeEach(() => {
  start += 24 * JAM
  later(0)
})

type From = { readonly address?: string; readonly cookie?: string | undefined }
/** One try to sign in, from wherever the test says. */
async function login(email: string, password: string, { address = '10.0.0.1', cookie }: From = {}) {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress: address,
    payload: { email, password },
    headers: cookie === undefined ? {} : { cookie },
  })
  return {
    status: reply.statusCode,
    message: reply.json<{ message?: string }>().message,
    retryAfter: reply.headers['retry-after'],
    cookie: [reply.headers['set-cookie'] ?? []].flat()[0],
  }
}
const addressOf = (i: number) => `10.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`

/** How often a password was really compared, from here on. */
function countEvaluated(): { readonly count: number; stop(): void } {
  const { passwords } = server.deps
  const verify = passwords.verify.bind(passwords)
  const counted = {
    count: 0,
    stop() {
      passwords.verify = verify
    },
  }
  passwords.verify = (...given) => {
    counted.count += 1
    return verify(...given)
  }
  return counted
}

describe('throttled sign-in', () => {
  it('lets 300 people in from one address in ten minutes, one in twenty mistyping first', async () => {
    const people = await addPeople(server.owner, 300, start)
    await setDemoPasswords(server.owner)
    const answers: Record<number, number> = {}
    let next = 0
    const queue = async () => {
      while (next < people.length) {
        const i = next
        next += 1
        later((i * 10 * MENIT) / people.length)
        const tries = i % 20 === 0 ? [SALAH, DEMO_PASSWORD] : [DEMO_PASSWORD]
        for (const password of tries) {
          const { status } = await login(`TES${i}`, password)
          answers[status] = (answers[status] ?? 0) + 1
        }
      }
    }
    await Promise.all([queue(), queue(), queue(), queue()])
    expect(answers).toEqual({ 200: 300, 401: 15 })
  })

  it('compares at most 100 of 1,000 guesses an hour from many addresses; the owner gets in from a device of theirs', async () => {
    const { cookie } = await login(KARYAWAN, DEMO_PASSWORD, { address: '192.168.1.7' })
    const evaluated = countEvaluated()
    const answers: Record<number, number> = {}
    let refused: Awaited<ReturnType<typeof login>> | undefined
    try {
      for (let i = 0; i < 1000; i += 1) {
        later((i * JAM) / 1000)
        // By both names of the account.
        const reply = await login(i % 2 ? KARYAWAN : ' kbn0031', `${SALAH}-${i}`, { address: addressOf(i) })
        answers[reply.status] = (answers[reply.status] ?? 0) + 1
        if (reply.status === 429) refused = reply
      }
    } finally {
      evaluated.stop()
    }
    expect(evaluated.count).toBeLessThanOrEqual(100)
    expect(answers).toEqual({ 401: evaluated.count, 429: 1000 - evaluated.count })
    expect(refused?.message).toMatch(/^Terlalu banyak percobaan\. Coba lagi dalam \d+ (menit|detik)\.$/)
    expect(Number(refused?.retryAfter)).toBeGreaterThan(0)

    const owner = { address: '192.168.1.7' }
    expect((await login(KARYAWAN, DEMO_PASSWORD, owner)).status).toBe(429)
    expect((await login(KARYAWAN, DEMO_PASSWORD, { ...owner, cookie: cookie?.split(';')[0] })).status).toBe(
      200,
    )
  })

  it('holds back one address long before the account, so that others still reach it', async () => {
    const seen = []
    for (let i = 0; i < 30; i += 1) seen.push((await login(KARYAWAN, SALAH, { address: '10.9.9.9' })).status)
    expect(seen.indexOf(429)).toBe(8)
    expect((await login(KARYAWAN, DEMO_PASSWORD, { address: '10.9.9.8' })).status).toBe(200)
  })

  it('says when to try again, and then lets one try through', async () => {
    for (let i = 0; i < 8; i += 1) await login(KARYAWAN, SALAH)
    const refused = await login(KARYAWAN, DEMO_PASSWORD)
    expect([refused.status, refused.message, refused.retryAfter]).toEqual([
      429,
      'Terlalu banyak percobaan. Coba lagi dalam 3 menit.',
      '180',
    ])
    later(180_000 - 1)
    expect((await login(KARYAWAN, DEMO_PASSWORD)).status).toBe(429)
    later(180_000)
    expect((await login(KARYAWAN, DEMO_PASSWORD)).status).toBe(200)
  })

  it('counts no sign-in that succeeds', async () => {
    for (let i = 0; i < 30; i += 1) expect((await login(KARYAWAN, DEMO_PASSWORD)).status).toBe(200)
  })

  it('refuses a name that is nobody’s after as many tries, with the same words', async () => {
    const tell = async (email: string) => {
      const replies = []
      for (let i = 0; i < 12; i += 1) {
        const { status, message, retryAfter, cookie } = await login(email, SALAH)
        replies.push({ status, message, retryAfter, cookie })
      }
      return replies
    }
    expect(await tell('tidak.ada@rekan.example')).toEqual(await tell('wit@rekan.example'))
  })

  it('gives out no more to guesses that come at once', async () => {
    const evaluated = countEvaluated()
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, i) => login(KARYAWAN, SALAH, { address: addressOf(i) })),
    )
    evaluated.stop()
    expect(evaluated.count).toBe(20)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(80)
  })

  it.each([
    ['the fast one first', (i: number) => i < 50],
    ['the slow one first', (i: number) => i >= 50],
    ['in turns', (i: number) => i % 2 === 0],
  ])(
    '[SAFE-20] compares as many guesses on two servers whose clocks differ by ten seconds as on one: %s',
    async (_order, isFast) => {
      const evaluated = countEvaluated()
      for (let i = 0; i < 100; i += 1) {
        // All that two servers share is the database.
        later(isFast(i) ? 10_000 : 0)
        await login(KARYAWAN, `${SALAH}-${i}`)
      }
      evaluated.stop()
      expect(evaluated.count).toBe(8)
    },
  )

  it('fills a bucket again that a clock far ahead has left behind', async () => {
    later(JAM)
    for (let i = 0; i < 9; i += 1) await login(KARYAWAN, SALAH)
    later(0)
    expect((await login(KARYAWAN, DEMO_PASSWORD)).status).toBe(200)
  })

  it('takes all addresses of one IPv6 subscriber for one', async () => {
    for (let i = 0; i < 8; i += 1) await login(KARYAWAN, SALAH, { address: `2001:db8:0:1::${i + 1}` })
    expect((await login(KARYAWAN, SALAH, { address: '2001:db8:0:1:ffff::1' })).status).toBe(429)
    expect((await login(KARYAWAN, SALAH, { address: '2001:db8:0:2::1' })).status).toBe(401)
  })

  it('is forgotten by housekeeping once it tells nothing more', async () => {
    const kept = () => server.owner.selectFrom('jatah_percobaan').select('penuh_pada').execute()
    await login(KARYAWAN, SALAH)
    await sweep(server.deps, SWEEPS)
    expect((await kept()).length).toBeGreaterThan(0)
    later(24 * JAM)
    await sweep(server.deps, SWEEPS)
    expect(await kept()).toEqual([])
  })
})

const cookieOf = (header: string | undefined) => header?.split(';')[0]

it('[SAFE-47] lets a known device in ahead of a flood of names, and everybody of an office that comes at once', async () => {
  const people = await addPeople(server.owner, 119, start)
  await setDemoPasswords(server.owner)
  const { cookie } = await login(KARYAWAN, DEMO_PASSWORD)

  let answered = 0
  const flood = Array.from({ length: 30 }, async (_, i) => {
    const { status } = await login(`tidak.ada.${i}@rekan.example`, SALAH)
    answered += 1
    return status
  })
  await expect.poll(() => server.deps.passwords.waiting(), { interval: 5 }).toBeGreaterThan(15)
  const before = answered
  expect((await login(KARYAWAN, DEMO_PASSWORD, { cookie: cookieOf(cookie) })).status).toBe(200)
  expect(answered - before).toBeLessThan(10)
  const ids = people.map(({ karyawanId }) => karyawanId)
  const kode = await server.owner.selectFrom('karyawan').select('kode').where('id', 'in', ids).execute()
  const office = kode.map((satu) => login(satu.kode, DEMO_PASSWORD))
  expect(new Set((await Promise.all(office)).map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(await Promise.all(flood))).toEqual(new Set([401]))
})

describe('a known device', () => {
  const block = async (email: string) => {
    for (let i = 0; i < 40; i += 1) await login(email, SALAH, { address: addressOf(i) })
  }

  it('is told by a cookie that no script and no other site gets at, and whose digest alone is kept', async () => {
    const { cookie = '' } = await login(KARYAWAN, DEMO_PASSWORD)
    expect(cookie).toMatch(
      /^rekan_perangkat=[\w-]{43}; Max-Age=34560000; Path=\/api; HttpOnly; Secure; SameSite=Strict$/,
    )
    const secret = /=([\w-]{43})/.exec(cookie)?.[1] ?? ''
    expect(
      JSON.stringify(await server.owner.selectFrom('perangkat_dikenal').selectAll().execute()),
    ).not.toContain(secret)
    expect((await server.call('GET /profile', { headers: { cookie } })).status).toBe(401)
  })

  it('has a bound of its own', async () => {
    const { cookie } = await login(KARYAWAN, DEMO_PASSWORD)
    const known = { cookie: cookieOf(cookie) }
    const seen = []
    for (let i = 0; i < 12; i += 1) seen.push((await login(KARYAWAN, SALAH, known)).status)
    expect(seen.indexOf(429)).toBe(10)
  })

  it('serves each account that signed in from it, and no other', async () => {
    const first = await login(KARYAWAN, DEMO_PASSWORD)
    const second = await login('wita@rekan.example', DEMO_PASSWORD, { cookie: cookieOf(first.cookie) })
    const shared = { cookie: cookieOf(second.cookie) }
    for (const email of [KARYAWAN, 'wita@rekan.example', 'wit@rekan.example']) await block(email)
    expect((await login(KARYAWAN, DEMO_PASSWORD, shared)).status).toBe(200)
    expect((await login('wita@rekan.example', DEMO_PASSWORD, shared)).status).toBe(200)
    expect((await login('wit@rekan.example', DEMO_PASSWORD, shared)).status).toBe(429)
  })

  it('is not made by a secret that somebody planted', async () => {
    const planted = cookieOf((await login('wita@rekan.example', DEMO_PASSWORD)).cookie)
    const made = `rekan_perangkat=${'x'.repeat(43)}`
    for (const cookie of [planted, made]) {
      const victim = await login(KARYAWAN, DEMO_PASSWORD, { cookie })
      expect(cookieOf(victim.cookie)).not.toBe(cookie)
    }
    await block(KARYAWAN)
    for (const cookie of [planted, made])
      expect((await login(KARYAWAN, DEMO_PASSWORD, { cookie })).status).toBe(429)
  })

  it('asks for links on its own account', async () => {
    const { cookie } = await login(KARYAWAN, DEMO_PASSWORD)
    const asked = async (known: boolean) => {
      await server.app.inject({
        method: 'POST',
        url: '/api/forgot-password',
        payload: { email: KARYAWAN },
        headers: known ? { cookie: cookieOf(cookie) ?? '' } : {},
      })
      await server.deps.jobs.idle()
      const row = await server.owner.selectFrom('tautan_sandi').select('token_hash').executeTakeFirst()
      return row?.token_hash.toString('hex')
    }
    const links = [await asked(false), await asked(false), await asked(true), await asked(false)]
    expect(links[1]).toBe(links[0])
    expect(links[2]).not.toBe(links[1])
    expect(links[3]).toBe(links[2])
  })
})

it('bounds links that open nothing, and still opens a good one', async () => {
  const reset = async (token: string) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/reset-password',
      payload: { token, password: 'kuda-laut-biru-7' },
    })
    return reply.statusCode
  }
  const seen = []
  for (let i = 0; i < 40; i += 1) seen.push(await reset(`x${i}`.padEnd(43, 'x')))
  expect([seen.indexOf(429), seen.filter((status) => status === 422).length]).toEqual([30, 30])
  const { id } = await server.owner.selectFrom('pengguna').select('id').limit(1).executeTakeFirstOrThrow()
  const link = await createTautan(server.db, server.deps, id, 'lupa')
  expect(await reset(link.split('token=')[1] ?? '')).toBe(200)
})
