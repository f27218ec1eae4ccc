import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { KOSONGKAN } from '../../../../test/kosong.ts'
import { startTestServer } from '../../../../test/server.ts'
import { tautanPertama } from './pertama.service.ts'

const server = await startTestServer(undefined, { withJobs: false })
afterAll(() => server.close())

const RINA = { nama: 'Rina Wulandari', email: 'Rina@Jaga.example', password: 'kuda-laut-biru-7' }
const create = (kode: string, siapa: object = RINA) =>
  server.call('POST /administrator-pertama', { body: { kode, ...siapa } })

it('[MULAI-04] the printed link makes the first account, once, and nothing while somebody has one', async () => {
  expect(await tautanPertama(server.deps)).toBeNull()
  await sql.raw(`${KOSONGKAN}; truncate pengguna cascade`).execute(server.owner)
  const tautan = (await tautanPertama(server.deps)) ?? ''
  expect(tautan).toMatch(/^https:\/\/rekan\.example\/auth\/administrator-pertama#[\w-]{43}$/)
  expect(await tautanPertama(server.deps)).toBe(tautan)
  const kode = tautan.split('#')[1] ?? ''
  expect((await create('A'.repeat(43))).body['error'].error).toBe('UNDANGAN_MATI')
  const lemah = await create(kode, { ...RINA, password: 'password123', nama: '' })
  expect(lemah.body['errors']).toHaveProperty('nama')
  const sekaligus = await Promise.all([create(kode), create(kode, { ...RINA, email: 'lain@jaga.example' })])
  expect(sekaligus.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 422]))
  const masuk = sekaligus.find(({ status }) => status === 200)?.body['data']
  expect(masuk.user).toMatchObject({ name: RINA.nama, role: { name: 'admin' } })
  expect((await server.call('GET /kelola/mulai', { token: masuk.token })).body['data'].terbuka).toBe(true)
  expect(await tautanPertama(server.deps)).toBeNull()
  expect((await create(kode)).body['error'].error).toBe('UNDANGAN_MATI')
})
