import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../../demo/orang/akun.ts'
import { takeLetters } from '../../../../test/outbox.ts'
import { setDemoPasswords } from '../../../../test/sandi.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

const server: TestServer = await startTestServer(undefined, { sessions: 'real' })
afterAll(() => server.close())

const KARYAWAN = 'karyawan@rekan.example'
const BARU = 'kuda-laut-biru-7'

let start = Date.parse('2026-11-20T00:00:00Z')
beforeEach(async () => {
  start += 24 * 3_600_000
  server.setClock(new Date(start).toISOString())
  await setDemoPasswords(server.owner)
})

const change = (token: string, kata_sandi_lama: unknown, kata_sandi_baru: unknown) =>
  server.call('POST /kata-sandi', { token, body: { kata_sandi_lama, kata_sandi_baru } })
const login = (password: string, headers: Record<string, string> = {}) =>
  server.call('POST /login', { body: { email: KARYAWAN, password }, headers })
/** Uses up what devices that the account does not know may try. */
const exhaust = () =>
  Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      server.app.inject({
        method: 'POST',
        url: '/api/login',
        remoteAddress: `10.0.0.${i}`,
        payload: { email: KARYAWAN, password: 'salah-sekali' },
      }),
    ),
  )
const isOpen = async (token: string) => (await server.call('GET /profile', { token })).status === 200
describe('change password', () => {
  it('takes the old one, ends every other session, and tells the owner', async () => {
    const [here, there] = [await server.login(KARYAWAN), await server.login(KARYAWAN)]
    const { status, body } = await change(here, DEMO_PASSWORD, BARU)
    expect([status, body]).toEqual([
      200,
      { data: { message: 'Kata sandi berhasil diganti. Perangkat lain sudah dikeluarkan.' } },
    ])
    await server.deps.jobs.idle()
    expect(await takeLetters(server)).toEqual([
      expect.stringContaining('Subject: Kata sandi Rekan Anda diganti'),
    ])
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, false])
    expect([(await login(DEMO_PASSWORD)).status, (await login(BARU)).status]).toEqual([401, 200])
  })

  it('leaves the device known and all others not', async () => {
    const other = (await login(DEMO_PASSWORD)).headers.getSetCookie()[0] ?? ''
    const token = await server.login(KARYAWAN)
    const mine = (await change(token, DEMO_PASSWORD, BARU)).headers.getSetCookie()[0] ?? ''
    await exhaust()
    expect((await login(BARU, { cookie: other })).status).toBe(429)
    expect((await login(BARU, { cookie: mine })).status).toBe(200)
  })

  it.each([
    ['a wrong old one', 'salah-sekali', BARU, { kata_sandi_lama: ['Kata sandi lama salah.'] }],
    ['a short new one', DEMO_PASSWORD, 'sembilan9', { kata_sandi_baru: ['Kata sandi minimal 10 karakter.'] }],
    [
      'a common new one',
      DEMO_PASSWORD,
      'Indonesia123',
      { kata_sandi_baru: ['Kata sandi ini terlalu umum. Pilih yang lain.'] },
    ],
    ['nothing', '', '', expect.objectContaining({ kata_sandi_lama: ['Kata sandi harus diisi.'] })],
    ['10,000 characters', 'x'.repeat(10_000), BARU, { kata_sandi_lama: ['Kata sandi terlalu panjang.'] }],
    ['a NUL', DEMO_PASSWORD, `${BARU}\u0000`, expect.anything()],
  ])('refuses %s at its field and keeps the password', async (_name, lama, baru, errors) => {
    const token = await server.login(KARYAWAN)
    const { status, body } = await change(token, lama, baru)
    expect([status, body['errors']]).toEqual([422, errors])
    expect([await isOpen(token), (await login(DEMO_PASSWORD)).status]).toEqual([true, 200])
  })

  it('refuses the old one as the new one', async () => {
    const token = await server.login(KARYAWAN)
    await change(token, DEMO_PASSWORD, BARU)
    const { status, body } = await change(token, BARU, BARU)
    expect([status, body['errors']]).toEqual([
      422,
      { kata_sandi_baru: ['Kata sandi baru harus berbeda dari yang lama.'] },
    ])
  })

  it('bounds the tries at the old one, also with a session in hand', async () => {
    const token = await server.login(KARYAWAN)
    const seen = []
    for (let i = 0; i < 10; i += 1) seen.push((await change(token, `salah-${i}`, BARU)).status)
    expect(seen).toEqual([422, 422, 422, 422, 422, 422, 422, 422, 429, 429])
  })

  it('of two at once, one goes through', async () => {
    const token = await server.login(KARYAWAN)
    const replies = await Promise.all([
      change(token, DEMO_PASSWORD, `${BARU}-a`),
      change(token, DEMO_PASSWORD, `${BARU}-b`),
    ])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 422]))
  })

  it('leaves no session that the old password opened meanwhile', async () => {
    for (let round = 0; round < 3; round += 1) {
      // Whoever came too late has guessed wrong: the next day nobody is held up by that.
      start += 24 * 3_600_000
      server.setClock(new Date(start).toISOString())
      const [lama, baru] = [`${BARU}-${round}`, `${BARU}-${round + 1}`]
      const before = await server.deps.passwords.hash(lama)
      await server.owner
        .updateTable('pengguna')
        .set({ kata_sandi: before })
        .where('email', '=', KARYAWAN)
        .execute()
      const { body } = await login(lama)
      const [changed, ...signedIn] = await Promise.all([
        change(body['data'].token, lama, baru),
        ...Array.from({ length: 6 }, () => login(lama)),
      ])
      expect(changed?.status).toBe(200)
      const tokens = signedIn.flatMap((reply) => (reply.status === 200 ? [reply.body['data'].token] : []))
      expect(await Promise.all(tokens.map((token: string) => isOpen(token)))).toEqual(tokens.map(() => false))
    }
  })
})

describe('my devices', () => {
  const ANDROID =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
  const open = async (userAgent = ANDROID) =>
    (await login(DEMO_PASSWORD, { 'user-agent': userAgent })).body['data'].token as string
  const list = async (token: string) => (await server.call('GET /sesi', { token })).body['data']
  beforeEach(() => server.owner.deleteFrom('sesi').execute())

  it('lists where the account is signed in: this one first, in plain words, and no digest', async () => {
    const phone = await open()
    server.setClock(new Date(start + 7_200_000).toISOString())
    const desk = await open('Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0 Safari/537.36')
    expect(await list(phone)).toEqual([
      {
        id: expect.any(Number),
        perangkat: 'Chrome di Android',
        dibuat_pada: expect.stringMatching(/T07:00:00\+07:00$/),
        dipakai_pada: expect.stringMatching(/T09:00:00\+07:00$/),
        ini: true,
      },
      expect.objectContaining({ perangkat: 'Chrome di Windows', ini: false }),
    ])
    expect((await list(desk))[0]).toMatchObject({ perangkat: 'Chrome di Windows', ini: true })
  })

  it('signs one out, and that one alone', async () => {
    const [satu, dua, tiga] = [await open(), await open(), await open()]
    const other = (await list(satu)).find((sesi: { ini: boolean }) => !sesi.ini)
    const { status, body } = await server.call(`POST /sesi/${other.id}/revoke`, { token: satu, body: {} })
    expect([status, body]).toEqual([200, { message: 'Perangkat sudah dikeluarkan.' }])
    expect([await isOpen(satu), await isOpen(dua), await isOpen(tiga)]).toEqual([true, true, false])
    const again = await server.call(`POST /sesi/${other.id}/revoke`, { token: satu, body: {} })
    expect([again.status, again.body['error'].error]).toEqual([404, 'SESI_TIDAK_ADA'])
  })

  it('signs all others out', async () => {
    const [satu, dua, tiga] = [await open(), await open(), await open()]
    const stranger = await server.login('hrd@rekan.example')
    expect((await server.call('POST /sesi/revoke-others', { token: satu, body: {} })).status).toBe(200)
    expect([await isOpen(satu), await isOpen(dua), await isOpen(tiga)]).toEqual([true, false, false])
    expect(await isOpen(stranger)).toBe(true)
    expect(await list(satu)).toHaveLength(1)
  })

  it('gives nobody a stranger’s: not to see, not to end', async () => {
    const mine = await open()
    const stranger = await server.login('hrd@rekan.example')
    const [sesi] = await list(mine)
    expect((await list(stranger)).map(({ id }: { id: number }) => id)).not.toContain(sesi.id)
    const { status } = await server.call(`POST /sesi/${sesi.id}/revoke`, { token: stranger, body: {} })
    expect([status, await isOpen(mine)]).toEqual([404, true])
  })

  it('leaves a device that was signed out unknown, and the one that asked known', async () => {
    const lost = (await login(DEMO_PASSWORD)).headers.getSetCookie()[0] ?? ''
    const reply = await login(DEMO_PASSWORD)
    const mine = reply.headers.getSetCookie()[0] ?? ''
    await server.call('POST /sesi/revoke-others', {
      token: reply.body['data'].token,
      body: {},
      headers: { cookie: mine },
    })
    await exhaust()
    expect((await login(DEMO_PASSWORD, { cookie: lost })).status).toBe(429)
    expect((await login(DEMO_PASSWORD, { cookie: mine })).status).toBe(200)
  })
})
