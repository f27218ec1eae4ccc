import { afterAll, beforeEach, expect, it } from 'vitest'
import { insertPasskey } from '../../../../test/hubungan.tulis.ts'
import { type PenyediaSso, startPenyediaSso } from '../../../../test/penyedia-sso.ts'
import { JUMAT_PAGI, type Reply, type TestServer, startTestServer } from '../../../../test/server.ts'
import { KEMBALI } from '../../../platform/oidc.ts'

const HRD = 'hrd@rekan.example'
const KEMBALI_KE = `https://rekan.example${KEMBALI}`

const penyedia: PenyediaSso = await startPenyediaSso(KEMBALI_KE)
const { issuer, clientId, clientSecret } = penyedia
const server: TestServer = await startTestServer(JUMAT_PAGI, {
  sessions: 'real',
  settings: { oidc: { issuer, clientId, clientSecret } },
})
afterAll(async () => {
  await server.close()
  await penyedia.close()
})

const atur = async (kunci: string, nilai: boolean) => {
  const token = await server.login('admin@rekan.example')
  const { status } = await server.call('POST /kelola/pengaturan', { token, body: { kunci, nilai } })
  expect(status).toBe(200)
}

beforeEach(async () => {
  penyedia.orang.clear()
  await server.owner.deleteFrom('pengguna_sso').execute()
  await server.owner.deleteFrom('jatah_percobaan').execute()
  await server.owner.deleteFrom('pengaturan').execute()
  await server.owner.updateTable('pengguna').set({ aktif: true }).where('email', '=', HRD).execute()
  await atur('masuk_sso', true)
})

/** A browser: the cookie that our server left with it. */
type Peramban = { cookie: string }
const peramban = (): Peramban => ({ cookie: '' })

async function mulai(di: Peramban, body: object = {}): Promise<URL> {
  const {
    status,
    headers,
    body: { data },
  } = await server.call('POST /sso/tantangan', { body, headers: { cookie: di.cookie } })
  expect(status).toBe(200)
  const [kuki = ''] = headers.getSetCookie()
  expect(kuki).toMatch(/HttpOnly.*SameSite=Strict/i)
  di.cookie = kuki.split(';')[0] ?? ''
  return new URL(data.alamat as string)
}

/** Signs in at the provider as somebody; gives the search part of the address that it sends the browser back to. */
async function diPenyedia(alamat: URL, nama: string): Promise<string> {
  const kuki = new Map<string, string>()
  const open = async (url: URL, form?: Record<string, string>) => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...kuki].map((satu) => satu.join('=')).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const satu of response.headers.getSetCookie()) {
      const [, kunci = '', nilai = ''] = /^([^=]+)=([^;]*)/.exec(satu) ?? []
      kuki.set(kunci, nilai)
    }
    return response
  }
  let [url, response] = [alamat, await open(alamat)]
  for (let langkah = 0; langkah < 12; langkah += 1) {
    const ke = response.headers.get('location')
    if (ke === null) {
      const action = /<form[^>]* action="([^"]+)"/.exec(await response.text())?.[1] ?? ''
      url = new URL(action, url)
      response = await open(url, { prompt: 'login', login: nama })
      continue
    }
    url = new URL(ke, url)
    if (url.href.startsWith(KEMBALI_KE)) return url.search
    response = await open(url)
  }
  throw new Error(`the provider did not send the browser back: ${url.href}`)
}

const selesai = (di: Peramban, jawaban: string): Promise<Reply> =>
  server.call('POST /login/sso', { body: { jawaban }, headers: { cookie: di.cookie } })

async function masuk(nama: string, di = peramban()): Promise<Reply> {
  return selesai(di, await diPenyedia(await mulai(di), nama))
}

const tautan = () => server.owner.selectFrom('pengguna_sso').selectAll().execute()
const jejak = async () =>
  (
    await server.owner
      .selectFrom('audit')
      .select('sesudah')
      .where('tindakan', '=', 'POST /login/sso')
      .orderBy('id')
      .execute()
  ).map(({ sesudah }) => sesudah)

it('signs in who the provider knows by a verified address, links them, and finds them by that link from then on', async () => {
  penyedia.orang.set('u-1', { email: 'HRD@Rekan.example', email_verified: true })
  await atur('faktor_kedua_wajib', true)
  const di = peramban()
  const alamat = await mulai(di)
  expect(Object.fromEntries(alamat.searchParams)).toMatchObject({
    response_type: 'code',
    redirect_uri: KEMBALI_KE,
    scope: 'openid email',
    code_challenge_method: 'S256',
  })
  const jawaban = await diPenyedia(alamat, 'u-1')
  const { status, body } = await selesai(di, jawaban)
  expect(status).toBe(200)
  expect(body['data'].user).toMatchObject({ email: HRD, role: { name: 'hrd' } })
  expect(await tautan()).toMatchObject([{ penerbit: issuer, sub: 'u-1' }])
  expect(await jejak()).toEqual([{ penyedia: issuer, tautan_sso: 'dibuat untuk HRD@Rekan.example' }])

  // The provider's word stands for the second step that the company asks of hrd.
  const token = body['data'].token as string
  expect((await server.call('GET /profile', { token })).status).toBe(200)
  const dengan = await server.login(HRD)
  expect((await server.call('GET /profile', { token: dengan })).body['error'].error).toBe(
    'PERLU_FAKTOR_KEDUA',
  )

  // The same answer once more opens nothing.
  expect((await selesai(di, jawaban)).body['error'].error).toBe('SSO_USANG')

  // Another address there, and one nobody verified: it is still them.
  penyedia.orang.set('u-1', { email: 'lain@rekan.example', email_verified: false })
  expect((await masuk('u-1')).body['data'].user.email).toBe(HRD)
  expect(await jejak()).toEqual([expect.anything(), { penyedia: issuer }])
  expect((await server.call('POST /logout', { token, body: {} })).status).toBe(200)
  expect((await server.call('GET /profile', { token })).status).toBe(401)
})

it('takes nobody on: an address without account, one the provider has not verified, a closed account, a second person', async () => {
  penyedia.orang.set('asing', { email: 'asing@rekan.example', email_verified: true })
  penyedia.orang.set('ragu', { email: HRD, email_verified: false })
  penyedia.orang.set('diam', {})
  penyedia.orang.set('u-1', { email: HRD, email_verified: true })
  penyedia.orang.set('u-2', { email: HRD, email_verified: true })
  const akun = () => server.owner.selectFrom('pengguna').select('id').execute()
  const sebelum = (await akun()).length

  const asing = await masuk('asing')
  expect(asing).toMatchObject({ status: 401, body: { error: { error: 'SSO_TIDAK_DIKENAL' } } })
  expect(asing.body['error'].message).toContain('asing@rekan.example')
  for (const nama of ['ragu', 'diam'])
    expect(await masuk(nama)).toMatchObject({
      status: 401,
      body: { error: { error: 'SSO_EMAIL_BELUM_PASTI' } },
    })

  await server.owner.updateTable('pengguna').set({ aktif: false }).where('email', '=', HRD).execute()
  expect(await masuk('u-1')).toMatchObject({ status: 401, body: { error: { error: 'SSO_NONAKTIF' } } })
  expect(await tautan()).toEqual([])
  await server.owner.updateTable('pengguna').set({ aktif: true }).where('email', '=', HRD).execute()

  expect((await masuk('u-1')).status).toBe(200)
  expect(await masuk('u-2')).toMatchObject({ status: 401, body: { error: { error: 'SSO_ORANG_LAIN' } } })
  await server.owner.updateTable('pengguna').set({ aktif: false }).where('email', '=', HRD).execute()
  expect(await masuk('u-1')).toMatchObject({ status: 401, body: { error: { error: 'SSO_NONAKTIF' } } })
  expect(await akun()).toHaveLength(sebelum)
})

it('holds a way to the provider to the browser that took it: another browser, another nonce, another code, a late answer', async () => {
  penyedia.orang.set('u-1', { email: HRD, email_verified: true })
  const di = peramban()
  const jawaban = await diPenyedia(await mulai(di), 'u-1')
  const lain = peramban()
  await mulai(lain)
  for (const asing of [peramban(), lain])
    expect(await selesai(asing, jawaban)).toMatchObject({
      status: 401,
      body: { error: { error: 'SSO_USANG' } },
    })
  expect(await selesai(di, '?code=x')).toMatchObject({ status: 401, body: { error: { error: 'SSO_USANG' } } })

  const bernonce = await mulai(di)
  bernonce.searchParams.set('nonce', 'bukan-yang-diminta')
  expect(await selesai(di, await diPenyedia(bernonce, 'u-1'))).toMatchObject({
    status: 401,
    body: { error: { error: 'SSO_DITOLAK' } },
  })

  // The code of another way: its verifier is not this one's.
  const [satu, dua] = [await mulai(di), await mulai(di)]
  const kode = new URLSearchParams(await diPenyedia(satu, 'u-1')).get('code') ?? ''
  const campur = new URLSearchParams(await diPenyedia(dua, 'u-1'))
  campur.set('code', kode)
  expect((await selesai(di, `?${campur.toString()}`)).body['error'].error).toBe('SSO_DITOLAK')

  const batal = new URLSearchParams({ error: 'access_denied', iss: issuer })
  batal.set('state', (await mulai(di)).searchParams.get('state') ?? '')
  expect((await selesai(di, `?${batal.toString()}`)).body['error'].error).toBe('SSO_DITOLAK')

  const lama = await diPenyedia(await mulai(di), 'u-1')
  server.setClock('2026-11-20T08:08:00+07:00')
  expect((await selesai(di, lama)).body['error'].error).toBe('SSO_USANG')
  server.setClock(JUMAT_PAGI)
  expect(await tautan()).toEqual([])
})

it('[JAGA-22] takes no ID token that another key than the provider’s has signed', async () => {
  penyedia.orang.set('u-1', { email: HRD, email_verified: true })
  penyedia.isPalsu = true
  expect(await masuk('u-1')).toMatchObject({ status: 401, body: { error: { error: 'SSO_DITOLAK' } } })
  expect(await tautan()).toEqual([])
  penyedia.isPalsu = false
  expect((await masuk('u-1')).status).toBe(200)
})

it('[JAGA-17] counts answers that open nothing, never starts, and none against a device that has signed in before', async () => {
  penyedia.orang.set('u-1', { email: HRD, email_verified: true })
  const lama = peramban()
  const { headers } = await masuk('u-1', lama)
  lama.cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
  // As many as come to work behind one address, each a device of its own.
  for (let ke = 0; ke < 100; ke += 1) await mulai(peramban())
  expect((await masuk('u-1')).status).toBe(200)

  const salah = []
  for (let ke = 0; ke < 61; ke += 1) salah.push((await selesai(peramban(), `?code=x&state=${ke}`)).status)
  expect([salah.indexOf(429), new Set(salah.slice(0, 60))]).toEqual([60, new Set([401])])
  expect(await diPenyedia(await mulai(peramban()), 'u-1')).toMatch(/code=/)
  expect((await masuk('u-1', lama)).status).toBe(200)
})

it('is offered only where the company has switched it on and the server names a provider that answers', async () => {
  const cara = async (di: TestServer) => (await di.call('GET /login/cara')).body['data']
  expect(await cara(server)).toEqual({ sso: true, passkey: true })
  await atur('masuk_passkey', false)
  await atur('masuk_sso', false)
  expect(await cara(server)).toEqual({ sso: false, passkey: false })
  for (const key of ['POST /sso/tantangan', 'POST /login/sso'])
    expect(await server.call(key, { body: key.includes('login') ? { jawaban: '?a' } : {} })).toMatchObject({
      status: 404,
      body: { error: { error: 'SSO_MATI' } },
    })

  const token = await server.login('admin@rekan.example')
  const { body } = await server.call('GET /kelola/pengaturan/masuk', { token })
  expect(body['data']).toEqual({ penyedia: { penerbit: issuer, kembali: KEMBALI_KE } })

  const tanpa = await startTestServer(JUMAT_PAGI, {
    withJobs: false,
    settings: { oidc: { issuer: 'http://127.0.0.1:9', clientId, clientSecret } },
  })
  try {
    const admin = await tanpa.login('admin@rekan.example')
    await tanpa.call('POST /kelola/pengaturan', { token: admin, body: { kunci: 'masuk_sso', nilai: true } })
    expect(await tanpa.call('POST /sso/tantangan', { body: {} })).toMatchObject({
      status: 503,
      body: { error: { error: 'SSO_TAK_TERJANGKAU' } },
    })
  } finally {
    await tanpa.close()
  }
})

it('[JAGA-09] who has no password confirms a session by signing in anew at the provider, as themselves and just then', async () => {
  penyedia.orang.set('u-1', { email: HRD, email_verified: true })
  penyedia.orang.set('u-2', { email: 'admin@rekan.example', email_verified: true })
  const di = peramban()
  const { token } = (await masuk('u-1', di)).body['data']
  await masuk('u-2')
  server.setClock(new Date(Date.parse(JUMAT_PAGI) + 3_600_000).toISOString())
  const tegas = () => server.call('POST /kelola/karyawan/undang', { token, body: {} })
  const konfirmasi = (sso: string) =>
    server.call('POST /konfirmasi', { token, body: { sso }, headers: { cookie: di.cookie } })
  expect((await tegas()).body['error'].error).toBe('PERLU_SANDI')

  const alamat = await mulai(di, { ulang: true })
  expect(alamat.searchParams.get('max_age')).toBe('300')
  for (const jawaban of [
    '?code=apa&state=saja',
    await diPenyedia(await mulai(di, { ulang: true }), 'u-2'),
    // Not signed in anew: the provider does not say when.
    await diPenyedia(await mulai(di), 'u-1'),
  ]) {
    const { status, body } = await konfirmasi(jawaban)
    expect([status, Object.keys(body['errors'])]).toEqual([422, ['sso']])
  }
  const jawaban = await diPenyedia(alamat, 'u-1')
  expect((await konfirmasi(jawaban)).status).toBe(200)
  expect((await tegas()).status).toBe(422)
  expect((await konfirmasi(jawaban)).status).toBe(422)
})

it('[JAGA-29] a new password ends the link, and names the passkeys that open the account as before', async () => {
  penyedia.orang.set('u-9', { email: HRD, email_verified: true })
  expect((await masuk('u-9')).status).toBe(200)
  const token = await server.login(HRD)
  const { pengguna_id } = (await tautan())[0] ?? { pengguna_id: 0 }
  await insertPasskey(
    server.owner,
    { karyawanId: 0, penggunaId: pengguna_id, token: '' },
    server.deps.clock.now(),
  )
  const ganti = (lama: string, baru: string) =>
    server.call('POST /kata-sandi', { token, body: { kata_sandi_lama: lama, kata_sandi_baru: baru } })
  const { status, body } = await ganti('RekanDemo2026', 'Rahasia baru 81 kali')
  expect([status, body['data'].passkey]).toEqual([200, ['Uji']])
  expect(body['data'].message).toContain('Passkey ini tetap membuka akun Anda: Uji.')
  expect(await tautan()).toEqual([])
  await server.owner.deleteFrom('faktor_passkey').execute()
  expect((await ganti('Rahasia baru 81 kali', 'Rahasia lama 18 kali')).body['data'].passkey).toBeUndefined()
})
