import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './db.ts'

const FOLDER = new URL('../migrations/', import.meta.url)

/** Brings the schema up to date, as the owner. Two servers at once take turns (advisory lock). Throws on the first failure. */
export async function migrate(owner: Db): Promise<void> {
  const { error } = await new Migrator({ db: owner, provider: { getMigrations } }).migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error('migration failed')
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql'))
  const migrations = await Promise.all(
    files.map(async (name) => {
      const text = await readFile(new URL(name, FOLDER), 'utf8')
      const up = async (db: Parameters<Migration['up']>[0]) => {
        await sql.raw(text).execute(db)
      }
      return [name.replace(/\.sql$/, ''), { up }] as const
    }),
  )
  return Object.fromEntries(migrations)
}
