import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../../demo/orang/akun.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'
import { endAdmin } from '../admin.service.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(undefined, { sessions: 'real' })
})
afterAll(() => server.close())

const login = (email: unknown, password: unknown = DEMO_PASSWORD) =>
  server.call('POST /login', { body: { email, password } })

describe('login', () => {
  it('[API-01] gives a token and the user', async () => {
    const { status, body } = await login('Karyawan@Rekan.example')
    expect(status).toBe(200)
    expect(body).toEqual({
      data: {
        token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
        user: {
          id: expect.any(Number),
          name: 'Siti Rahmawati',
          email: 'karyawan@rekan.example',
          role: { id: 1, name: 'karyawan' },
        },
      },
    })
  })

  it('also takes the kode karyawan', async () => {
    expect((await login('kbn0031')).body['data'].user.email).toBe('karyawan@rekan.example')
  })

  it('keeps only a digest of the token', async () => {
    const { token } = (await login('hrd@rekan.example')).body['data']
    const rows = await server.owner.selectFrom('sesi').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it.each([
    ['a wrong password', 'karyawan@rekan.example', 'salah-sekali'],
    ['an unknown address', 'tidak.ada@rekan.example', DEMO_PASSWORD],
    ['an address with a wildcard', 'karyawan%', DEMO_PASSWORD],
    ['a kode in full-width digits', 'KBN００３１', DEMO_PASSWORD],
    ['a password in full-width digits', 'karyawan@rekan.example', 'RekanDemo２０２６'],
  ])('refuses %s with one and the same message', async (_name, email, password) => {
    const { status, body } = await login(email, password)
    expect([status, body['message']]).toEqual([401, 'Email atau kata sandi salah.'])
  })

  it('refuses an account that was switched off, and one whose employee left', async () => {
    await server.owner
      .updateTable('pengguna')
      .set({ aktif: false })
      .where('email', '=', 'wit@rekan.example')
      .execute()
    await server.owner.updateTable('karyawan').set({ aktif: false }).where('kode', '=', 'KBN0042').execute()
    expect((await login('wit@rekan.example')).status).toBe(401)
    expect((await login('wita@rekan.example')).status).toBe(401)
  })

  it.each([
    ['nothing', {}, ['email', 'password']],
    ['blanks', { email: ' ', password: '' }, ['email', 'password']],
    ['numbers', { email: 1, password: 2 }, ['email', 'password']],
    ['a NUL', { email: 'a\u0000b', password: 'x' }, ['email']],
    ['a field too many', { email: 'a', password: 'b', role: 'admin' }, ['role']],
    ['a list', [], ['_']],
    ['a name every object has', { email: 'a', password: 'b', toString: 1 }, ['toString']],
    ['10,000 characters', { email: 'a'.repeat(10_000), password: 'b'.repeat(10_000) }, ['email', 'password']],
    ['an invisible password', { email: 'a', password: '\u200b' }, ['password']],
  ])('refuses %s with 422 by field', async (_name, body, fields) => {
    const reply = await server.call('POST /login', { body })
    expect([reply.status, Object.keys(reply.body['errors'])]).toEqual([422, fields])
  })
})

describe('logout', () => {
  it('[API-02, AUTH-08] revokes the token at the server and no other', async () => {
    const [satu, dua] = [
      await server.login('karyawan@rekan.example'),
      await server.login('karyawan@rekan.example'),
    ]
    const { status, body } = await server.call('POST /logout', { token: satu })
    expect([status, body]).toEqual([200, { message: 'Logout berhasil.' }])
    expect((await server.call('GET /profile', { token: satu })).status).toBe(401)
    expect((await server.call('POST /logout', { token: satu })).status).toBe(401)
    expect((await server.call('GET /profile', { token: dua })).status).toBe(200)
  })
})

describe('session', () => {
  it('is always a new one: a token that the client brings is never taken over', async () => {
    const mine = await server.login('karyawan@rekan.example')
    const brought = 'x'.repeat(43)
    for (const token of [mine, brought]) {
      const { body } = await server.call('POST /login', {
        token,
        body: { email: 'hrd@rekan.example', password: DEMO_PASSWORD },
        headers: { cookie: `token=${token}; rekan_perangkat=${token}` },
      })
      expect(body['data'].token).not.toBe(token)
    }
    expect((await server.call('GET /profile', { token: brought })).status).toBe(401)
    expect((await server.call('GET /profile', { token: mine })).body['data'].email).toBe(
      'karyawan@rekan.example',
    )
  })

  it('is opened by its token in the header alone', async () => {
    const token = await server.login('karyawan@rekan.example')
    const others: Record<string, string>[] = [
      { cookie: `token=${token}; rekan_perangkat=${token}; rekan.token=${token}` },
      { authorization: token },
      { authorization: `Basic ${token}` },
      { authorization: `Bearer ${token} ` + token },
      { 'x-access-token': token },
    ]
    for (const headers of others)
      expect((await server.call(`GET /profile?token=${token}`, { headers })).status).toBe(401)
    expect((await server.call('GET /profile', { token })).status).toBe(200)
  })

  it('is not opened by a password that a reset replaced while it was verified', async () => {
    const { passwords } = server.deps
    const verify = passwords.verify.bind(passwords)
    const baru = await passwords.hash('sandi-yang-baru-1')
    passwords.verify = async (...given) => {
      const known = await verify(...given)
      await server.owner
        .updateTable('pengguna')
        .set({ kata_sandi: baru })
        .where('email', '=', 'malam@rekan.example')
        .execute()
      return known
    }
    const { status } = await login('malam@rekan.example')
    passwords.verify = verify
    expect(status).toBe(401)
    expect((await login('malam@rekan.example', 'sandi-yang-baru-1')).status).toBe(200)
  })

  it('slides: used within 30 days it lives on, unused it ends', async () => {
    const token = await server.login('koordinator@rekan.example')
    const profile = async (iso: string) => {
      server.setClock(iso)
      return (await server.call('GET /profile', { token })).status
    }
    expect(await profile('2026-12-19T07:00:00+07:00')).toBe(200)
    expect(await profile('2027-01-17T07:00:00+07:00')).toBe(200)
    expect(await profile('2027-02-16T07:00:01+07:00')).toBe(401)
    server.setClock('2026-11-20T07:52:13+07:00')
  })

  it('ends at once when the account is switched off', async () => {
    const token = await server.login('kosong@rekan.example')
    await server.owner
      .updateTable('pengguna')
      .set({ aktif: false })
      .where('email', '=', 'kosong@rekan.example')
      .execute()
    expect((await server.call('GET /profile', { token })).status).toBe(401)
  })

  it('ends at once for an administrator whom the operator shuts out, and for no employee that way', async () => {
    const email = 'pergi@rekan.example'
    await server.owner
      .insertInto('pengguna')
      .values({
        email,
        nama: 'Admin Lama',
        role: 'admin',
        kata_sandi: await server.deps.passwords.hash('kuda-laut-biru-7'),
      })
      .execute()
    const token = (await login(email, 'kuda-laut-biru-7')).body['data'].token as string
    await endAdmin(server.owner, server.deps, email)
    expect((await server.call('GET /profile', { token })).status).toBe(401)
    expect((await login(email, 'kuda-laut-biru-7')).status).toBe(401)
    const catatan = await server.owner
      .selectFrom('audit')
      .select(['pengguna_id', 'sesudah'])
      .where('tindakan', '=', 'npm run admin')
      .execute()
    expect(catatan).toEqual([{ pengguna_id: null, sesudah: { aktif: false } }])
    for (const lain of [email, 'hrd@rekan.example', 'tidak.ada@rekan.example'])
      await expect(endAdmin(server.owner, server.deps, lain)).rejects.toThrow(/^Tidak ada akun administrator/)
    await server.owner
      .updateTable('pengguna')
      .set({ role: 'admin' })
      .where('email', '=', 'wita@rekan.example')
      .execute()
    await expect(endAdmin(server.owner, server.deps, 'wita@rekan.example')).rejects.toThrow(/adalah karyawan/)
  })
})
