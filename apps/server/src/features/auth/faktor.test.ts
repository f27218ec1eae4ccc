import { Secret, TOTP } from 'otpauth'
import { contract } from '@rekan/contract/contract'
import { isKontak, isPublik } from '@rekan/domain/akses/akses'
import { isPendaftaran } from '@rekan/domain/auth/pendaftaran'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../demo/orang/akun.ts'
import { hashToken } from '../../platform/auth.ts'
import { takeTantangan } from './faktor/faktor.queries.ts'
import { createAuthenticator } from '../../../test/passkey.ts'
import { setDemoPasswords } from '../../../test/sandi.ts'
import { type TestServer, startTestServer } from '../../../test/server.ts'

const HRD = 'hrd@rekan.example'
const ADMIN = 'admin@rekan.example'
const SITI = 'karyawan@rekan.example'
const SEHARI_MS = 86_400_000

let server: TestServer
/** Each test on a day of its own, at the start of 30 seconds of the codes. */
let mulai = Date.parse('2026-11-20T00:00:00Z')
const pada = (ms: number) => server.setClock(new Date(mulai + ms).toISOString())
beforeAll(async () => {
  server = await startTestServer(undefined, { sessions: 'real' })
  await setDemoPasswords(server.owner)
})
afterAll(() => server.close())
beforeEach(async () => {
  mulai += SEHARI_MS
  pada(0)
  for (const table of ['faktor_totp', 'faktor_passkey', 'kode_pemulihan'] as const)
    await server.owner.deleteFrom(table).execute()
  await server.owner
    .deleteFrom('pengaturan')
    .where('kunci', 'in', ['faktor_kedua_wajib', 'masuk_passkey'])
    .execute()
})

const kodeDari = ({ body }: { body: Record<string, { error?: string }> }) => body['error']?.error
const post = (key: string, token: string | undefined, body: unknown = {}) =>
  server.call(`POST ${key}`, { token, body })
const masuk = (email: string) => post('/login', undefined, { email, password: DEMO_PASSWORD })
const langkah = (tantangan: string, kode: string) =>
  post('/login/faktor-kedua', undefined, { tantangan, kode })
const kodeKini = (rahasia: string, geserMs = 0) =>
  TOTP.generate({
    secret: Secret.fromBase32(rahasia),
    timestamp: server.deps.clock.now() + geserMs,
  })

/** Sets up an authenticator app; gives its secret, the recovery codes and the session. */
async function pasang(email: string) {
  const { body } = await masuk(email)
  const token = body['data'].token as string
  const { rahasia, uri } = (await post('/keamanan/totp', token)).body['data']
  expect(uri).toContain('otpauth://totp/Rekan')
  expect((await post('/keamanan/totp/aktif', token, { kode: '000000' })).status).toBe(422)
  // A code of half a minute ago, so that the one of now is still good.
  const aktif = await post('/keamanan/totp/aktif', token, { kode: kodeKini(rahasia, -30_000) })
  return { token, rahasia: rahasia as string, kode: aktif.body['data'].kode_pemulihan as string[] }
}

describe('an account with an authenticator app', () => {
  it('[SAFE-14, SAFE-41] yields nothing to the password alone; a code is taken once, and none of another hour', async () => {
    const { rahasia } = await pasang(HRD)
    const { status, body } = await masuk(HRD)
    expect([status, body['data']]).toEqual([
      200,
      { perlu_faktor_kedua: true, tantangan: expect.any(String), cara: ['totp', 'pemulihan'] },
    ])
    const { tantangan } = body['data']
    expect((await server.call('GET /profile', { token: tantangan })).status).toBe(401)

    const lama = await langkah(tantangan, kodeKini(rahasia, -3_600_000))
    expect([lama.status, kodeDari(lama)]).toEqual([401, 'KODE_MASUK_SALAH'])
    const kode = kodeKini(rahasia)
    const benar = await langkah(tantangan, kode)
    expect(benar.body['data']).toEqual({
      token: expect.any(String),
      user: expect.objectContaining({ email: HRD }),
    })
    expect((await server.call('GET /profile', { token: benar.body['data'].token })).status).toBe(200)
    expect(kodeDari(await langkah(tantangan, kodeKini(rahasia, 30_000)))).toBe('TANTANGAN_MATI')

    pada(20_000)
    const lagi = (await masuk(HRD)).body['data'].tantangan
    const ulang = await langkah(lagi, kode)
    expect([ulang.status, kodeDari(ulang)]).toEqual([401, 'KODE_MASUK_TERPAKAI'])
    pada(30_000)
    expect((await langkah(lagi, kodeKini(rahasia))).status).toBe(200)

    pada(60_000)
    const { tantangan: basi } = (await masuk(HRD)).body['data']
    pada(6 * 60_000)
    expect(kodeDari(await langkah(basi, kodeKini(rahasia)))).toBe('TANTANGAN_MATI')
  })

  it('bounds the tries at its codes, and counts them', async () => {
    await pasang(HRD)
    const { tantangan } = (await masuk(HRD)).body['data']
    const seen = []
    for (let i = 0; i < 9; i += 1) seen.push((await langkah(tantangan, `00000${i}`)).status)
    // One was spent on setting it up.
    expect(seen.join()).toBe('401,401,401,401,401,401,401,429,429')
  })

  it('[SAFE-42] takes each of ten recovery codes once, however it is typed, and keeps none readable', async () => {
    const { kode, rahasia } = await pasang(SITI)
    expect(new Set(kode).size).toBe(10)
    const [satu = '', dua = ''] = kode
    const isi = await server.owner.selectFrom('kode_pemulihan').selectAll().execute()
    expect(JSON.stringify(isi)).not.toContain(satu.replaceAll('-', ''))
    const pakai = async (tulisan: string) => langkah((await masuk(SITI)).body['data'].tantangan, tulisan)
    const pertama = await pakai(satu.toLowerCase().replaceAll('-', ' '))
    expect(pertama.status).toBe(200)
    const kedua = await pakai(satu)
    expect([kedua.status, kodeDari(kedua)]).toEqual([401, 'KODE_PEMULIHAN_SALAH'])
    const { token } = pertama.body['data']
    const keamanan = await server.call('GET /keamanan', { token })
    expect(keamanan.body['data']).toMatchObject({ kode_pemulihan_sisa: 9, wajib: false, passkey: [] })

    const baru = (await post('/keamanan/kode-pemulihan', token)).body['data'].kode_pemulihan
    expect(kodeDari(await pakai(dua))).toBe('KODE_PEMULIHAN_SALAH')
    expect((await pakai(baru[0])).status).toBe(200)
    // Taken off, the password is enough again.
    expect((await post('/keamanan/totp/hapus', token)).status).toBe(200)
    expect((await masuk(SITI)).body['data'].token).toEqual(expect.any(String))
    const { ada } = await server.owner
      .selectFrom('kode_pemulihan')
      .select((eb) => eb.fn.countAll<number>().as('ada'))
      .executeTakeFirstOrThrow()
    expect(ada).toBe(0)
    const jejak = await server.owner
      .selectFrom('audit')
      .select(['tindakan', 'sesudah'])
      .where('tindakan', 'like', 'POST /keamanan/%')
      .execute()
    expect(jejak.map(({ tindakan }) => tindakan)).toEqual(
      expect.arrayContaining([
        'POST /keamanan/totp/aktif',
        'POST /keamanan/kode-pemulihan',
        'POST /keamanan/totp/hapus',
      ]),
    )
    expect(JSON.stringify(jejak)).not.toContain(rahasia)
  })

  it('sets one up with a session that was confirmed, and is let in again by HR when all is lost', async () => {
    const { token } = (await masuk(SITI)).body['data']
    pada(6 * 60_000)
    for (const key of ['/keamanan/totp', '/keamanan/passkey/tantangan', '/keamanan/kode-pemulihan'])
      expect(kodeDari(await post(key, token))).toBe('PERLU_SANDI')
    await pasang(SITI)
    const id = (await server.call('GET /profile', { token })).body['data'].karyawan.id
    const hrd = (await masuk(HRD)).body['data'].token
    expect(
      kodeDari(
        await post(
          `/karyawan/${id}/faktor-kedua/hapus`,
          (await masuk('koordinator@rekan.example')).body['data'].token,
        ),
      ),
    ).toBe('TANPA_HAK')
    expect((await post(`/karyawan/${id}/faktor-kedua/hapus`, hrd)).status).toBe(200)
    expect((await server.call('GET /profile', { token })).status).toBe(401)
    expect((await masuk(SITI)).body['data'].token).toEqual(expect.any(String))
    expect(kodeDari(await post(`/karyawan/${id}/faktor-kedua/hapus`, hrd))).toBe('FAKTOR_TIDAK_ADA')
  })
})

describe('where the company wants a second factor', () => {
  it('[SAFE-15] hrd and admin without one reach its setting up alone; with one, and everybody else, all', async () => {
    await server.owner
      .insertInto('pengaturan')
      .values({
        kunci: 'faktor_kedua_wajib',
        berlaku_dari: new Date(mulai).toISOString().slice(0, 10),
        nilai: 'true',
        dicatat_pada: new Date(mulai),
      })
      .execute()
    const { token: siti } = (await masuk(SITI)).body['data']
    expect((await server.call('GET /profile', { token: siti })).status).toBe(200)
    for (const email of [HRD, ADMIN]) {
      const { token } = (await masuk(email)).body['data']
      for (const key of Object.keys(contract) as (keyof typeof contract)[]) {
        if (isPublik(key) || isKontak(key) || isPendaftaran(key)) continue
        const reply = await server.call(key.replaceAll(/\{\w+\}/g, '1'), { token })
        expect([key, reply.status, kodeDari(reply)]).toEqual([key, 403, 'PERLU_FAKTOR_KEDUA'])
      }
      expect((await server.call('GET /keamanan', { token })).body['data'].wajib).toBe(true)
    }
    const { token } = await pasang(HRD)
    expect((await server.call('GET /profile', { token })).status).toBe(200)
  })
})

describe('passkeys', () => {
  it('[JAGA-17] are asked for without end from one address, and answered wrongly 60 times', async () => {
    await server.owner.deleteFrom('jatah_percobaan').execute()
    for (let ke = 0; ke < 70; ke += 1)
      expect((await post('/passkey/tantangan', undefined, {})).status).toBe(200)
    const jawaban = {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
    }
    const seen = []
    for (let ke = 0; ke < 61; ke += 1)
      seen.push((await post('/login/passkey', undefined, { jawaban })).status)
    expect([seen.indexOf(429), new Set(seen.slice(0, 60))]).toEqual([60, new Set([401])])
    await server.owner.deleteFrom('jatah_percobaan').execute()
  })

  it('are asked for by the configured address alone; what is no answer of one is refused', async () => {
    const { body } = await server.call('POST /passkey/tantangan', {
      body: {},
      headers: { host: 'jahat.example', origin: 'https://jahat.example' },
    })
    expect(body['data']).toMatchObject({ rpId: 'rekan.example', userVerification: 'required' })
    const jawaban = {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
    }
    const reply = await post('/login/passkey', undefined, { jawaban })
    expect([reply.status, kodeDari(reply)]).toEqual([401, 'PASSKEY_SALAH'])
    const { token } = (await masuk(HRD)).body['data']
    const daftar = (await post('/keamanan/passkey/tantangan', token)).body['data']
    expect(daftar).toMatchObject({ rp: { id: 'rekan.example' }, excludeCredentials: [] })
    const palsu = { ...jawaban, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } }
    expect((await post('/keamanan/passkey', token, { nama: 'Ponsel', jawaban: palsu })).status).toBe(422)
    expect((await post('/konfirmasi', token, { passkey: jawaban })).status).toBe(422)
    expect((await post('/konfirmasi', token, {})).status).toBe(422)
  })

  it('open by what they sign for this site and this challenge, once; of another origin or site nothing', async () => {
    const [SINI, SANA] = ['https://rekan.example', 'https://rekan.example.jahat.example']
    const tersimpan = () => server.owner.selectFrom('faktor_passkey').select('nama').execute()
    const { token } = (await masuk(HRD)).body['data']
    const { token: siti } = (await masuk(SITI)).body['data']
    const tantangan = async (key: string, milik?: string) =>
      (await post(key, milik)).body['data'].challenge as string
    const tambah = async (ponsel: ReturnType<typeof createAuthenticator>, origin: string) =>
      post('/keamanan/passkey', token, {
        nama: 'Ponsel',
        jawaban: ponsel.daftar(await tantangan('/keamanan/passkey/tantangan', token), origin),
      })
    const ponsel = createAuthenticator('rekan.example')
    const tambahDari = async (challenge: string) =>
      post('/keamanan/passkey', token, { nama: 'Ponsel', jawaban: ponsel.daftar(challenge, SINI) })
    for (const salah of [
      await tambah(ponsel, SANA),
      await tambah(createAuthenticator('jahat.example'), SINI),
      await tambahDari(await tantangan('/passkey/tantangan')),
      await tambahDari(await tantangan('/keamanan/passkey/tantangan', siti)),
    ]) {
      expect([salah.status, salah.body['errors'].jawaban]).toEqual([
        422,
        ['Passkey tidak dapat dibuat: tidak untuk alamat ini, atau waktunya habis. Coba lagi.'],
      ])
      expect(await tersimpan()).toEqual([])
    }
    expect((await tambah(ponsel, SINI)).body['data'].kode_pemulihan).toHaveLength(10)
    expect(await tersimpan()).toEqual([{ nama: 'Ponsel' }])

    const buka = (jawaban: object) => post('/login/passkey', undefined, { jawaban })
    const sesi = () => server.owner.selectFrom('sesi').select('token_hash').execute()
    const sebelum = await sesi()
    const kini = await tantangan('/passkey/tantangan')
    for (const jawaban of [
      ponsel.masuk(await tantangan('/passkey/tantangan'), SANA),
      ponsel.masuk(await tantangan('/passkey/tantangan'), 'http://rekan.example'),
      ponsel.masuk('bukan-tantangan-siapa-pun', SINI),
      ponsel.masuk(await tantangan('/keamanan/passkey/tantangan', token), SINI),
      {
        ...ponsel.masuk(kini, SINI),
        response: createAuthenticator('rekan.example').masuk(kini, SINI).response,
      },
    ]) {
      const salah = await buka(jawaban)
      expect([salah.status, kodeDari(salah)]).toEqual([401, 'PASSKEY_SALAH'])
    }
    expect(await sesi()).toEqual(sebelum)
    const jawaban = ponsel.masuk(await tantangan('/passkey/tantangan'), SINI)
    const benar = await buka(jawaban)
    expect([benar.status, benar.body['data'].user.email]).toEqual([200, HRD])
    expect(kodeDari(await buka(jawaban))).toBe('PASSKEY_SALAH')

    // Kept to the second step, it opens nothing without what the password gave its owner, and that once.
    const hari = new Date(mulai).toISOString().slice(0, 10)
    await server.owner
      .insertInto('pengaturan')
      .values({ kunci: 'masuk_passkey', berlaku_dari: hari, nilai: 'false', dicatat_pada: new Date(mulai) })
      .execute()
    const tandai = async () => ponsel.masuk(await tantangan('/passkey/tantangan'), SINI)
    const kedua = async (langkahnya: string | undefined) =>
      post('/login/passkey', undefined, { jawaban: await tandai(), tantangan: langkahnya })
    const { tantangan: milikHrd, cara } = (await masuk(HRD)).body['data']
    expect(cara).toEqual(['passkey', 'pemulihan'])
    for (const langkahnya of [undefined, 'bukan-tantangan'])
      expect(kodeDari(await kedua(langkahnya))).toBe('PASSKEY_BUKAN_PEMBUKA')
    // Another's step is refused, and left to its owner.
    const { id: sitiId } = await server.owner
      .selectFrom('pengguna')
      .select('id')
      .where('email', '=', SITI)
      .executeTakeFirstOrThrow()
    await server.owner
      .insertInto('tantangan')
      .values({
        hash: hashToken('milik-siti'),
        jenis: 'masuk',
        pengguna_id: sitiId,
        kedaluwarsa_pada: new Date(mulai + 60_000),
      })
      .execute()
    expect(kodeDari(await kedua('milik-siti'))).toBe('PASSKEY_BUKAN_PEMBUKA')
    expect(await takeTantangan(server.db, hashToken('milik-siti'), 'masuk', mulai)).toBe(sitiId)
    expect((await kedua(milikHrd)).status).toBe(200)
    expect(kodeDari(await kedua(milikHrd))).toBe('PASSKEY_BUKAN_PEMBUKA')

    // Another person's passkey confirms nothing in this session.
    pada(6 * 60_000)
    const dariLain = ponsel.masuk(await tantangan('/passkey/tantangan'), SINI)
    expect((await post('/konfirmasi', siti, { passkey: dariLain })).status).toBe(422)
    expect(kodeDari(await post('/keamanan/totp', siti))).toBe('PERLU_SANDI')
  })
})
