import { join, resolve } from 'node:path'
import { runBackup } from './backup/run.ts'
import { runCommand } from './command.ts'
import { readSettings } from './platform/settings.ts'
import { StartupError } from './platform/startup-error.ts'

// `npm run backup -- <folder>`: a new folder in it, named by the moment.
await runCommand(async () => {
  const [parent] = process.argv.slice(2)
  if (!parent) throw new StartupError('Sebutkan folder tempat cadangan: npm run backup -- /srv/cadangan')
  const now = new Date()
  const folder = join(resolve(parent), `rekan-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`)
  const { tabel, berkas } = await runBackup(readSettings(process.env), folder, now)
  const rows = tabel.reduce((sum, { baris }) => sum + baris, 0)
  console.log(
    `Cadangan selesai: ${folder} (${tabel.length} tabel, ${rows} baris, ${berkas ?? 'tanpa'} berkas)`,
  )
  if (berkas === null) console.log('Berkas ada di S3 dan tidak ikut; cadangkan wadahnya di sana.')
})
