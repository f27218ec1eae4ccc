import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Person, addPeople } from '../../test/people.ts'
import { type S3Server, startS3 } from '../../test/s3.ts'
import { startVersionedS3 } from '../../test/s3-versi.ts'
import { drawSelfie, formPresensi } from '../../test/selfie.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../test/server.ts'
import { selfieUrl } from '../features/presensi/selfie/selfie.service.ts'
import { openS3Files } from './files.s3.ts'
import { createLinks } from './links.ts'
import { silentLog } from './log.ts'

let s3: S3Server
let server: TestServer
const HARI = ['2026-11-20']
let people: Person[]

beforeAll(async () => {
  s3 = await startS3()
  server = await startTestServer(JUMAT_PAGI, { settings: { s3: s3.settings } })
  people = await addPeople(server.owner, 3, Date.parse(JUMAT_PAGI))
})
afterAll(async () => {
  await server.close()
  await s3.close()
})

const links = createLinks('rahasia uji')
const setMenit = (menit: number) =>
  server.setClock(new Date(Date.parse(JUMAT_PAGI) + menit * 60_000).toISOString())
const checkIn = async ({ token }: Person) =>
  (await server.call('POST /presensi/check-in', { token, form: formPresensi(await drawSelfie()) })).status
const menunggu = async () => {
  const { rows } = await sql<{
    n: number
  }>`select count(*) as n from presensi_selfie where kunci is null`.execute(server.owner)
  return rows[0]?.n
}
const semua = async () =>
  (
    await server.owner.selectFrom('presensi_selfie').select(['kejadian_id', 'kunci', 'rusak']).execute()
  ).toSorted((a, b) => a.kejadian_id - b.kejadian_id)

it('keeps a punch’s photo in the store alone, and opens it by a link of ours', async () => {
  const [person] = people as [Person]
  expect(await checkIn(person)).toBe(201)
  await expect.poll(menunggu).toBe(0)
  const [{ kejadian_id, kunci } = { kejadian_id: 0, kunci: null }] = await semua()
  expect(await server.deps.files.exists(kunci ?? '')).toBe(true)
  const pelaku = { role: 'karyawan', penggunaId: person.penggunaId, karyawanId: person.karyawanId } as const
  const url = (await selfieUrl(server.deps, pelaku, [kejadian_id], HARI)).get(kejadian_id)?.penuh ?? ''
  const answer = await fetch(server.origin + url)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000)
})

it('goes on taking punches while the store is away for an hour, and stores their photos once it is back', async () => {
  const [sudah, belum, nanti] = people as [Person, Person, Person]
  const [{ kejadian_id, kunci } = { kejadian_id: 0, kunci: null }] = await semua()
  const pelaku = { role: 'karyawan', penggunaId: sudah.penggunaId, karyawanId: sudah.karyawanId } as const
  const url = (await selfieUrl(server.deps, pelaku, [kejadian_id], HARI)).get(kejadian_id)?.penuh ?? ''
  await s3.end()
  try {
    expect(await checkIn(belum)).toBe(201)
    await server.deps.jobs.idle()
    expect(await menunggu()).toBe(1)
    const away = await fetch(server.origin + url)
    expect([away.status, await away.json()]).toMatchObject([
      503,
      { message: 'Layanan belum siap. Coba lagi sebentar lagi.' },
    ])
    for (let menit = 5; menit <= 60; menit += 5) {
      setMenit(menit)
      server.deps.jobs.nudge('selfie')
      await server.deps.jobs.idle()
    }
    expect(await checkIn(nanti)).toBe(201)
    await server.deps.jobs.idle()
    expect(await menunggu()).toBe(2)
  } finally {
    await s3.begin()
  }
  // A connection from before may still fail once: what fails is tried again a minute later.
  for (let menit = 62; menit < 70 && (await menunggu()) !== 0; menit += 1) {
    setMenit(menit)
    server.deps.jobs.resume()
    await server.deps.jobs.idle()
  }
  expect(await menunggu()).toBe(0)
  for (const { kunci: key, rusak } of await semua()) {
    expect(rusak).toBe(false)
    expect(await server.deps.files.exists(key ?? '')).toBe(true)
  }
  expect(kunci).not.toBeNull()
})

it('says at start what is wrong with bucket or key, and starts without a store that is away', async () => {
  const open = (other: Partial<typeof s3.settings>) =>
    openS3Files({ ...s3.settings, ...other }, links, silentLog())
  await expect(open({ bucket: 'lain' })).rejects.toThrow(/^Wadah S3 "lain" tidak ada di http:/)
  await expect(open({ key: 'LAIN' })).rejects.toThrow('tidak diterima')
  const away = await open({ endpoint: 'http://127.0.0.1:1' })
  await expect(away.get('selfie/2026-11-20/1.webp')).rejects.toThrow('Layanan belum siap')
})

it('keeps keys and the store’s own words out of the log', async () => {
  const log = { ...silentLog(), warn: vi.fn() }
  const files = await openS3Files({ ...s3.settings, endpoint: 'http://127.0.0.1:1' }, links, log)
  await expect(files.put('selfie/2026-11-20/1.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow()
  expect(log.warn).toHaveBeenCalled()
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain('S3RVER')
})

it('[SAFE-31] leaves no object of a photo whose term is over, old versions and noted deletions included', async () => {
  const [{ kejadian_id, kunci } = { kejadian_id: 0, kunci: null }] = await semua()
  const [besar, kecil] = [kunci ?? '', (kunci ?? '').replace('.jpg', '-kecil.jpg')]
  expect(await server.deps.files.exists(kecil)).toBe(true)
  server.setClock('2027-12-24T23:30:00+07:00')
  await vi.waitFor(
    async () => {
      server.deps.jobs.nudge('simpan')
      await server.deps.jobs.idle()
      expect((await semua()).map((satu) => satu.kejadian_id)).not.toContain(kejadian_id)
    },
    { timeout: 240_000, interval: 50 },
  )
  expect([await server.deps.files.exists(besar), await server.deps.files.exists(kecil)]).toEqual([
    false,
    false,
  ])

  const store = await startVersionedS3('rekan')
  try {
    const files = await openS3Files({ ...s3.settings, endpoint: store.endpoint }, links, silentLog())
    const lain = 'selfie/2026-11-20/2.webp'
    for (const key of ['selfie/2026-11-20/1.webp', 'selfie/2026-11-20/1.webp', lain])
      await files.put(key, Buffer.from('x'), 'image/webp')
    await files.delete('selfie/2026-11-20/1.webp')
    expect(store.versions).toHaveLength(4)
    await files.purge('selfie/2026-11-20/1.webp')
    expect(store.versions.map(({ key }) => key)).toEqual([lain])
  } finally {
    await store.close()
  }
})
