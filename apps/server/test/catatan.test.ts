import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { DEMO_PASSWORD } from '../src/demo/orang/akun.ts'
import { COMPILED } from './compiled.ts'
import { takeLetters, tokenIn } from './outbox.ts'
import { DI_DALAM, drawSelfie, formPresensi } from './selfie.ts'
import { JUMAT_PAGI } from './server.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'rekan-catatan-'))
chmodSync(dataDir, 0o755)
let child: ChildProcess
let api: string
let said = ''

beforeAll(async () => {
  const free = createServer().listen(0, '127.0.0.1')
  await once(free, 'listening')
  const { port } = free.address() as AddressInfo
  free.close()
  const { PATH, HOME } = process.env
  child = spawn(process.execPath, [MAIN], {
    env: {
      PATH,
      HOME,
      ...COMPILED,
      PORT: String(port),
      DATA_DIR: dataDir,
      REKAN_DEMO: '1',
      REKAN_WAKTU: JUMAT_PAGI,
      PUBLIC_URL: 'https://rekan.example',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += String(text)))
  api = `http://127.0.0.1:${port}/api`
  await vi.waitFor(() => expect(said).toContain('Rekan siap'), { timeout: 240_000, interval: 100 })
})
afterAll(async () => {
  child.kill('SIGTERM')
  await once(child, 'exit')
  rmSync(dataDir, { recursive: true, force: true })
})

/** Values that no log may hold, gathered as they come up. */
const rahasia = new Set<string>(['-6.1754', '106.8272', '-6.99', DEMO_PASSWORD])

async function call(
  key: string,
  body?: object | string,
  token?: string,
): Promise<{ status: number; text: string }> {
  const [method = '', path = ''] = key.split(' ')
  const isForm = body instanceof FormData
  const answer = await fetch(api + path, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined
      ? {}
      : { body: isForm ? body : typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: answer.status, text: await answer.text() }
}

const login = (email: string, password: string) => {
  rahasia.add(password)
  return call('POST /login', { email, password })
}

it('[SAFE-51] a day of use leaves no token, password, link, position, photo or number of a person in any log', async () => {
  const email = 'karyawan@rekan.example'
  rahasia.add(email)
  expect((await login(email, 'kata-sandi-keliru-7')).status).toBe(401)
  await call('POST /forgot-password', { email })
  let tautan = ''
  // The demo's clients have letters too.
  const findTautan = async () => {
    for (const letter of await takeLetters({ dataDir })) tautan ||= tokenIn(letter, '/auth/reset-password')
    return tautan.length
  }
  await expect.poll(findTautan).toBe(43)
  rahasia.add(tautan)
  const baru = 'Kuda Nil Di Sawah 88'
  rahasia.add(baru)
  expect((await call('POST /reset-password', { token: tautan, password: 'pendek' })).status).toBe(422)
  expect((await call('POST /reset-password', { token: tautan, password: baru })).status).toBe(200)
  expect((await call('POST /reset-password', { token: tautan, password: baru })).status).toBe(422)

  const masuk = JSON.parse((await login(email, baru)).text) as { data: { token: string } }
  const { token } = masuk.data
  rahasia.add(token)
  const profil = await call('GET /profile?alamat=jalan-rahasia', undefined, token)
  rahasia.add('jalan-rahasia')
  const { data } = JSON.parse(profil.text) as {
    data: { karyawan: { personal: { nik: string } }; name: string }
  }
  rahasia.add(data.karyawan.personal.nik).add(data.name)

  const selfie = await drawSelfie(88)
  for (const part of [selfie.toString('base64').slice(0, 24), selfie.toString('hex').slice(40, 80)])
    rahasia.add(part)
  const jauh = { ...DI_DALAM, latitude: '-6.99' }
  expect((await call('POST /presensi/check-in', formPresensi(selfie, jauh), token)).status).toBe(422)
  expect((await call('POST /presensi/check-in', formPresensi(selfie), token)).status).toBe(201)
  expect((await call('POST /presensi/check-in', formPresensi(selfie), token)).status).toBe(409)
  expect((await call('POST /presensi/check-in', formPresensi(null), token)).status).toBe(422)

  const ubah = new FormData()
  ubah.append('nik', '3171234567890123')
  ubah.append('nomor_rekening', '8800112233')
  for (const angka of ['3171234567890123', '8800112233']) rahasia.add(angka)
  expect((await call('POST /konfirmasi', { password: baru }, token)).status).toBe(200)
  expect((await call('POST /profile', ubah, token)).status).toBe(200)
  const rusak = new FormData()
  rusak.append('nik', 'bukan-nik-9911')
  rahasia.add('bukan-nik-9911')
  expect((await call('POST /profile', rusak, token)).status).toBe(422)

  const gelap = 'token-gelap-aaaaaaaaaaaaaaaaaaaaaaaaaaaa'
  rahasia.add(gelap)
  expect((await call('GET /profile', undefined, gelap)).status).toBe(401)
  expect((await call('POST /login', '{"email":"rusak-sekali', undefined)).status).toBe(400)
  rahasia.add('rusak-sekali')
  expect(
    (await call(`GET /berkas/selfie/2026-11-20/1.webp?sampai=99999999999&tanda=${'Q'.repeat(43)}`)).status,
  ).toBe(404)
  rahasia.add('Q'.repeat(43))
  expect((await call('GET /tidak/ada?token=tersembunyi-5')).status).toBe(404)
  rahasia.add('tersembunyi-5')
  // What opens without signing in stands in the path itself.
  for (const [awal, kata] of [
    ['/klien', 'kunci-klien-bbbbbbbbbbbbbbbb'],
    ['/bukti', 'kode-bukti-7Q2M9XKD'],
    ['/kalender', 'kalender-cccccccccccccccc.ics'],
  ] as const) {
    rahasia.add(kata)
    await call(`GET ${awal}/${kata}`)
    await fetch(`${api.replace(/\/api$/, '')}${awal}/${kata}/lagi?x=1`)
  }
  const pencatat = JSON.parse((await login('koordinator@rekan.example', DEMO_PASSWORD)).text) as {
    data: { token: string }
  }
  rahasia.add(pencatat.data.token).add('Jalan Rahasia Nomor 9')
  const wakil = formPresensi(selfie, { ...jauh, keterangan: 'Ban bocor di Jalan Rahasia Nomor 9' })
  wakil.append('karyawan_id', '1')
  await call('POST /presensi/check-in', wakil, pencatat.data.token)
  expect((await call('POST /logout', {}, token)).status).toBe(200)
  for (const letter of await takeLetters({ dataDir })) {
    for (const found of letter.matchAll(/token=([\w-]{43})/g)) rahasia.add(found[1] ?? '')
  }

  const lines = () => readFileSync(join(dataDir, 'rekan.log'), 'utf8').split('\n').filter(Boolean)
  await expect.poll(() => lines().some((line) => line.includes('/api/logout'))).toBe(true)
  const logs = readdirSync(dataDir).filter((name) => /\.log(\.\d)?$/.test(name))
  expect(logs.toSorted()).toEqual(['postgres.log', 'rekan.log'])
  expect(rahasia.size).toBeGreaterThanOrEqual(26)
  for (const name of logs) expectClean(name, readFileSync(join(dataDir, name), 'utf8'))
  expectClean('what it said', said)
  expect(lines().filter((line) => line.includes('/bukti/(rahasia)'))).toHaveLength(2)
  // And yet each request is there, by its way and outcome.
  expect(lines().filter((line) => line.includes('"path":"/api/presensi/check-in"'))).toHaveLength(5)
})

function expectClean(name: string, text: string): void {
  for (const value of rahasia) expect(text.includes(value), `${name} holds ${value}`).toBe(false)
}
