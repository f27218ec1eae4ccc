import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { hashToken } from '../../../platform/auth.ts'
import { at } from '../../../platform/db.ts'
import { takeLetters, tokenIn } from '../../../../test/outbox.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

const server: TestServer = await startTestServer()
afterAll(() => server.close())

const KARYAWAN = 'karyawan@rekan.example'
const BARU = 'kuda-laut-biru-7'

const forgot = async (email: unknown, one = server) => {
  const reply = await one.call('POST /forgot-password', { body: { email } })
  await one.deps.jobs.idle()
  return reply
}
const reset = (token: string, password = BARU) =>
  server.call('POST /reset-password', { body: { token, password } })
const login = (password: string) => server.call('POST /login', { body: { email: KARYAWAN, password } })

const letters = () => takeLetters(server)
const tokenDari = (letter: string | undefined) => tokenIn(letter, '/auth/reset-password')

const MENIT = 60_000
let minute = 0
/** So long after the test's own start. */
const later = (ms: number) =>
  server.setClock(new Date(Date.parse('2026-11-20T00:00:00Z') + minute * MENIT + ms).toISOString())
/** Whether a link would set a password: a weak one is refused before, so it is looked up. */
const opens = async (token: string) =>
  (await server.owner
    .selectFrom('tautan_sandi')
    .select('pengguna_id')
    .where('token_hash', '=', hashToken(token))
    .where('kedaluwarsa_pada', '>', at(server.deps.clock.now()))
    .executeTakeFirst()) !== undefined

beforeEach(async () => {
  minute += 60
  later(0)
  await server.deps.jobs.idle()
  await letters()
})

describe('forgot password', () => {
  it('[API-03] gives one answer whether or not the address is known, and mails only the known', async () => {
    const known = await forgot(' Karyawan@Rekan.example ')
    const [letter, ...more] = await letters()
    const unknown = await forgot('tidak.ada@rekan.example')
    expect(known.status).toBe(200)
    expect(known.body).toEqual({
      data: { message: expect.stringContaining('Jika alamat itu terdaftar') },
      message: known.body['data'].message,
    })
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(more).toEqual([])
    expect(letter).toContain('To: karyawan@rekan.example')
    expect(await letters()).toEqual([])
  })

  it('builds the link from the configured address, whatever the request claims', async () => {
    await server.call('POST /forgot-password', {
      body: { email: KARYAWAN },
      headers: {
        host: 'jahat.example',
        'x-forwarded-host': 'jahat.example',
        origin: 'https://jahat.example',
      },
    })
    await server.deps.jobs.idle()
    const [letter] = await letters()
    expect(letter).not.toContain('jahat')
    expect(tokenDari(letter)).toHaveLength(43)
  })

  it('asked every minute for twenty, mails two letters and leaves the link in hand good for its ten minutes', async () => {
    const replies = new Set<string>()
    const held: string[] = []
    for (let i = 0; i < 20; i += 1) {
      later(i * MENIT)
      const { status, body } = await forgot(KARYAWAN)
      replies.add(JSON.stringify([status, body]))
      held.push(...(await letters()))
      if (i === 9) expect(await opens(tokenDari(held[0]))).toBe(true)
    }
    expect([held.length, replies.size]).toEqual([2, 1])
    expect([await opens(tokenDari(held[0])), await opens(tokenDari(held[1]))]).toEqual([false, true])
  })

  it('mails nothing to an account that is switched off', async () => {
    await server.owner
      .updateTable('pengguna')
      .set({ aktif: false })
      .where('email', '=', 'wit@rekan.example')
      .execute()
    await forgot('wit@rekan.example')
    expect(await letters()).toEqual([])
  })

  it.each(['', 'bukan alamat', 'a@b', 'a@b.example\r\nBcc: x@y.example', 7])(
    'refuses %j with 422',
    async (email) => {
      const { status, body } = await forgot(email)
      expect([status, Object.keys(body['errors'])]).toEqual([422, ['email']])
    },
  )
})

describe('reset password', () => {
  it('sets the password once, ends every session, and opens no second time', async () => {
    const open = await server.login(KARYAWAN)
    await forgot(KARYAWAN)
    const token = tokenDari((await letters())[0])
    expect((await reset(token)).body['data'].message).toMatch(/berhasil diubah/)
    expect((await server.call('GET /profile', { token: open })).status).toBe(401)
    expect((await login('RekanDemo2026')).status).toBe(401)
    expect((await login(BARU)).status).toBe(200)
    await server.deps.jobs.idle()
    expect(await letters()).toEqual([
      expect.stringContaining('Kata sandi akun Rekan Anda diganti pada 20-11-2026'),
    ])
    const again = await reset(token)
    expect([again.status, again.body['message']]).toEqual([
      422,
      'Tautan sudah tidak berlaku atau sudah dipakai. Minta tautan baru.',
    ])
  })

  it('goes through once of twenty that come at once', async () => {
    await forgot(KARYAWAN)
    const token = tokenDari((await letters())[0])
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => reset(token, `${BARU}-sekaligus-${i}`)),
    )
    const won = replies.findIndex(({ status }) => status === 200)
    expect(replies.map(({ status }) => status)).toEqual(replies.map((_, i) => (i === won ? 200 : 422)))
    expect((await login(`${BARU}-sekaligus-${won}`)).status).toBe(200)
  })

  it('opens by the newest link alone', async () => {
    await forgot(KARYAWAN)
    const old = tokenDari((await letters())[0])
    later(10 * MENIT - 1)
    await forgot(KARYAWAN)
    expect(await letters()).toEqual([])
    later(10 * MENIT)
    await forgot(KARYAWAN)
    const newest = tokenDari((await letters())[0])
    expect((await reset(old)).status).toBe(422)
    expect((await reset(newest)).status).toBe(200)
  })

  it('[SAFE-24] opens at 9:59 and no more at 10:01', async () => {
    await forgot(KARYAWAN)
    const [letter] = await letters()
    expect(letter).toContain('dalam 10 menit')
    later(9 * MENIT + 59_000)
    expect((await reset(tokenDari(letter))).status).toBe(200)
    minute += 60
    later(0)
    await forgot(KARYAWAN)
    const token = tokenDari((await letters()).find((one) => one.includes('/auth/reset-password')))
    later(10 * MENIT + 1000)
    const { status, body } = await reset(token)
    expect([status, body['error'].error]).toEqual([422, 'TAUTAN_MATI'])
  })

  it.each([
    ['nine characters', 'sembilan9'],
    ['a common one', 'Indonesia123'],
    ['201 characters', 'x'.repeat(201)],
    ['blanks', '          '],
  ])('refuses %s and keeps the link', async (_name, password) => {
    await forgot(KARYAWAN)
    const token = tokenDari((await letters())[0])
    const { status, body } = await reset(token, password)
    expect([status, Object.keys(body['errors'])]).toEqual([422, ['password']])
    expect((await reset(token, `${BARU}-${minute}`)).status).toBe(200)
  })

  it('keeps no token in the database', async () => {
    await forgot(KARYAWAN)
    const token = tokenDari((await letters())[0])
    const rows = await server.owner.selectFrom('tautan_sandi').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(await server.owner.selectFrom('surat_akun').selectAll().execute()).toEqual([])
  })
})

describe('SMTP', () => {
  /** A real SMTP server that keeps what it is given; `refused` it answers for good. */
  async function openSmtp(port: number, refused: string) {
    const received: string[] = []
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo({ address }, _session, done) {
        done(address === refused ? Object.assign(new Error('no such person'), { responseCode: 550 }) : null)
      },
      onData(stream, _session, done) {
        let text = ''
        stream.on('data', (chunk) => (text += String(chunk)))
        stream.on('end', () => {
          received.push(text)
          done()
        })
      },
    })
    await new Promise<void>((resolve) => {
      smtp.listen(port, '127.0.0.1', resolve)
    })
    const close = () =>
      new Promise<void>((resolve) => {
        smtp.close(resolve)
      })
    return { received, close, port: (smtp.server.address() as { port: number }).port }
  }

  it('sends through a real SMTP server, lets go of what is refused for good, tries again what is not', async () => {
    const smtp = await openSmtp(0, 'hrd@rekan.example')
    const withSmtp = await startTestServer(undefined, {
      settings: { smtpUrl: `smtp://127.0.0.1:${smtp.port}` },
    })
    const waiting = () => withSmtp.owner.selectFrom('surat_akun').select('email').execute()
    try {
      await forgot(KARYAWAN, withSmtp)
      expect(smtp.received).toEqual([expect.stringContaining('To: karyawan@rekan.example')])
      await forgot('hrd@rekan.example', withSmtp)
      expect([smtp.received.length, await waiting()]).toEqual([1, []])
      await smtp.close()

      await forgot('koordinator@rekan.example', withSmtp)
      expect(await waiting()).toEqual([{ email: 'koordinator@rekan.example' }])
      const again = await openSmtp(smtp.port, '')
      withSmtp.setClock('2026-11-20T07:55:00+07:00')
      // The pause after a failure ends by itself.
      await expect.poll(() => again.received).toHaveLength(1)
      await again.close()
      expect(again.received[0]).toContain('To: koordinator@rekan.example')
    } finally {
      await withSmtp.close()
    }
  })
})
