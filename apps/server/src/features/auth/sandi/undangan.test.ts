import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { takeLetters, tokenIn as tokenOf } from '../../../../test/outbox.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'
import { transaction } from '../../../platform/db.ts'
import { endSessions } from '../masuk/auth.service.ts'
import { sendSetPasswordLink } from './reset.service.ts'

const server: TestServer = await startTestServer()
afterAll(() => server.close())

const BARU = 'kuda-laut-biru-7'
const at = (iso: string) => server.setClock(iso)

/** A new account without a password; gives its id. */
async function addAkun(email: string | null, nama = 'Orang Baru'): Promise<number> {
  const { id } = await server.owner
    .insertInto('pengguna')
    .values({ email, nama, role: 'admin' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
async function invite(penggunaId: number): Promise<boolean> {
  const known = await transaction(server.db, (tx) =>
    sendSetPasswordLink({ tx, saat: server.deps.clock.now() }, penggunaId),
  )
  server.deps.jobs.nudge('surat')
  await server.deps.jobs.idle()
  return known
}
async function letters(): Promise<string[]> {
  await server.deps.jobs.idle()
  return takeLetters(server)
}
const tokenIn = (letter: string | undefined) => tokenOf(letter, '/auth/masuk-pertama')
const reset = async (token: string) =>
  (await server.call('POST /reset-password', { body: { token, password: BARU } })).status
const login = async (email: string) =>
  (await server.call('POST /login', { body: { email, password: BARU } })).status

beforeEach(async () => {
  at('2026-11-20T07:52:13+07:00')
  await letters()
})

describe('an invitation', () => {
  it('sets the first password, within seven days and once', async () => {
    expect(await invite(await addAkun('baru@rekan.example'))).toBe(true)
    const [letter, ...more] = await letters()
    expect(more).toEqual([])
    expect(letter).toContain('To: baru@rekan.example')
    expect(letter).toContain('Selamat datang di Rekan')
    expect(letter).toContain('https://rekan.example/auth/masuk-pertama#')
    expect(await login('baru@rekan.example')).toBe(401)
    at('2026-11-27T07:52:12+07:00')
    expect(await reset(tokenIn(letter))).toBe(200)
    expect(await login('baru@rekan.example')).toBe(200)
    expect(await reset(tokenIn(letter))).toBe(422)
  })

  it('is dead after seven days', async () => {
    await invite(await addAkun('telat@rekan.example'))
    const [letter] = await letters()
    at('2026-11-27T07:52:13+07:00')
    expect(await reset(tokenIn(letter))).toBe(422)
  })

  it('outlives a forgotten password that anybody may ask for, until either is used', async () => {
    await invite(await addAkun('tamu@rekan.example'))
    const [invitation] = await letters()
    await server.call('POST /forgot-password', { body: { email: 'tamu@rekan.example' } })
    const [forgotten] = await letters()
    expect(await reset(tokenIn(invitation))).toBe(200)
    expect(await reset(tokenIn(forgotten))).toBe(422)
  })

  it('goes to nobody without an address, and to nobody whose account was rolled back', async () => {
    expect(await invite(await addAkun(null))).toBe(false)
    await expect(
      transaction(server.db, async (tx) => {
        await sendSetPasswordLink({ tx, saat: server.deps.clock.now() }, await addAkun('batal@rekan.example'))
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await letters()).toEqual([])
  })
})

describe('an account switched off', () => {
  it('loses every session, link and invitation at once, and gets none back when switched on again', async () => {
    const id = await addAkun('pergi@rekan.example')
    await invite(id)
    await reset(tokenIn((await letters())[0]))
    const open = async () => {
      const { body } = await server.call('POST /login', {
        body: { email: 'pergi@rekan.example', password: BARU },
      })
      return body['data'].token as string
    }
    const tokens = [await open(), await open()]
    await server.call('POST /forgot-password', { body: { email: 'pergi@rekan.example' } })
    const letter = (await letters()).find((text) => text.includes('?token='))
    const setAktif = (aktif: boolean) =>
      transaction(server.db, async (tx) => {
        await tx.updateTable('pengguna').set({ aktif }).where('id', '=', id).execute()
        if (!aktif) await endSessions(tx, id)
      })
    await setAktif(false)
    const states = async () =>
      Promise.all(tokens.map(async (token) => (await server.call('GET /profile', { token })).status))
    expect(await states()).toEqual([401, 401])
    expect(await login('pergi@rekan.example')).toBe(401)
    await setAktif(true)
    expect(await states()).toEqual([401, 401])
    expect(await reset(tokenIn(letter))).toBe(422)
    expect(await login('pergi@rekan.example')).toBe(200)
  })
})
