import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from './backup/run.ts'
import { restoreUntil } from './backup/until.ts'
import { runCommand } from './command.ts'
import { isArsip } from './platform/arsip.ts'
import { readSettings } from './platform/settings.ts'
import { StartupError } from './platform/startup-error.ts'

// `npm run restore -- <backup>`, or `npm run restore -- <ARCHIVE_DIR> [--until <moment>]`
await runCommand(async () => {
  const { positionals, until } = readArguments()
  const [folder] = positionals
  if (folder === undefined)
    throw new StartupError('Sebutkan cadangan yang dipulihkan: npm run restore -- /srv/cadangan/rekan-…')
  if (isArsip(resolve(folder))) {
    const { sampai, berkas, isShort } = await restoreUntil(readSettings(process.env), resolve(folder), until)
    const akhir = sampai === null ? 'seperti salinannya' : `sampai perubahan ${sampai}`
    console.log(`Arsip dipulihkan ${akhir}, dengan ${berkas} berkas.`)
    if (isShort) console.log('Arsip itu berakhir sebelum waktu yang diminta.')
    return
  }
  if (until !== null)
    throw new StartupError(`--until hanya untuk arsip (ARCHIVE_DIR), dan ${folder} bukan arsip.`)
  const { manifest, berkas } = await restoreBackup(readSettings(process.env), resolve(folder))
  const rows = manifest.tabel.reduce((sum, { baris }) => sum + baris, 0)
  console.log(
    `Cadangan ${manifest.dibuat} dipulihkan: ${manifest.tabel.length} tabel, ${rows} baris, ${berkas} berkas.`,
  )
})

/** Throws StartupError for a moment that is none. */
function readArguments(): { readonly positionals: readonly string[]; readonly until: number | null } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { until: { type: 'string' } },
  })
  if (values.until === undefined) return { positionals, until: null }
  try {
    return { positionals, until: Temporal.Instant.from(values.until).epochMilliseconds }
  } catch {
    throw new StartupError(
      '--until harus waktu ISO lengkap dengan selisih zona, misalnya 2026-11-20T07:55:00+07:00',
    )
  }
}
