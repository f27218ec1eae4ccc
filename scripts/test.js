import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { closingLine } from './closing.js'
import { ROOT, say, stop } from './process.js'
import { STAGES, runSuite } from './suite.js'
import { readArguments } from './test.arguments.js'

// `npm test -- unit presensi` runs one stage; what follows goes to its runner. `--shard 1/2` runs a half of everything.
const { only, filters, shard } = readArguments(process.argv.slice(2), STAGES, stop)
const total = await runSuite({ only, filters, shard })
for (const title of total.skipped) say(`DILEWATI  ${title}`)
for (const title of total.karantina) say(`KARANTINA  ${title}`)
for (const title of total.failed) say(`GAGAL  ${title}`)
const minutes = total.stages.reduce((sum, { coreMinutes }) => sum + coreMinutes, 0)
say(`\n${minutes.toFixed(1)} menit-inti`)
say(closingLine(total))
// Read by what runs the suite many times.
writeFileSync(join(ROOT, '.cache', 'hasil.json'), JSON.stringify(total))
process.exit(total.failed.length > 0 ? 1 : 0)
