import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '../platform/startup-error.ts'
import type { Sequence, Table } from './tables.ts'

/** What a backup says of itself. Written last: a folder without it is none. */
export type Manifest = {
  readonly format: typeof FORMAT
  /** ISO, by the machine's clock */
  readonly dibuat: string
  readonly migrasi: readonly string[]
  readonly tabel: readonly (Table & { readonly baris: number; readonly sha256: string })[]
  readonly urutan: readonly Sequence[]
  /** First days of the months that attendance has room for; a backup of before there was such room has none */
  readonly bulan?: readonly string[]
  /** Files beside the tables; null: they are in an S3-compatible store, which keeps its own copies. */
  readonly berkas: number | null
}

export const FORMAT = 1
export const MANIFEST = 'cadangan.json'
export const FILES = 'berkas'

/** Where a table's rows are, as COPY writes them. */
export function rowsFile(folder: string, { nama }: Pick<Table, 'nama'>): string {
  return join(folder, 'tabel', `${nama}.copy`)
}

/** Throws StartupError for a folder that is no whole backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null)
  if (text === null) throw new StartupError(`${folder} bukan cadangan Rekan: ${MANIFEST} tidak ada di sana.`)
  try {
    const manifest = JSON.parse(text) as Manifest
    if (manifest.format === FORMAT) return manifest
  } catch {
    // Told below, as for any other format.
  }
  throw new StartupError(`${join(folder, MANIFEST)} rusak, atau dibuat versi Rekan yang lebih baru.`)
}
