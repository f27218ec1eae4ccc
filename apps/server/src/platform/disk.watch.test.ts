import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../test/server.ts'

let free = 1_000_000_000
const server: TestServer = await startTestServer(undefined, { withJobs: false, freeBytes: async () => free })
afterAll(() => server.close())

const health = (of: TestServer) => of.call('GET /health').then(({ status }) => status)

it('[SAFE-23] is not ready while the disk is full, refuses writes in words, reads on, and is ready again with room', async () => {
  const token = await server.login('karyawan@rekan.example')
  free = 3_000_000
  await expect.poll(() => health(server)).toBe(503)
  const refused = await server.call('POST /notifikasi/read-all', { token, body: {} })
  expect([refused.status, refused.body['error']?.error, refused.body['message']]).toEqual([
    503,
    'PENYIMPANAN_PENUH',
    'Penyimpanan server penuh, jadi ini belum tercatat. Coba lagi sebentar lagi.',
  ])
  expect((await server.call('GET /profile', { token })).status).toBe(200)
  const admin = await server.login('admin@rekan.example')
  expect((await server.call('GET /sistem', { token: admin })).body['data'].peringatan).toEqual([
    {
      nama: 'PENYIMPANAN_PENUH',
      pesan:
        'Disk server penuh, tersisa 3 MB. Presensi, pengajuan, dan perubahan lain ditolak sampai ada ruang. Kosongkan disk tempat DATA_DIR sekarang.',
    },
  ])
  free = 1_000_000_000
  await expect.poll(() => health(server)).toBe(200)
})

const mount = (...args: string[]) => spawnSync(args[0] ?? '', args.slice(1)).status === 0
const canMount =
  mount('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', server.dataDir) && mount('umount', server.dataDir)

it.skipIf(!canMount)('[SAFE-23] sees a real disk fill up and empty', async () => {
  const real = await startTestServer(undefined, { withJobs: false })
  expect(mount('mount', '-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', real.dataDir)).toBe(true)
  try {
    expect(await health(real)).toBe(200)
    const ballast = join(real.dataDir, 'penuh')
    expect(() => writeFileSync(ballast, Buffer.alloc(80_000_000))).toThrow('ENOSPC')
    await expect.poll(() => health(real)).toBe(503)
    rmSync(ballast)
    await expect.poll(() => health(real)).toBe(200)
  } finally {
    mount('umount', '-l', real.dataDir)
    await real.close()
  }
})
