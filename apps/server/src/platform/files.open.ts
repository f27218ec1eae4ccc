import { join } from 'node:path'
import { openLocalFiles } from './files.local.ts'
import { openS3Files } from './files.s3.ts'
import type { Files } from './files.ts'
import type { Links } from './links.ts'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'

/** Files where the settings say: in an S3-compatible store, else in the data folder. */
export function openFiles(
  { s3 }: Pick<Settings, 's3'>,
  dataDir: string,
  links: Links,
  log: Log,
): Promise<Files> {
  return s3 ? openS3Files(s3, links, log) : openLocalFiles(filesFolder(dataDir), links)
}

export function filesFolder(dataDir: string): string {
  return join(dataDir, 'berkas')
}
