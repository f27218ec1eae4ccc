import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from './backup/run.ts'
import { restoreUntil } from './backup/until.ts'
import { runCommand } from './command.ts'
import { isArsip } from './platform/arsip.ts'
import { readSettings } from './platform/settings.ts'
import { StartupError } from './platform/startup-error.ts'

// `npm run restore -- <backup> [--sesi]`, or `npm run restore -- <ARCHIVE_DIR> [--until <moment>] [--sesi]`
await runCommand(async () => {
  const { positionals, until, sesi } = readArguments()
  const [folder] = positionals
  if (folder === undefined)
    throw new StartupError('Sebutkan cadangan yang dipulihkan: npm run restore -- /srv/cadangan/rekan-…')
  if (isArsip(resolve(folder))) {
    const { sampai, berkas, isShort } = await restoreUntil(
      readSettings(process.env),
      resolve(folder),
      until,
      {
        sesi,
      },
    )
    const akhir = sampai === null ? 'seperti salinannya' : `sampai perubahan ${sampai}`
    console.log(`Arsip dipulihkan ${akhir}, dengan ${berkas} berkas.`)
    if (isShort) console.log('Arsip itu berakhir sebelum waktu yang diminta.')
    tellSesi(sesi)
    return
  }
  if (until !== null)
    throw new StartupError(`--until hanya untuk arsip (ARCHIVE_DIR), dan ${folder} bukan arsip.`)
  const { manifest, berkas } = await restoreBackup(readSettings(process.env), resolve(folder), { sesi })
  const rows = manifest.tabel.reduce((sum, { baris }) => sum + baris, 0)
  console.log(
    `Cadangan ${manifest.dibuat} dipulihkan: ${manifest.tabel.length} tabel, ${rows} baris, ${berkas} berkas.`,
  )
  tellSesi(sesi)
})

function tellSesi(sesi: boolean): void {
  console.log(
    sesi
      ? 'Sesi, tautan, kode, dan alamat kalender berlaku seperti waktu itu, juga yang sesudahnya dicabut.'
      : 'Semua sesi, tautan kata sandi, kode, dan alamat kalender diakhiri: setiap orang masuk kembali.',
  )
}

/** Throws StartupError for a moment that is none. */
function readArguments(): {
  readonly positionals: readonly string[]
  readonly until: number | null
  readonly sesi: boolean
} {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { until: { type: 'string' }, sesi: { type: 'boolean', default: false } },
  })
  const { sesi } = values
  if (values.until === undefined) return { positionals, until: null, sesi }
  try {
    return { positionals, until: Temporal.Instant.from(values.until).epochMilliseconds, sesi }
  } catch {
    throw new StartupError(
      '--until harus waktu ISO lengkap dengan selisih zona, misalnya 2026-11-20T07:55:00+07:00',
    )
  }
}
