import type { Pelaku } from '@rekan/domain/akses/akses'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { runCommand } from './command.ts'
import { tryOut } from './platform/dicoba.ts'
import { findAkunHrd } from './features/auth/admin.service.ts'
import { readBerkas } from './features/perusahaan/berkas.wire.ts'
import { type Hasil, applyBerkas } from './features/perusahaan/perusahaan.service.ts'
import { berkasKerja } from './features/roster/berkas/kerja.berkas.ts'
import { applyKerja } from './features/roster/berkas/kerja.service.ts'
import { asOwner } from './owner.ts'
import type { Db, Tx } from './platform/db.ts'
import { readSettings } from './platform/settings.ts'
import { StartupError } from './platform/startup-error.ts'

const CARA = 'Pemakaian: npm run perusahaan -- perusahaan.json [--hrd nama@perusahaan.co.id] [--coba]'

await runCommand(main)

/**
 * Offices, weeks, the company's holidays, shifts, clients with their posts, and rosters from a file, all or nothing,
 * whether the server runs or not.
 */
async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const { nama, hrd, coba } = readArgs(process.argv.slice(2))
  const berkas = readBerkas(await readTeks(nama), berkasKerja)
  if ('salah' in berkas) throw new StartupError(berkas.salah.join('\n'))
  await asOwner(settings, async ({ owner, clock }) => {
    const pelaku = hrd === undefined ? null : await findPelaku(owner, hrd)
    const apply = (tx: Tx) =>
      applyBerkas(tx, berkas.isi, clock.now(), (kerja) => applyKerja(kerja, berkas.isi, pelaku))
    tellHasil(await tryOut(owner, coba, apply))
    if (coba) console.log('Hanya dicoba: tidak ada yang disimpan.')
  })
}

async function findPelaku(owner: Db, hrd: string): Promise<Pelaku> {
  const { id, role, karyawan_id } = await findAkunHrd(owner, hrd)
  return { penggunaId: id, role, karyawanId: karyawan_id }
}

function tellHasil(hasil: readonly Hasil[]): void {
  for (const { apa, jadi } of hasil) console.log(`${apa}: ${jadi}`)
  const banyak = (mana: Hasil['jadi']) => hasil.filter(({ jadi }) => jadi === mana).length
  console.log(`${banyak('baru')} baru, ${banyak('diubah')} diubah, ${banyak('tetap')} tetap.`)
}

function readArgs(args: readonly string[]) {
  try {
    const options = { coba: { type: 'boolean', default: false }, hrd: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [nama, ...lebih] = positionals
    if (nama !== undefined && lebih.length === 0)
      return { nama, hrd: values.hrd?.trim().toLowerCase(), coba: values.coba }
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
