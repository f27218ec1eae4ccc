import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { runCommand } from './command.ts'
import { tryOut } from './dicoba.ts'
import { readBerkas } from './features/perusahaan/perusahaan.berkas.ts'
import { type Hasil, applyBerkas } from './features/perusahaan/perusahaan.service.ts'
import { asOwner } from './owner.ts'
import { readSettings } from './platform/settings.ts'
import { StartupError } from './platform/startup-error.ts'

const CARA = 'Pemakaian: npm run perusahaan -- perusahaan.json [--coba]'

await runCommand(main)

/** Offices, weeks, the company's holidays and rosters from a file, all or nothing, whether the server runs or not. */
async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const { nama, coba } = readArgs(process.argv.slice(2))
  const berkas = readBerkas(await readTeks(nama))
  if ('salah' in berkas) throw new StartupError(berkas.salah.join('\n'))
  await asOwner(settings, async ({ owner, clock }) => {
    tellHasil(await tryOut(owner, coba, (tx) => applyBerkas(tx, berkas.isi, clock.now())))
    if (coba) console.log('Hanya dicoba: tidak ada yang disimpan.')
  })
}

function tellHasil(hasil: readonly Hasil[]): void {
  for (const { apa, jadi } of hasil) console.log(`${apa}: ${jadi}`)
  const banyak = (mana: Hasil['jadi']) => hasil.filter(({ jadi }) => jadi === mana).length
  console.log(`${banyak('baru')} baru, ${banyak('diubah')} diubah, ${banyak('tetap')} tetap.`)
}

function readArgs(args: readonly string[]): { readonly nama: string; readonly coba: boolean } {
  try {
    const options = { coba: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [nama, ...lebih] = positionals
    if (nama !== undefined && lebih.length === 0) return { nama, coba: values.coba }
  } catch {
    // Told the same way
  }
  throw new StartupError(CARA)
}

async function readTeks(nama: string): Promise<string> {
  try {
    return (await readFile(nama, 'utf8')).replace(/^\uFEFF/, '')
  } catch {
    throw new StartupError(`Berkas ${nama} tidak dapat dibaca. ${CARA}`)
  }
}
