import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { comparePerilaku, readPerilaku } from './perilaku.compare.js'
import { NODE, ROOT, run, say, stop } from './process.js'

// Writes down what the servers of the suite do, and holds two versions of the code against each other:
// `npm run perilaku -- sebelum [unit presensi]` runs the suite (or what is named as for `npm test`) and keeps what it did as
// "sebelum"; `-- --banding sebelum sesudah` says what was done otherwise, call by call and row by row. A third name is a
// second run of the first code: what these two did differently is chance and is left out.
const folderOf = (name) => join(ROOT, '.cache', 'perilaku', name)
const [first, ...rest] = process.argv.slice(2)
if (first === undefined) stop('Beri nama: npm run perilaku -- sebelum')
process.exit(first === '--banding' ? compare(rest) : await record(first, rest))

async function record(name, args) {
  rmSync(folderOf(name), { recursive: true, force: true })
  return run(NODE, [join(ROOT, 'scripts', 'test.js'), ...args], { env: { REKAN_PERILAKU: folderOf(name) } })
}

function compare([before, after, again]) {
  if (before === undefined || after === undefined) stop('Beri dua nama: -- --banding sebelum sesudah')
  const alike = new Set(
    again === undefined
      ? []
      : comparePerilaku(read(before), read(again)).map(({ test, line }) => `${test}\t${line}`),
  )
  const found = comparePerilaku(read(before), read(after), alike)
  for (const { test, side, line, times } of found) say(`${side}${times} ${test}\n    ${line}`)
  say(`\n${found.length} perbedaan`)
  return found.length === 0 ? 0 : 1
}

function read(name) {
  const folder = folderOf(name)
  if (!existsSync(folder)) stop(`Belum ada catatan "${name}".`)
  return readPerilaku(readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')))
}
