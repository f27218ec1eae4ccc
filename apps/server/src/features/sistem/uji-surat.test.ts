import { SMTPServer } from 'smtp-server'
import { afterAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../../test/server.ts'

const SANDI = 'rahasia-sekali'
const terbuka: TestServer[] = []
const smtp = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: false,
  allowInsecureAuth: true,
  onAuth({ username, password = '' }, _session, done) {
    if (username === 'benar') done(null, { user: username })
    else done(new Error(`wrong password ${password}`))
  },
  onData(stream, _session, done) {
    stream.on('end', () => done())
    stream.resume()
  },
})
await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve))
const { port } = smtp.server.address() as { port: number }
afterAll(async () => {
  for (const server of terbuka) await server.close()
  await new Promise<void>((resolve) => smtp.close(resolve))
})

/** What the trial answers to an administrator whose server has this mail server. */
async function uji(smtpUrl: string | null) {
  const server = await startTestServer(undefined, { withJobs: false, settings: { smtpUrl } })
  terbuka.push(server)
  const token = await server.login('admin@rekan.example')
  const { status, body } = await server.call('POST /kelola/pengaturan/uji-surat', { token })
  expect(status).toBe(200)
  return body['data']
}

it('[ATUR-09] the mail test says sent, or the mail server’s own answer with what to check; never a password', async () => {
  const kepada = 'admin@rekan.example'
  expect(await uji(`smtp://benar:${SANDI}@127.0.0.1:${port}`)).toEqual({
    hasil: 'terkirim',
    kepada,
    jawaban: null,
    saran: null,
  })
  const ditolak = await uji(`smtp://salah:${SANDI}@127.0.0.1:${port}`)
  expect(ditolak).toMatchObject({
    hasil: 'gagal',
    jawaban: '535 wrong password (rahasia)',
    saran: expect.stringContaining('kata sandi di SMTP_URL'),
  })
  const mati = await uji('smtp://127.0.0.1:1')
  expect(mati).toMatchObject({ hasil: 'gagal', jawaban: expect.stringContaining('ECONNREFUSED') })
  expect(mati.saran).toContain('port di SMTP_URL')
  expect(await uji(null)).toMatchObject({ hasil: 'berkas', kepada })
})
