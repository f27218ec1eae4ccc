import { isRedirect } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { jam } from '../../../../test/jam.ts'
import { openData } from '../../../lib/session-data.ts'
import { profilQuery } from '../../profil/diri/profil.queries.ts'
import { loadSession, requireOpenAttendance } from './auth.guards.ts'
import type { Profile } from '../../profil/diri/profil.wire.ts'

const NOW = Date.parse('2026-11-20T07:52:00+07:00')
const HOUR = 3_600_000

beforeEach(() => {
  jam.stand({ now: NOW, toFake: ['Date'] })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'rekan.token' ? 'a token' : null),
    setItem: vi.fn(),
    removeItem: vi.fn(),
  })
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  return () => {
    jam.end()
    vi.unstubAllGlobals()
  }
})

const known = async (profile: Partial<Profile>) => {
  const client = await openData()
  client.setQueryData(profilQuery.queryKey, profile as Profile)
  await client.invalidateQueries({ queryKey: profilQuery.queryKey })
}
const hari = (langkah: string, tutupPada: number) =>
  ({ presensi: { langkah, tutupPada } }) as unknown as Partial<Profile>

test('without a network and with nothing known there is no session, and the token stays', async () => {
  ;(await openData()).clear()
  await expect(loadSession()).rejects.toThrow('Tidak dapat terhubung ke server.')
})

test.each([true, false])(
  'what is known will do without a network, kept by the device or not: %s',
  async (isKept) => {
    await known({ name: 'Siti', isKept })
    expect((await loadSession()).profile).toMatchObject({ name: 'Siti' })
  },
)

test.each([
  ['checkIn', HOUR, false],
  ['checkOut', HOUR, false],
  ['checkOut', -HOUR, true],
  ['selesai', HOUR, true],
  ['tutup', HOUR, true],
])('%s, closing in %i ms, leads home without a network: %s', async (langkah, left, leadsHome) => {
  await known(hari(langkah, NOW + left))
  const opened = requireOpenAttendance().then(
    () => false,
    (thrown: unknown) => isRedirect(thrown),
  )
  expect(await opened).toBe(leadsHome)
})
