import { S3ServiceError, S3mini } from 's3mini'
import { refuse } from './errors.ts'
import { FILES_PATH, type Files, checkedKey, fileType } from './files.ts'
import type { Links } from './links.ts'
import type { Log } from './log.ts'
import type { S3Settings } from './settings.ts'
import { StartupError } from './startup-error.ts'

/** What a call may take, the bytes included: a file of ours has 5 MB at most. */
const PATIENCE_MS = 30_000

/**
 * Files in an S3-compatible store, with buckets named in the path. If the store is away or refuses, calls answer 503
 * and the log has the reason. Throws StartupError if the store says that this key has no such bucket; a store that
 * can't be reached does not keep the server from starting: photos wait in the database.
 */
export async function openS3Files(
  { endpoint, bucket, key: accessKeyId, secret: secretAccessKey, region }: S3Settings,
  links: Links,
  log: Log,
): Promise<Files> {
  const s3 = new S3mini({
    endpoint: `${endpoint}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout: PATIENCE_MS,
  })
  const ask = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call
    } catch (error) {
      log.warn({ err: withoutAnswer(error) }, 'file store failed')
      throw refuse('BELUM_SIAP')
    }
  }
  const isOurs = await ask(s3.bucketExists()).catch(() => null)
  if (isOurs === false) {
    throw new StartupError(
      `Wadah S3 "${bucket}" tidak ada di ${endpoint}, atau S3_KEY dan S3_SECRET tidak diterima di sana.`,
    )
  }

  return {
    async put(key, bytes, type) {
      await ask(s3.putObject(checkedKey(key, type), bytes, type))
    },
    async get(key) {
      const type = fileType(key)
      const bytes = type && (await ask(s3.getObjectArrayBuffer(key)))
      return type && bytes ? { bytes: Buffer.from(bytes), type } : null
    },
    async delete(key) {
      await ask(s3.deleteObject(checkedKey(key)))
    },
    async purge(key) {
      for (const version of await ask(listVersions(s3, checkedKey(key)))) {
        await ask(s3.deleteObject({ key, ...(version !== undefined && { versionId: version }) }))
      }
    },
    exists: async (key) => (await ask(s3.objectExists(checkedKey(key)))) === true,
    url: (key, sampai) => links.sign(FILES_PATH + checkedKey(key), sampai),
  }
}

/** The versions of one object, deletions noted among them; undefined stands for the object of a store that keeps none. */
async function listVersions(s3: S3mini, key: string): Promise<readonly (string | undefined)[]> {
  const listed = await s3.listObjectVersions(key).catch((error: unknown) => {
    // A store that knows no versions says so in ways of its own; one that is away fails again at the deletion.
    if (error instanceof S3ServiceError) return null
    throw error
  })
  const versions = (listed ?? []).filter(({ Key }) => Key === key).map(({ VersionId }) => VersionId)
  return versions.length === 0 ? [undefined] : versions
}

/** A store's answer repeats what it was asked, the access key's name among it. */
function withoutAnswer(error: unknown): unknown {
  return error instanceof S3ServiceError ? new Error(error.message) : error
}
