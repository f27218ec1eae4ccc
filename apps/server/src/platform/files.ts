import type { Instan } from '@rekan/domain/waktu'

export type FileType = 'image/webp' | 'image/png' | 'image/jpeg' | 'application/pdf'
export type StoredFile = { readonly bytes: Buffer; readonly type: FileType }

/** Where files live. A key is lower-case names and one extension that says the type: `selfie/2026-11-20/4711.webp`. */
export type Files = {
  /** Once it returns, the file is kept for good: here it outlives a power cut. A file of that key is replaced whole. */
  put(key: string, bytes: Uint8Array, type: FileType): Promise<void>
  get(key: string): Promise<StoredFile | null>
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>
  /** Deletes it with every older version that the store has kept. */
  purge(key: string): Promise<void>
  exists(key: string): Promise<boolean>
  /** A signed path under /api that gives the file until `sampai`. */
  url(key: string, sampai: Instan): string
}

/** Where `mountFiles` answers. */
export const FILES_PATH = '/api/berkas/'

const TYPES: Readonly<Record<string, FileType>> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
}

/** The key itself. Throws for what is none, or none of this type: a mistake of ours, never a client's. */
export function checkedKey(key: string, type?: FileType): string {
  const named = fileType(key)
  if (named === null || (type !== undefined && named !== type)) {
    throw new Error(`not a key${type === undefined ? '' : ` of ${type}`}: ${key}`)
  }
  return key
}

/** The type a key names; null for what is no key. No dot but the extension's: nothing climbs out of the store. */
export function fileType(key: string): FileType | null {
  if (key.length > 200) return null
  const extension = /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*\.([a-z]+)$/.exec(key)?.[1] ?? ''
  return Object.hasOwn(TYPES, extension) ? (TYPES[extension] ?? null) : null
}
