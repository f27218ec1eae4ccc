import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { jam } from '../../test/jam.ts'
import { isJamKeliru, serverNow, setServerTime } from './clock.ts'
import { connectStorage } from './persist.ts'
import { removeToken, storeToken } from './session.ts'

const NOW = Date.parse('2026-11-20T08:00:00+07:00')
/** A browser's, of which this environment has none. */
class Storage {
  readonly items = new Map<string, string>()
  getItem = (key: string) => this.items.get(key) ?? null
  setItem = (key: string, value: string) => void this.items.set(key, value)
  removeItem = (key: string) => void this.items.delete(key)
}
let storage: Storage

beforeEach(() => {
  jam.stand({ now: NOW })
  storage = new Storage()
  vi.stubGlobal('localStorage', storage)
  storeToken('token-of-siti')
})
afterEach(() => {
  jam.end()
  vi.unstubAllGlobals()
})

const start = () => {
  const client = new QueryClient()
  connectStorage(client)
  return client
}
const written = async () => {
  jam.pass(1000)
  await import('./persist.keep.ts')
  await Promise.resolve()
}
type Orang = { readonly nama: string; readonly nik: string | null }
const profil = {
  queryKey: ['profil'],
  queryFn: async (): Promise<Orang> => ({ nama: 'Siti', nik: '317' }),
  meta: { persist: (orang: Orang) => ({ ...orang, nik: null }) },
}
const gaji = { queryKey: ['gaji'], queryFn: async () => 9_000_000 }
const visit = async () => {
  const client = start()
  await Promise.all([client.query(profil), client.query(gaji)])
  await written()
}

test('the next start has what said it may be kept, as far as it may, and it is due', async () => {
  await visit()
  const client = start()
  expect(client.getQueryData(['profil'])).toEqual({ nama: 'Siti', nik: null })
  expect(client.getQueryState(['profil'])).toMatchObject({ isInvalidated: true, dataUpdatedAt: NOW })
  expect(client.getQueryData(['gaji'])).toBeUndefined()
  expect([...storage.items.values()].join()).not.toMatch(/317|9000000/)
  expect(await client.query({ ...profil, staleTime: Number.POSITIVE_INFINITY })).toMatchObject({ nik: '317' })
})

test('the next start knows the time before the server has said it', async () => {
  setServerTime(NOW + 7_200_000, NOW)
  await visit()
  setServerTime(NOW, NOW)
  start()
  expect(serverNow() - jam.now()).toBe(7_200_000)
})

test('a clock that was set back is known to be wrong at each start that follows', async () => {
  setServerTime(NOW, NOW)
  await visit()
  jam.setWrong(NOW - 3 * 3_600_000)
  for (const _ of [1, 2, 3]) {
    await visit()
    expect(isJamKeliru()).toBe(true)
    expect(serverNow()).toBeGreaterThanOrEqual(NOW)
  }
})

test.each([
  ['the token goes', () => removeToken()],
  ['somebody else signs in', () => storeToken('budi-token')],
  ['the token was changed behind its back', () => storage.setItem('rekan.token', 'budi-token')],
  ['sixteen days pass', () => jam.setWrong(NOW + 16 * 86_400_000)],
  [
    'another build reads it',
    () => storage.setItem('rekan.layar', (storage.getItem('rekan.layar') ?? '').replace('persist', 'p2')),
  ],
  ['it is no JSON', () => storage.setItem('rekan.layar', '{')],
])('nothing of it is left when %s', async (_what, happen) => {
  await visit()
  happen()
  expect(start().getQueryData(['profil'])).toBeUndefined()
})

test('what arrives after the session ended is not kept', async () => {
  const client = start()
  const answer = client.query(profil)
  storeToken('budi-token')
  await answer
  await written()
  expect(storage.getItem('rekan.layar')).toBeNull()
})

test('a full storage and too much to keep change nothing', async () => {
  const client = start()
  await client.query({ ...profil, queryFn: async () => ({ nama: 'x'.repeat(40_000), nik: null }) })
  await written()
  expect(storage.getItem('rekan.layar')).toBeNull()
  storage.setItem = () => {
    throw new Error('QuotaExceededError')
  }
  client.setQueryData(['profil'], { nama: 'Siti', nik: null })
  await written()
  expect(storage.getItem('rekan.layar')).toBeNull()
})
