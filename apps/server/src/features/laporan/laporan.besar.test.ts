import { afterAll, beforeAll, expect, it } from 'vitest'
import { porsi } from '../../../../../packages/domain/test/porsi.ts'
import { watchIngatan } from '../../../test/ingatan.ts'
import { addPeople } from '../../../test/people.ts'
import { growRoster } from '../../../test/roster.ts'
import { formPresensi, fotoBaru } from '../../../test/selfie.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../test/server.ts'
import { lookUntil } from '../../../test/tunggu.ts'

/** At most a tenth of the company for which the figures of time stand; `npm run bench:laporan` measures them. */
const ORANG = porsi(2000)
const INGATAN_MB = 150

let server: TestServer
let hrd = ''
let kantor: readonly number[] = []
beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI)
  hrd = await server.login('hrd@rekan.example')
  kantor = await growRoster(server.owner, { orang: ORANG, mulai: '2026-11-23', hari: 1 })
})
afterAll(() => server.close())

const terakhir = async () => (await server.call('GET /kelola/laporan', { token: hrd })).body['data'][0]

async function isBegun(): Promise<boolean> {
  const { status, selesai } = await terakhir()
  expect(status).toBe('JALAN')
  return selesai > 0
}

async function punch(): Promise<void> {
  const [orang] = await addPeople(server.owner, 1, Date.parse(JUMAT_PAGI))
  const form = formPresensi(fotoBaru())
  expect((await server.call('POST /presensi/check-in', { token: orang?.token, form })).status).toBe(201)
}

it('[LAPOR-04, LAPOR-05, LAPOR-07] a month of many people becomes a workbook in the background, while others punch', async () => {
  let ke = 0
  // Those who punch make this process grow with or without it: the bench counts that as well.
  const ingatan = watchIngatan('laporan.process.ts')
  const body = { jenis: 'presensi', bulan: 10, tahun: 2026, format: 'xlsx' }
  expect((await server.call('POST /kelola/laporan', { token: hrd, body })).status).toBe(201)
  const maju: number[] = []
  await lookUntil(async () => {
    const satu = await terakhir()
    maju.push(satu.selesai)
    if (satu.berkas[0].siap) return true
    expect(['JALAN', 'SELESAI']).toContain(satu.status)
    await punch()
    ke += 1
    return false
  })
  expect(ke).toBeGreaterThan(1)
  const lebih = ingatan()
  expect(maju).toEqual(maju.toSorted((a, b) => a - b))
  expect((await terakhir()).baris).toBeGreaterThan(ORANG)
  expect(lebih).toBeLessThan(INGATAN_MB)
})

it('[LAPOR-04] one that is called off midway leaves nothing', async () => {
  const body = { jenis: 'presensi', bulan: 10, tahun: 2026 }
  const { id } = (await server.call('POST /kelola/laporan', { token: hrd, body })).body['data']
  await lookUntil(isBegun, 10)
  const batal = await server.call(`POST /kelola/laporan/${id}/batal`, { token: hrd, body: {} })
  expect([batal.status, batal.body['data'].status]).toEqual([200, 'BATAL'])
  await server.deps.jobs.idle()
  const sisa = await server.owner
    .selectFrom('laporan_baris')
    .select('ke')
    .where('laporan_id', '=', id)
    .execute()
  expect(sisa).toEqual([])
})

it('is whole, and each row there once, when its server was started anew midway', async () => {
  // Of a fifth of them: that is begun and not done within a request as well.
  const [satu, ...lain] = kantor.slice(0, Math.max(2, kantor.length / 5))
  await server.owner
    .updateTable('penempatan')
    .set({ kantor_id: satu })
    .where('kantor_id', 'in', lain)
    .execute()
  const body = { jenis: 'jam-kerja', bulan: 10, tahun: 2026, kantor_id: satu }
  const { id } = (await server.call('POST /kelola/laporan', { token: hrd, body })).body['data']
  await lookUntil(isBegun, 10)
  await server.restart()
  await server.deps.jobs.idle()
  const { data } = (await server.call(`GET /kelola/laporan/${id}`, { token: hrd })).body
  expect(data).toMatchObject({ status: 'SELESAI' })
  const { jumlah } = await server.owner
    .selectFrom('laporan_baris')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('jumlah'))
    .where('laporan_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(jumlah).toBe(data.baris)
})
