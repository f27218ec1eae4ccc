import { resolve } from 'node:path'
import { restoreBackup } from './backup/run.ts'
import { runCommand } from './command.ts'
import { readSettings } from './platform/settings.ts'
import { StartupError } from './platform/startup-error.ts'

// `npm run restore -- <backup>`
await runCommand(async () => {
  const [folder] = process.argv.slice(2)
  if (!folder)
    throw new StartupError('Sebutkan cadangan yang dipulihkan: npm run restore -- /srv/cadangan/rekan-…')
  const { manifest, berkas } = await restoreBackup(readSettings(process.env), resolve(folder))
  const rows = manifest.tabel.reduce((sum, { baris }) => sum + baris, 0)
  console.log(
    `Cadangan ${manifest.dibuat} dipulihkan: ${manifest.tabel.length} tabel, ${rows} baris, ${berkas} berkas.`,
  )
})
