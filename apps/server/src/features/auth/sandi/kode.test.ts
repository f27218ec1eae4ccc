import { tidyKode } from '@rekan/domain/auth/kode-reset'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../../demo/orang/akun.ts'
import { setDemoPasswords } from '../../../../test/sandi.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

const server: TestServer = await startTestServer()
afterAll(() => server.close())

const BARU = 'kuda-laut-biru-7'
const JAM = 3_600_000

let start = Date.parse('2026-11-20T00:00:00Z')
const later = (ms: number) => server.setClock(new Date(start + ms).toISOString())
beforeEach(async () => {
  start += 2 * 24 * JAM
  later(0)
  await setDemoPasswords(server.owner)
})

const idOf = async (email: string) => {
  const { karyawan_id } = await server.owner
    .selectFrom('pengguna')
    .select('karyawan_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return karyawan_id
}
/** Signed in once: a session outlives what these tests do to passwords. */
const tokens = new Map<string, Promise<string>>()
const tokenOf = (email: string) => {
  const token = tokens.get(email) ?? server.login(email)
  tokens.set(email, token)
  return token
}
const create = async (by: string, email: string) =>
  server.call(`POST /karyawan/${await idOf(email)}/kode-reset`, { token: await tokenOf(by), body: {} })
const reset = (kode_karyawan: string, kode: string, password = BARU) =>
  server.call('POST /reset-password', { body: { kode_karyawan, kode, password } })
const login = async (email: string, password: string) =>
  (await server.call('POST /login', { body: { email, password } })).status
const SALAH =
  'Kode karyawan atau kode reset salah, atau kodenya sudah tidak berlaku. Periksa lagi, atau minta kode baru dari bagian HRD.'

describe('a code for somebody without mail', () => {
  it('is shown once, opens once, ends every session, and leaves only digests behind', async () => {
    const open = await server.login('karyawan@rekan.example')
    const { status, body } = await create('hrd@rekan.example', 'karyawan@rekan.example')
    expect([status, body]).toEqual([
      201,
      {
        data: {
          kode: expect.stringMatching(/^[ACDEFGHJKMNPQRTUVWXY]{5}-[ACDEFGHJKMNPQRTUVWXY]{5}$/),
          kode_karyawan: 'KBN0031',
          nama: 'Siti Rahmawati',
          berlaku_sampai: '2026-11-23T07:00:00+07:00',
        },
      },
    ])
    const kode: string = body['data'].kode
    const tables = ['kode_reset', 'audit', 'idempotensi', 'surat_akun'] as const
    const rows = await Promise.all(tables.map((t) => server.owner.selectFrom(t).selectAll().execute()))
    expect(JSON.stringify(rows)).not.toContain(kode)
    expect(JSON.stringify(rows)).not.toContain(tidyKode(kode))
    // The old password stays until the code is used.
    expect(await login('karyawan@rekan.example', DEMO_PASSWORD)).toBe(200)

    expect((await reset(' kbn0031 ', kode.toLowerCase().replace('-', ' '))).status).toBe(200)
    expect((await server.call('GET /profile', { token: open })).status).toBe(401)
    expect(await login('KBN0031', BARU)).toBe(200)
    expect(await login('KBN0031', DEMO_PASSWORD)).toBe(401)
    const again = await reset('KBN0031', kode)
    expect([again.status, again.body['message']]).toEqual([422, SALAH])
  })

  it('stands in the audit trail: who, when, for whom', async () => {
    await create('hrd@rekan.example', 'wit@rekan.example')
    const entry = await server.owner
      .selectFrom('audit as a')
      .innerJoin('pengguna as o', 'o.id', 'a.pengguna_id')
      .innerJoin('pengguna as p', (j) => j.onRef('a.objek_id', '=', (eb) => eb.cast<string>('p.id', 'text')))
      .select(['o.email as oleh', 'p.email as untuk', 'a.tindakan', 'a.objek', 'a.waktu', 'a.sebelum'])
      .select('a.sesudah')
      .orderBy('a.id', 'desc')
      .executeTakeFirst()
    expect(entry).toEqual({
      oleh: 'hrd@rekan.example',
      untuk: 'wit@rekan.example',
      tindakan: 'POST /karyawan/{id}/kode-reset',
      objek: 'pengguna',
      waktu: start,
      sebelum: null,
      sesudah: { kode: 'KBN0056', nama: expect.any(String), berlaku_sampai: expect.any(String) },
    })
  })

  it('is dead after 24 hours, and when a newer one was made', async () => {
    const first = await create('hrd@rekan.example', 'karyawan@rekan.example')
    const second = await create('hrd@rekan.example', 'karyawan@rekan.example')
    expect((await reset('KBN0031', first.body['data'].kode)).status).toBe(422)
    later(24 * JAM)
    expect((await reset('KBN0031', second.body['data'].kode)).status).toBe(422)
    later(24 * JAM - 1)
    expect((await reset('KBN0031', second.body['data'].kode)).status).toBe(200)
  })

  it('bounds the tries at it: few at once from one address, twenty in all from anywhere', async () => {
    const { body } = await create('hrd@rekan.example', 'karyawan@rekan.example')
    const tryFrom = async (address: string, kode: string) =>
      (
        await server.app.inject({
          method: 'POST',
          url: '/api/reset-password',
          remoteAddress: address,
          payload: { kode_karyawan: 'KBN0031', kode, password: BARU },
        })
      ).statusCode
    const seen = []
    for (let i = 0; i < 10; i += 1) seen.push(await tryFrom('10.0.0.1', 'AAAAAAAAAA'))
    expect(seen).toEqual([422, 422, 422, 422, 422, 422, 422, 422, 429, 429])
    for (let i = 0; i < 12; i += 1) expect(await tryFrom(`10.0.1.${i}`, 'AAAAAAAAAA')).toBe(422)
    expect(await tryFrom('10.0.2.1', body['data'].kode)).toBe(422)
  })

  it('refuses alike a wrong code, a person without one, and a kode that is nobody’s', async () => {
    await create('hrd@rekan.example', 'karyawan@rekan.example')
    for (const kodeKaryawan of ['KBN0031', 'KBN0001', 'TIDAK-ADA', 'KBN００３１']) {
      const { status, body } = await reset(kodeKaryawan, 'AAAAAAAAAA')
      expect([kodeKaryawan, status, body]).toEqual([
        kodeKaryawan,
        422,
        { message: SALAH, error: expect.anything() },
      ])
    }
  })

  it('goes through once of twenty that come at once', async () => {
    const { body } = await create('hrd@rekan.example', 'karyawan@rekan.example')
    const replies = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const reply = await server.app.inject({
          method: 'POST',
          url: '/api/reset-password',
          remoteAddress: `10.1.0.${i}`,
          payload: { kode_karyawan: 'KBN0031', kode: body['data'].kode, password: `${BARU}-${i}` },
        })
        return reply.statusCode
      }),
    )
    expect(replies.filter((status) => status === 200)).toHaveLength(1)
    expect(new Set(replies)).toEqual(new Set([200, 422]))
  })
})

describe('who may make one for whom', () => {
  it.each([
    ['hrd@rekan.example', 'karyawan@rekan.example', 201],
    // Their own coordinator's is an administrator's to open.
    ['hrd@rekan.example', 'koordinator@rekan.example', 403],
    ['admin@rekan.example', 'koordinator@rekan.example', 201],
    ['hrd@rekan.example', 'hrd@rekan.example', 403],
    ['admin@rekan.example', 'hrd@rekan.example', 201],
    ['admin@rekan.example', 'karyawan@rekan.example', 201],
    ['koordinator@rekan.example', 'karyawan@rekan.example', 403],
    ['karyawan@rekan.example', 'karyawan@rekan.example', 403],
  ])('%s for %s: %i', async (by, email, status) => expect((await create(by, email)).status).toBe(status))

  it('no hrd for an admin or for another hrd', async () => {
    const to = async (role: 'admin' | 'hrd' | 'karyawan') => {
      await server.owner
        .updateTable('pengguna')
        .set({ role })
        .where('email', '=', 'wita@rekan.example')
        .execute()
      return (await create('hrd@rekan.example', 'wita@rekan.example')).status
    }
    expect([await to('admin'), await to('hrd'), await to('karyawan')]).toEqual([403, 403, 201])
  })

  it('nobody for a stranger, for an employee without account, or for one switched off', async () => {
    const token = await tokenOf('hrd@rekan.example')
    const code = async (id: unknown) => {
      const { status, body } = await server.call(`POST /karyawan/${String(id)}/kode-reset`, {
        token,
        body: {},
      })
      return [status, body['error']?.error]
    }
    expect(await code(999_999)).toEqual([404, 'KARYAWAN_TIDAK_ADA'])
    expect(await code('abc')).toEqual([404, 'TIDAK_DIKENAL'])
    const id = await idOf('malam@rekan.example')
    await server.owner
      .updateTable('pengguna')
      .set({ aktif: false })
      .where('email', '=', 'malam@rekan.example')
      .execute()
    expect(await code(id)).toEqual([409, 'AKUN_NONAKTIF'])
    await server.owner
      .updateTable('pengguna')
      .set({ karyawan_id: null, nama: 'Lepas' })
      .where('email', '=', 'malam@rekan.example')
      .execute()
    expect(await code(id)).toEqual([422, 'TANPA_AKUN'])
  })
})

it.each([
  [{ password: BARU }, ['token']],
  [{ kode: 'ACDEFGHJKM', password: BARU }, ['kode_karyawan']],
  [{ kode_karyawan: 'KBN0031', password: BARU }, ['kode']],
  [{ kode_karyawan: 'KBN0031', kode: '123', password: BARU }, ['kode']],
  [{ kode_karyawan: 'a\u0000b', kode: 'ACDEFGHJKM', password: BARU }, ['kode_karyawan']],
  [{ kode_karyawan: 'KBN0031', kode: 'ACDEFGHJKM', password: 'pendek' }, ['password']],
])('refuses %j with 422 by field', async (body, fields) => {
  const reply = await server.call('POST /reset-password', { body })
  expect([reply.status, Object.keys(reply.body['errors'] ?? {})]).toEqual([422, fields])
})
