import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { runCommand } from './command.ts'
import { type KepalaTandaBukti, verifyTandaBukti } from './features/presensi/bukti/bukti.service.ts'
import { type Kepala, verifyRantai } from './features/sistem/rantai.service.ts'
import { asOwner } from './owner.ts'
import { findDataDir } from './platform/data-dir.ts'
import { readSettings } from './platform/settings.ts'
import { findSigningKey, listPublicKeys } from './platform/signing.ts'
import { StartupError } from './platform/startup-error.ts'

/** So many lines are told; a trail that was rewritten has as many as it has entries. */
const MOST_LINES = 50

// `npm run audit:verify -- [log …]`: without logs those of DATA_DIR, the ones put aside included.
await runCommand(async () => {
  const settings = readSettings(process.env)
  const dataDir = findDataDir(settings.dataDir)
  const given = process.argv.slice(2).map((file) => resolve(file))
  const logs = await Promise.all((given.length > 0 ? given : await logsIn(dataDir)).map(readLog))
  const heads = logs.flatMap((log) => headsIn<Kepala>(log, 'kepala'))
  const kepalaBukti = logs.flatMap((log) => headsIn<KepalaTandaBukti>(log, 'kepala_tanda_bukti'))
  await asOwner(settings, async ({ owner }) => {
    const own = await findSigningKey(dataDir)
    const keys = await listPublicKeys(owner)
    // What stands in the folder is believed before what the database says of it.
    if (own !== null) keys.set(own.id, own.publik)
    const { salah, dirantai, menunggu } = await verifyRantai(owner, heads, keys)
    const bukti = await verifyTandaBukti(owner, kepalaBukti, keys)
    const semua = [...salah, ...bukti.salah]
    if (semua.length > 0) throw new StartupError(tell(semua))
    console.log(
      `Jejak audit utuh: ${dirantai} catatan dalam rantai, ${menunggu} menunggu dirantai, ${heads.length} kepala bertanda tangan cocok.`,
    )
    console.log(`Tanda bukti presensi utuh: ${bukti.diperiksa}.`)
    if (heads.length === 0)
      console.log('Tanpa kepala dari catatan server, ekor jejak yang dipotong tidak dapat terlihat.')
  })
})

function tell(salah: readonly string[]): string {
  const more = salah.length - MOST_LINES
  const lines = salah.slice(0, MOST_LINES).map((line) => `- ${line}`)
  return ['Jejak audit tidak utuh:', ...lines, ...(more > 0 ? [`- dan ${more} lagi.`] : [])].join('\n')
}

async function logsIn(dataDir: string): Promise<string[]> {
  if (!existsSync(dataDir)) return []
  const names = await readdir(dataDir)
  return names.filter((name) => /^rekan\.log(\.\d+)?$/.test(name)).map((name) => join(dataDir, name))
}

async function readLog(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: Error) => {
    throw new StartupError(`Catatan ${file} tidak bisa dibaca: ${error.message}`)
  })
}

/** The signed heads that a log holds under a name. */
function headsIn<T>(log: string, nama: 'kepala' | 'kepala_tanda_bukti'): T[] {
  const lines = log.split('\n').filter((line) => line.includes(`"${nama}":{`))
  return lines.flatMap((line) => {
    try {
      return [(JSON.parse(line) as Record<typeof nama, T>)[nama]]
    } catch {
      // A line that a crash has cut short.
      return []
    }
  })
}
