import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT, say } from './process.js'

/**
 * The bill of materials of what is installed here without the tools that build and test: CycloneDX 1.6, each package once with
 * its version and licence. By the lock file, so that two runs on one machine are alike.
 */
export function composeSbom(
  { name, version, packages },
  isInstalled = (path) => existsSync(join(ROOT, path)),
) {
  const components = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link && isInstalled(path))
    .map(([path, { version: release, license, integrity }]) => {
      const full = path.split('node_modules/').at(-1)
      return {
        type: 'library',
        'bom-ref': `${path}@${release}`,
        name: full,
        version: release,
        purl: `pkg:npm/${full.replace('@', '%40')}@${release}`,
        licenses: [
          / (OR|AND) |^\(/.test(license ?? '')
            ? { expression: license }
            : { license: { name: license ?? 'LicenseRef-text' } },
        ],
        ...(integrity?.startsWith('sha512-') && {
          hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }],
        }),
      }
    })
    .toSorted((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
    components,
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = process.argv[2] ?? 'sbom.json'
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  const sbom = composeSbom(lock)
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`)
  say(`${file}: ${sbom.components.length} paket`)
}
