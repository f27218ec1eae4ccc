import { join } from 'node:path'
import { openLocalFiles } from './files.local.ts'
import { openS3Files } from './files.s3.ts'
import type { Files } from './files.ts'
import type { Links } from './links.ts'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'

/** Files where the settings say: in an S3-compatible store, else in the data folder, and then in the archive as well. */
export async function openFiles(
  { s3, archiveDir }: Pick<Settings, 's3'> & Partial<Pick<Settings, 'archiveDir'>>,
  dataDir: string,
  links: Links,
  log: Log,
): Promise<Files> {
  if (s3) return openS3Files(s3, links, log)
  const files = await openLocalFiles(filesFolder(dataDir), links)
  if (archiveDir === null || archiveDir === undefined) return files
  return withCopies(files, await openLocalFiles(filesFolder(archiveDir), links), log)
}

/** Files that are also kept elsewhere, deleted ones too, until they are purged. What is not kept there today is tomorrow, with the database. */
function withCopies(files: Files, copies: Files, log: Log): Files {
  return {
    ...files,
    async put(key, bytes, type) {
      await files.put(key, bytes, type)
      await copies
        .put(key, bytes, type)
        .catch((error: unknown) => log.error({ err: error }, 'a file is not in the archive'))
    },
    async purge(key) {
      await files.purge(key)
      await copies.purge(key)
    },
  }
}

export function filesFolder(dataDir: string): string {
  return join(dataDir, 'berkas')
}
