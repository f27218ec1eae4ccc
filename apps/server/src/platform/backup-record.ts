import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Instan } from '@rekan/domain/waktu'

/** In the data folder: when the last whole backup was begun, ISO, by the machine's clock. */
const RECORD = 'cadangan-terakhir'

/** Notes a backup that has been written. It stands by itself: who can't note it has it nevertheless. */
export async function noteBackup(dataDir: string, dibuat: string): Promise<void> {
  await writeFile(join(dataDir, RECORD), dibuat, { mode: 0o600 }).catch(() => undefined)
}

/** When the last backup of this place was begun; null where none is known of. */
export async function readLastBackup(dataDir: string): Promise<Instan | null> {
  const text = await readFile(join(dataDir, RECORD), 'utf8').catch(() => '')
  const saat = Date.parse(text)
  return Number.isNaN(saat) ? null : saat
}
