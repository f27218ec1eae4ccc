import { existsSync } from 'node:fs'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { Instan } from '@rekan/domain/waktu'

/** In the data folder: when the last whole backup was begun, ISO, by the machine's clock. */
const RECORD = 'cadangan-terakhir'
/** In the data folder: every whole backup, a line of JSON each. */
const KNOWN = 'cadangan-dikenal'

/** A backup that stands where it was written. */
export type KnownBackup = { readonly nama: string; readonly dibuat: Instan }

/** Notes a backup that has been written to a folder. It stands by itself: who can't note it has it nevertheless. */
export async function recordBackup(dataDir: string, dibuat: string, folder: string): Promise<void> {
  await writeFile(join(dataDir, RECORD), dibuat, { mode: 0o600 }).catch(() => undefined)
  const line = JSON.stringify({ dibuat, folder: resolve(folder) })
  await appendFile(join(dataDir, KNOWN), `${line}\n`, { mode: 0o600 }).catch(() => undefined)
}

/** When the last backup of this place was begun; null where none is known of. */
export async function readLastBackup(dataDir: string): Promise<Instan | null> {
  const text = await readFile(join(dataDir, RECORD), 'utf8').catch(() => '')
  const saat = Date.parse(text)
  return Number.isNaN(saat) ? null : saat
}

/** The backups of this place that are still where they were written, the oldest first. */
export async function listKnownBackups(dataDir: string): Promise<readonly KnownBackup[]> {
  const text = await readFile(join(dataDir, KNOWN), 'utf8').catch(() => '')
  const known = text.split('\n').flatMap((line): (KnownBackup & { folder: string })[] => {
    const { dibuat, folder } = readLine(line)
    const saat = Date.parse(dibuat)
    if (Number.isNaN(saat) || !existsSync(folder)) return []
    return [{ nama: basename(folder), folder, dibuat: saat }]
  })
  return known
    .filter(({ folder }, i) => known.findLastIndex((other) => other.folder === folder) === i)
    .toSorted((a, b) => a.dibuat - b.dibuat)
    .map(({ nama, dibuat }) => ({ nama, dibuat }))
}

/** Of a line that a crash cut short, nothing. */
function readLine(line: string): { readonly dibuat: string; readonly folder: string } {
  try {
    return JSON.parse(line)
  } catch {
    return { dibuat: '', folder: '' }
  }
}
