import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT, say } from './process.js'

export const NOTICES = 'THIRD-PARTY-NOTICES.md'

const HEAD = `# Third-party notices

Made by \`npm run notices\` from \`package-lock.json\`: the packages that the product runs on or ships to browsers, those for
other platforms than this one included. What builds and tests it is not among them.

The platform packages of Node.js and of PostgreSQL hold these programs themselves, under the MIT licence of Node.js (with
those of its own parts, in the package's LICENSE) and the PostgreSQL licence; the \`@img/sharp-libvips-*\` packages hold
libvips under LGPL-3.0-or-later (<https://www.gnu.org/licenses/lgpl-3.0.html>). The common passwords that nobody may set
(\`packages/domain/data/kata-sandi-umum.json\`) are from Django (BSD-3-Clause) and from @zxcvbn-ts/language-common (MIT,
copyright 2012-2016 Dan Wheeler and Dropbox, Inc., 2021 @zxcvbn-ts). The typeface Plus Jakarta Sans is under the
OFL 1.1 (\`apps/web/src/fonts/OFL.txt\`).
`

/** The packages of a lock file that are not of the build or the tests alone, by name. */
export function shippedIn({ packages }) {
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { version, license = 'as its text says', optional, devOptional }]) => {
      const name = path.split('node_modules/').at(-1)
      // Of what is installed on some machines alone, no machine could print the same.
      const text = optional || devOptional ? null : licenceText(path)
      return { name, version, license, text }
    })
    .toSorted((a, b) => (a.name === b.name ? compare(a.version, b.version) : compare(a.name, b.name)))
}

/** The page of notices: every package with its copyright lines, and the text of each licence once. */
export function composeNotices(lock) {
  const shipped = shippedIn(lock)
  const licences = [...new Set(shipped.map(({ license }) => license))].toSorted(compare)
  const rows = shipped.map(({ name, version, license, text }) => {
    const holders = copyrightIn(text ?? '')
    return `- ${name} ${version}, ${license}${holders.length === 0 ? '' : `: ${holders.join('; ')}`}`
  })
  const texts = licences.flatMap((license) => {
    const text = shipped.find((one) => one.license === license && one.text !== null)?.text
    return text === undefined ? [] : [`### ${license}\n\n\`\`\`text\n${withoutCopyright(text)}\n\`\`\``]
  })
  return [HEAD, '## Packages\n', ...rows, '\n## Licences\n', texts.join('\n\n'), ''].join('\n')
}

function licenceText(path) {
  const folder = join(ROOT, path)
  if (!existsSync(folder)) return null
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying|unlicense)/i.test(one))
  return file === undefined ? null : readFileSync(join(folder, file), 'utf8')
}

const COPYRIGHT = /^\s*(copyright (?:\(c\)|©|\d)|\(c\) |© ).*$/gim

function copyrightIn(text) {
  return [...new Set([...text.matchAll(COPYRIGHT)].map(([line]) => line.trim().replace(/[.,;]$/, '')))]
}

function withoutCopyright(text) {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(COPYRIGHT, '')
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function compare(a, b) {
  if (a === b) return 0
  return a < b ? -1 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  writeFileSync(join(ROOT, NOTICES), composeNotices(lock))
  say(`${NOTICES}: ${shippedIn(lock).length} paket`)
}
