import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { runCommand } from './command.ts'
import { tryOut } from './platform/dicoba.ts'
import { findAdmin } from './features/auth/admin.service.ts'
import { importKaryawan } from './features/karyawan/impor/impor.service.ts'
import { createReader } from './platform/reader.ts'
import { asOwner } from './owner.ts'
import { readSettings } from './platform/settings.ts'
import { StartupError } from './platform/startup-error.ts'

const CARA = 'Pemakaian: npm run karyawan -- karyawan.xlsx --admin nama@perusahaan.co.id [--coba]'

await runCommand(main)

/** Takes on the people of a workbook in an administrator's name, all or nothing, whether the server runs or not. */
async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const { nama, admin, coba } = readArgs(process.argv.slice(2))
  const isi = await createReader().readLembar(await readBytes(nama), 0)
  if ('tolak' in isi) throw new StartupError(isi.tolak)
  await asOwner(settings, async ({ owner, clock }) => {
    const { id, role, karyawan_id } = await findAdmin(owner, admin)
    const pelaku = { penggunaId: id, role, karyawanId: karyawan_id }
    const hasil = await tryOut(owner, coba, (tx) => importKaryawan(tx, { clock }, pelaku, isi.lembar))
    for (const siapa of hasil.ditambahkan) console.log(siapa)
    console.log(`${hasil.ditambahkan.length} ditambahkan, ${hasil.sudahAda} sudah ada.`)
    if (coba) console.log('Hanya dicoba: tidak ada yang disimpan.')
  })
}

function readArgs(args: readonly string[]) {
  try {
    const options = { coba: { type: 'boolean', default: false }, admin: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [nama, ...lebih] = positionals
    if (nama !== undefined && values.admin !== undefined && lebih.length === 0)
      return { nama, admin: values.admin.trim().toLowerCase(), coba: values.coba }
  } catch {
    // Told the same way
  }
  throw new StartupError(CARA)
}

async function readBytes(nama: string): Promise<Buffer> {
  try {
    return await readFile(nama)
  } catch {
    throw new StartupError(`Berkas ${nama} tidak dapat dibaca. ${CARA}`)
  }
}
