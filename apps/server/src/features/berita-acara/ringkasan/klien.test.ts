import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildKlien } from '../../../../test/berita-acara.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
let hrd = ''
beforeAll(async () => {
  server = await startTestServer('2026-11-25T10:00:00+07:00', { withJobs: false })
  hrd = await server.login('hrd@rekan.example')
  const uji = await buildKlien(server, { token: hrd, shift: ['P', 'M'], jumlah: 3, mulai: '2026-11-23' })
  await uji.write([
    { orang: 0, tanggal: '2026-11-23', masuk: '07:00:00', pulang: '15:00:00' },
    { orang: 1, tanggal: '2026-11-23', masuk: '07:42:30', pulang: '15:00:00' },
    { orang: 0, tanggal: '2026-11-25', masuk: '07:00:00' },
    { orang: 1, tanggal: '2026-11-25', masuk: '08:00:00' },
    // Stands in for who came after all: one of the two counts.
    { orang: 2, tanggal: '2026-11-25', masuk: '07:30:00', menggantikan: 3 },
  ])
  await buildKlien(server, {
    token: hrd,
    kode: 'LAIN',
    orang: 1,
    shift: [],
    mulai: '2026-11-23',
    sampai: '2027-12-31',
  })
})
afterAll(() => server.close())

const call = (apa: string) => server.call(`GET /kelola/klien${apa}`, { token: hrd })
const nama = (body: { data?: { nama: string }[] }) => (body.data ?? []).map((satu) => satu.nama)

it('[KLIEN-01] lists clients with posts filled and promised today, empty minutes of the month and contracts that end within 60 days', async () => {
  const { status, body } = await call('?q=PT&urut=nama')
  expect(status).toBe(200)
  const [lain, mbs] = body['data']
  // Three places: on the 23rd one stood empty for 42:30 and one for the shift; the night after it, the next day and its night all did.
  const kosong = 2550 + 28_800 + 3 * 86_400
  expect(mbs).toMatchObject({
    nama: 'PT MBS',
    kebutuhan: 6,
    terisi: 2,
    kurang: 1,
    kosong_detik: kosong,
    segera: 1,
    keadaan: 'segera_berakhir',
    pos: 1,
  })
  expect(lain).toMatchObject({ nama: 'PT LAIN', kebutuhan: 0, terisi: 0, kosong_detik: 0, segera: 0 })
  expect(body['meta']).toMatchObject({
    total: 2,
    jumlah: { segera: 1, kurang: 1, keadaan: { berjalan: 1, segera_berakhir: 1, berakhir: 0 } },
  })
  for (const [urut, pertama] of [
    ['kosong', 'PT LAIN'],
    ['-kosong', 'PT MBS'],
  ])
    expect(nama((await call(`?q=PT&urut=${urut}&jumlah=1`)).body)).toEqual([pertama])
  for (const saringan of ['segera=1', 'kurang=1', 'keadaan=segera_berakhir'])
    expect(nama((await call(`?q=PT&${saringan}`)).body), saringan).toEqual(['PT MBS'])
  const { isi } = (await call('/lembar?q=PT&format=csv&kolom=nama,terisi,kosong,segera')).body['data']
  expect(Buffer.from(isi, 'base64').toString()).toContain(`PT MBS;2;6;${Math.round(kosong / 60)};1`)
})

it('[KLIEN-01] counts a shift as lacking somebody once it has begun, and as empty once it is over', async () => {
  server.setClock('2026-11-25T23:00:00+07:00')
  const [mbs] = (await call('?q=MBS')).body['data']
  const kosong = 2550 + 28_800 + 3 * 86_400 + 1800 + 28_800
  expect(mbs).toMatchObject({ terisi: 2, kurang: 4, kosong_detik: kosong })
  server.setClock('2026-11-26T06:59:59+07:00')
  expect((await call('?q=MBS')).body['data'][0]).toMatchObject({ kebutuhan: 6, terisi: 0, kurang: 0 })
})

it('[KLIEN-01] is HR’s to see', async () => {
  const token = await server.login('koordinator@rekan.example')
  expect((await server.call('GET /kelola/klien', { token })).status).toBe(403)
})
