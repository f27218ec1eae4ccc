import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './process.js'
import { composeSbom } from './sbom.js'

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
const isHere = (path) => existsSync(join(ROOT, path))

/** Where npm finds what a package asks for: the nearest folder upwards. */
function findPath(from, name) {
  for (let at = from; ; at = at.includes('/') ? at.slice(0, at.lastIndexOf('/')) : '') {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`
    if (lock.packages[path] !== undefined) return path
    if (at === '') return undefined
  }
}

/** By the packages that the parts of the product ask for, and what those ask for. */
function listReached() {
  const waiting = Object.keys(lock.packages).filter((path) => !path.includes('node_modules/'))
  const reached = new Set()
  for (const path of waiting) {
    const { dependencies, optionalDependencies, peerDependencies, link, resolved } = lock.packages[path]
    if (link) {
      if (!waiting.includes(resolved)) waiting.push(resolved)
      continue
    }
    for (const name of Object.keys({ ...peerDependencies, ...dependencies, ...optionalDependencies })) {
      const found = findPath(path, name)
      if (found === undefined || reached.has(found) || !isHere(found)) continue
      reached.add(found)
      waiting.push(found)
    }
  }
  return [...reached].filter((path) => !lock.packages[path].link)
}

it('[NODE-31] the bill of materials names every package of a production install with version and licence, no more and no fewer', () => {
  const { bomFormat, components } = composeSbom(lock)
  expect(bomFormat).toBe('CycloneDX')
  const named = components.map((one) => one['bom-ref'])
  expect(new Set(named).size).toBe(named.length)
  expect(named).toEqual(
    listReached()
      .map((path) => `${path}@${lock.packages[path].version}`)
      .toSorted((a, b) => (a < b ? -1 : 1)),
  )
  for (const { name, version, licenses } of components) {
    expect(version, name).toMatch(/^\d+\./)
    expect(licenses[0].expression ?? licenses[0].license.name, name).toMatch(/\w/)
  }
})
