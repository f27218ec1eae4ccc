import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../test/server.ts'
import { judgePeta } from './peta.ts'
import { StartupError } from './startup-error.ts'

const ISI = Buffer.concat([Buffer.from('PMTiles\u0003', 'latin1'), Buffer.alloc(4096, 'peta')])
const ATRIBUSI = '© Peta Sendiri'
let folder: string
let server: TestServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rekan peta '))
  await writeFile(join(folder, 'jawa & bali.pmtiles'), ISI)
  await writeFile(join(folder, 'tetangga.pmtiles'), 'rahasia')
  const mapTiles = {
    jenis: 'berkas',
    berkas: join(folder, 'jawa & bali.pmtiles'),
    atribusi: ATRIBUSI,
  } as const
  server = await startTestServer(JUMAT_PAGI, { withJobs: false, settings: { mapTiles } })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

it('gives the file in parts to who has a link, which only desks of sites give, and gives nothing else', async () => {
  const token = await server.login('hrd@rekan.example')
  const { petak } = (await server.call('GET /kelola/lokasi/peta', { token })).body['data']
  expect(petak).toMatchObject({ jenis: 'berkas', atribusi: ATRIBUSI })
  const ambil = (range?: string, url: string = petak.url, method = 'GET') =>
    fetch(`${server.origin}${url}`, { method, headers: range === undefined ? {} : { range } })

  const awal = await ambil('bytes=0-6')
  expect([awal.status, await awal.text()]).toEqual([206, 'PMTiles'])
  expect(Object.fromEntries(awal.headers)).toMatchObject({
    'content-range': `bytes 0-6/${ISI.length}`,
    'content-type': 'application/octet-stream',
    'cache-control': expect.stringMatching(/^private, max-age=\d+$/),
  })
  const akhir = await ambil('bytes=-4')
  expect([akhir.status, await akhir.text()]).toEqual([206, 'peta'])
  const lewat = await ambil('bytes=999999-')
  expect([lewat.status, lewat.headers.get('content-range')]).toEqual([416, `bytes */${ISI.length}`])
  const semua = await ambil()
  expect([semua.status, Buffer.from(await semua.arrayBuffer()).equals(ISI)]).toEqual([200, true])

  const [alamat = '', tanda = ''] = (petak.url as string).split('?')
  for (const url of [
    alamat,
    `${alamat}?${tanda.replace(/tanda=./, 'tanda=_')}`,
    `${alamat.replace('ubin', 'tetangga')}?${tanda}`,
    `${alamat.replace('ubin.pmtiles', '..%2ftetangga.pmtiles')}?${tanda}`,
    `${alamat}/..%2f..%2ftetangga.pmtiles?${tanda}`,
  ])
    expect([url, (await ambil('bytes=0-6', url)).status]).toEqual([url, 404])
  server.setClock('2026-11-21T07:52:13+07:00')
  expect((await ambil('bytes=0-6')).status).toBe(404)
  server.setClock(JUMAT_PAGI)
})

it('is no start with a file that is not there, or is none of tiles', async () => {
  for (const [nama, pesan] of [
    ['tidak-ada.pmtiles', /tidak dapat dibaca/],
    ['tetangga.pmtiles', /bukan PMTiles versi 3/],
    ['', /tidak dapat dibaca/],
  ] as const) {
    const peta = judgePeta({ jenis: 'berkas', berkas: join(folder, nama), atribusi: '' })
    await expect(peta).rejects.toThrow(StartupError)
    await expect(peta).rejects.toThrow(pesan)
  }
})
