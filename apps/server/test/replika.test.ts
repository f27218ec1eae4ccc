import { type AddressInfo, type Server, connect, createServer } from 'node:net'
import { once } from 'node:events'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TANPA_REPLIKA } from '../src/platform/deps.ts'
import { createLog } from '../src/platform/log.ts'
import { type TestCluster, startEmbeddedCluster } from './cluster.ts'
import { susunLaporan } from './laporan.ts'
import { type TestServer, startTestServer } from './server.ts'
import { porsi } from '../../../packages/domain/test/porsi.ts'
import { formPresensi, fotoBaru } from './selfie.ts'
import { type Standby, startStandby } from './standby.ts'

/** A real copy that follows, and in front of it a line on which the test sees every byte that is asked of it. */
let cluster: TestCluster & { readonly dataDir: string }
let standby: Standby
let kabel: Server & { asked: number; isCut: boolean }
let server: TestServer
let hrd: string
const said: string[] = []

beforeAll(async () => {
  cluster = await startEmbeddedCluster({ fsync: 'off' })
  standby = await startStandby(cluster.address.owner, cluster.dataDir)
  kabel = await openLine(String(standby.owner.host))
  const { user = '', password } = standby.owner
  const { port } = kabel.address() as AddressInfo
  const write = (baris: string) => said.push((JSON.parse(baris) as { msg: string }).msg)
  const log = createLog({ write } as never)
  server = await startTestServer(undefined, {
    address: cluster.address,
    log,
    replika: (database) =>
      `postgres://${user}:${encodeURIComponent(String(password))}@127.0.0.1:${port}/${database}?sslmode=disable`,
  })
  hrd = await server.login('hrd@rekan.example')
})
afterAll(async () => {
  await server?.close()
  kabel.close()
  await standby.stop()
  await cluster.stop()
})
beforeEach(() => {
  kabel.asked = 0
  said.length = 0
})

async function openLine(socketDir: string): Promise<typeof kabel> {
  const counting = Object.assign(
    createServer((socket) => {
      if (counting.isCut) return socket.destroy()
      const behind = connect(`${socketDir}/.s.PGSQL.5432`)
      socket.on('data', (chunk) => (counting.asked += chunk.length))
      for (const [one, other] of [
        [socket, behind],
        [behind, socket],
      ] as const)
        one.on('error', () => other.destroy()).on('close', () => other.destroy())
      return socket.pipe(behind).pipe(socket)
    }),
    { asked: 0, isCut: false },
  )
  counting.listen(0, '127.0.0.1')
  await once(counting, 'listening')
  return counting
}

async function onStandby(statement: string): Promise<void> {
  const client = new pg.Client(standby.owner)
  await client.connect()
  await client.query(statement)
  await client.end()
}

const BULAN = 'bulan=11&tahun=2026'
const EKSPOR = [
  `/kelola/presensi/lembar?${BULAN}&format=xlsx`,
  '/kelola/presensi/daftar-hadir?tanggal=2026-11-20',
  '/kelola/karyawan/lembar?format=xlsx&kolom=nama',
  '/kelola/izin/lembar?format=xlsx&kolom=nama',
  '/kelola/lembur/lembar?format=xlsx&kolom=nama',
]

describe('[NODE-11] a copy of the database for reading', () => {
  it('is asked for nothing of a person’s own day and for no list', async () => {
    const karyawan = await server.login('karyawan@rekan.example')
    const punched = await server.call('POST /presensi/check-in', {
      token: karyawan,
      form: formPresensi(fotoBaru()),
    })
    expect(punched.status).toBe(201)
    for (const path of [
      '/profile',
      `/rekap/presensi?${BULAN}`,
      '/absensi?status=menunggu',
      '/payroll',
      '/jadwal',
    ])
      expect([path, (await server.call(`GET ${path}`, { token: karyawan })).status]).toEqual([path, 200])
    for (const path of [`/kelola/presensi?${BULAN}`, '/kelola/karyawan', '/kelola/izin'])
      expect([path, (await server.call(`GET ${path}`, { token: hrd })).status]).toEqual([path, 200])
    expect(kabel.asked).toBe(0)
  })

  it.each(EKSPOR.slice(0, porsi(EKSPOR.length)))('is asked for %s', async (path) => {
    expect((await server.call(`GET ${path}`, { token: hrd })).status).toBe(200)
    expect(kabel.asked).toBeGreaterThan(0)
    expect(said.filter((text) => text === TANPA_REPLIKA)).toEqual([])
  })

  it('is asked for the rows of a report, by its process', async () => {
    const { baris } = await susunLaporan(server, hrd, { jenis: 'kepegawaian', bulan: 10, tahun: 2026 })
    expect(baris.length).toBeGreaterThan(10)
    expect(kabel.asked).toBeGreaterThan(1000)
    expect(said.filter((text) => text === TANPA_REPLIKA)).toEqual([])
  })

  it('is passed over while it lacks what was just written, and said so in the log', async () => {
    const lembar = () => server.call('GET /kelola/karyawan/lembar?format=csv&kolom=nama', { token: hrd })
    const isi = async () => Buffer.from((await lembar()).body['data'].isi, 'base64').toString()
    await onStandby('select pg_wal_replay_pause()')
    try {
      await server.owner
        .updateTable('karyawan')
        .set({ nama: 'Nama Yang Baru' })
        .where('id', '=', 31)
        .execute()
      expect(await isi()).toContain('Nama Yang Baru')
      expect(said).toContain(TANPA_REPLIKA)
    } finally {
      await onStandby('select pg_wal_replay_resume()')
    }
  })
})

it('[NODE-11] a copy that is away costs nobody their export', async () => {
  kabel.isCut = true
  await server.restart()
  const [path = ''] = EKSPOR
  expect((await server.call(`GET ${path}`, { token: hrd })).status).toBe(200)
  expect(said).toContain(TANPA_REPLIKA)
  await susunLaporan(server, hrd, { jenis: 'kepegawaian', bulan: 9, tahun: 2026 })
})
