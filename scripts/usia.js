import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT, say } from './process.js'
import { LAIN, MENGHADAP, judgeUsia, versiOf } from './usia.parts.js'

// Judges how old each part is that faces the network, by the registry it comes from: npm run usia
const ask = promisify(execFile)
const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))

const tua = []
const tanpaJawaban = []
for (const nama of MENGHADAP) {
  const versi = versiOf(lock, nama)
  const rilis = await fetchRilis(nama)
  if (rilis === null) {
    tanpaJawaban.push(nama)
    say(`DILEWATI  ${nama} ${versi}: registri npm tidak menjawab`)
    continue
  }
  const { baru, baruTua } = judgeUsia(versi, rilis, Date.now())
  if (baruTua !== null) tua.push(nama)
  say(
    baruTua !== null
      ? `GAGAL     ${nama} ${versi}: ${baruTua.versi} sudah terbit ${baruTua.hari} hari`
      : `baik      ${nama} ${versi}${baru === null ? ' adalah yang terbaru' : `: ${baru.versi} baru terbit ${baru.hari} hari`}`,
  )
}
for (const { nama, alasan } of LAIN) say(`LAIN      ${nama}: ${alasan}`)
if (tanpaJawaban.length === MENGHADAP.length) say('Tanpa jaringan: usia tidak dinilai.')
process.exit(tua.length > 0 ? 1 : 0)

/** Each version with when it was published; null where the registry does not answer. */
async function fetchRilis(nama) {
  try {
    const { stdout } = await ask('npm', ['view', nama, 'time', '--json', '--fetch-retries=0'], {
      timeout: 60_000,
      maxBuffer: 32 * 1024 * 1024,
    })
    return JSON.parse(stdout)
  } catch {
    return null
  }
}
