import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { createTestDatabase, dropTestDatabase } from './cluster.ts'
import { COMPILED } from './compiled.ts'

const [ADMIN, PERUSAHAAN, MAIN] = ['admin.ts', 'perusahaan.ts', 'main.ts'].map((name) =>
  fileURLToPath(new URL(`../src/${name}`, import.meta.url)),
) as [string, string, string]
const folder = mkdtempSync(join(tmpdir(), 'rekan-admin-'))
// Whoever runs PostgreSQL for root passes through it.
chmodSync(folder, 0o755)
const dataDir = join(folder, 'data')
const env = (more: Record<string, string>) => {
  const { PATH, HOME } = process.env
  return { PATH, HOME, ...COMPILED, DATA_DIR: dataDir, PUBLIC_URL: 'https://rekan.contoh.id', ...more }
}
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const admin = (args: readonly string[], more: Record<string, string> = {}) => runTool(ADMIN, args, more)
const perusahaan = (...args: readonly string[]) => runTool(PERUSAHAAN, args)

/** Runs a command; gives its exit code and what it said. */
async function runTool(tool: string, args: readonly string[], more: Record<string, string> = {}) {
  const child = spawn(process.execPath, [tool, ...args], {
    env: env(more),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code: code as number, said, complained: complained.trim() }
}
const orang = (email: string) => ['--nama', 'Dewi Lestari', '--email', email]
const LINK = /^https:\/\/rekan\.contoh\.id\/auth\/reset-password\?token=([\w-]{43})$/m

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** The real server on the same data folder, and a way to call it. */
async function startServer() {
  const port = await freePort()
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    env: env({ PORT: String(port), REKAN_DEMO: '0' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.stdout) await once(child.stdout, 'data')
  return {
    call: (path: string, body: object) =>
      fetch(`http://127.0.0.1:${port}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

it.each([
  ['no name and nobody to ask', [], /^Nama harus diisi\. Pemakaian: npm run admin -- /],
  ['an address that is none', ['--nama', 'Dewi', '--email', 'dewi'], /^Alamat email tidak valid\. Pemakaian/],
  ['an option there is not', ['--sandi', 'x'], /^Pemakaian: npm run admin -- /],
])('says in Indonesian what is wrong: %s', async (_name, args, line) => {
  const { code, complained } = await admin(args)
  expect([code, complained]).toEqual([1, expect.stringMatching(line)])
})

describe('the first account', () => {
  it('is made on a stopped server, sets its password by the link, and another is made while the server runs, as offices are', async () => {
    const first = await admin(orang(' Dewi@Contoh.id '))
    expect([first.code, first.complained]).toEqual([0, ''])
    expect(first.said).toContain('Akun administrator untuk dewi@contoh.id sudah dibuat.')
    const token = LINK.exec(first.said)?.[1]

    const server = await startServer()
    try {
      const password = 'kuda-laut-biru-7'
      expect((await server.call('/reset-password', { token, password })).status).toBe(200)
      const signedIn = await server.call('/login', { email: 'dewi@contoh.id', password })
      expect(await signedIn.json()).toMatchObject({
        data: { user: { name: 'Dewi Lestari', role: { name: 'admin' } } },
      })

      const second = await admin(orang('sari@contoh.id'))
      expect([second.code, second.complained]).toEqual([0, ''])
      const again = await admin(orang('dewi@contoh.id'))
      expect(again.said).toContain('Akun administrator dewi@contoh.id sudah ada')
      for (const { said } of [second, again])
        expect(
          (
            await server.call('/reset-password', {
              token: LINK.exec(said)?.[1],
              password: `${password}-baru`,
            })
          ).status,
        ).toBe(200)

      const berkas = join(folder, 'perusahaan.json')
      const kantor = { kode: 'JKT01', nama: 'Pusat', alamat: 'Jalan Sudirman 1', zona_waktu: 'WIB' }
      writeFileSync(berkas, JSON.stringify({ kantor: [kantor], pola: [{ nama: 'Libur', langkah: ['L'] }] }))
      const tried = await perusahaan(berkas, '--coba')
      expect([tried.code, tried.said]).toEqual([0, expect.stringContaining('tidak ada yang disimpan')])
      const done = await perusahaan(berkas)
      expect([done.code, done.said]).toEqual([
        0,
        'kantor JKT01: baru\npola Libur: baru\n2 baru, 0 diubah, 0 tetap.\n',
      ])
      const stranger = await perusahaan(berkas, '--hrd', 'dewi@contoh.id')
      expect([stranger.code, stranger.complained]).toEqual([1, expect.stringContaining('Tidak ada akun HRD')])
      const missing = await perusahaan(join(folder, 'lain.json'))
      expect([missing.code, missing.complained]).toEqual([1, expect.stringContaining('tidak dapat dibaca')])
    } finally {
      await server.stop()
    }
  })

  it('is made on a given database, but on no demo company', async () => {
    const address = inject('postgres')
    const database = await createTestDatabase(address)
    const { user = '', password, host = '', port } = address.owner
    const signIn = `${user}:${encodeURIComponent(password as string)}`
    const DATABASE_URL = `postgres://${signIn}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`
    const client = new pg.Client({ ...address.owner, database })
    await client.connect()
    try {
      const refused = await admin(orang('dewi@contoh.id'), { DATABASE_URL })
      expect([refused.code, refused.complained]).toEqual([
        1,
        expect.stringMatching(/^Database ini berisi perusahaan demo\./),
      ])
      await client.query('delete from demo')
      const taken = await admin(orang('hrd@rekan.example'), { DATABASE_URL })
      expect([taken.code, taken.complained]).toEqual([
        1,
        'hrd@rekan.example sudah dipakai akun dengan peran hrd. Pakai alamat lain.',
      ])
      const made = await admin(orang('dewi@contoh.id'), { DATABASE_URL })
      expect([made.code, made.complained]).toEqual([0, ''])
      const lepas = (email: string) => admin(['--lepas-langkah-kedua', '--email', email], { DATABASE_URL })
      const tanpa = await lepas('dewi@contoh.id')
      expect([tanpa.code, tanpa.said]).toEqual([0, 'dewi@contoh.id tidak memakai langkah kedua.\n'])
      await client.query(`with dewi as (select id from pengguna where email = 'dewi@contoh.id'),
        kode as (insert into kode_pemulihan (kode_hash, pengguna_id) select 'a', id from dewi),
        sesi as (
          insert into sesi (token_hash, pengguna_id, dibuat_pada, dipakai_pada, kedaluwarsa_pada, perangkat)
          select sha256('b'), id, '2026-11-20', '2026-11-20', '2099-01-01', 'Chrome' from dewi)
        insert into faktor_totp (pengguna_id, rahasia, dibuat_pada, aktif_pada)
        select id, 'c', '2026-11-20', '2026-11-20' from dewi`)
      for (const email of ['hrd@rekan.example', 'tidak.ada@contoh.id']) {
        const bukan = await lepas(email)
        expect([bukan.code, bukan.complained]).toEqual([
          1,
          `Tidak ada akun administrator yang aktif dengan alamat ${email}.`,
        ])
      }
      const dilepas = await lepas(' Dewi@Contoh.id ')
      expect([dilepas.code, dilepas.said]).toEqual([
        0,
        'Langkah kedua dewi@contoh.id dilepas. Ia masuk dengan kata sandinya, lalu memasang yang baru.\n',
      ])
      const sisa = await client.query(`select
        (select count(*)::integer from faktor_totp) + (select count(*)::integer from kode_pemulihan)
          + (select count(*)::integer from sesi) as ada`)
      expect(sisa.rows).toEqual([{ ada: 0 }])
      const { rows } = await client.query(`select a.pengguna_id, a.tindakan, a.sesudah, p.role, p.kata_sandi
        from audit a join pengguna p on p.id::text = a.objek_id where p.email = 'dewi@contoh.id' order by a.id`)
      expect(rows).toEqual([
        {
          pengguna_id: null,
          tindakan: 'npm run admin',
          sesudah: { nama: 'Dewi Lestari', email: 'dewi@contoh.id', role: 'admin' },
          role: 'admin',
          kata_sandi: null,
        },
        {
          pengguna_id: null,
          tindakan: 'npm run admin',
          sesudah: { langkah_kedua: 'dilepas' },
          role: 'admin',
          kata_sandi: null,
        },
      ])
    } finally {
      await client.end()
      await dropTestDatabase(address, database)
    }
  })
})
