import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const DRILL = fileURLToPath(new URL('../../../bench/drill.ts', import.meta.url))

it('[NODE-16] the drill without its programs says in one line what to install, and ends with 2', () => {
  const empty = mkdtempSync(join(tmpdir(), 'rekan-tanpa-'))
  const { status, stdout, stderr } = spawnSync(process.execPath, [DRILL], {
    env: { PATH: empty },
    encoding: 'utf8',
  })
  rmSync(empty, { recursive: true })
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/^[^\n]+\n$/)
  for (const name of ['patroni', 'etcd-server', 'haproxy']) expect(stderr).toContain(name)
})

it('the drill refuses a Patroni that gives the lead away, and names where a newer one is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rekan-patroni-'))
  for (const name of ['patroni', 'etcd', 'haproxy', 'postgres', 'initdb', 'pg_basebackup', 'pg_rewind'])
    writeFileSync(join(folder, name), '#!/bin/sh\necho patroni 3.0.2\n', { mode: 0o755 })
  const { status, stdout, stderr } = spawnSync(process.execPath, [DRILL], {
    env: { PATH: folder },
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/^The drill needs Patroni 3\.0\.3 or newer, not 3\.0\.2: [^\n]+pip install[^\n]+\n$/)
})

const CONFIG = fileURLToPath(new URL('../../../deploy/haproxy.cfg', import.meta.url))

it.skipIf(spawnSync('haproxy', ['-v']).status !== 0)('haproxy reads its configuration', () => {
  const names = [...readFileSync(CONFIG, 'utf8').matchAll(/"\$\{(\w+)\}"/g)].map(([, name = '']) => name)
  const given = names.map((name) => [name, name.endsWith('_API') ? '8008' : '127.0.0.1:5432'])
  const env = { PATH: process.env['PATH'], ...Object.fromEntries(given) }
  const { status, stderr } = spawnSync('haproxy', ['-c', '-f', CONFIG], { env, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})

it.skipIf(process.env['REKAN_DRILL'] !== '1')(
  '[NODE-04, NODE-17] a round of the drill, where its programs are and REKAN_DRILL=1 asks for it',
  () => {
    const { status, stdout } = spawnSync(process.execPath, [DRILL, '--rounds', '1'], {
      env: process.env,
      encoding: 'utf8',
    })
    expect(stdout).toMatch(/^good {2}lost: 0/m)
    expect(stdout).toMatch(/^good {2}doubled: 0/m)
    expect(status).toBe(0)
  },
  1_800_000,
)
