import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type Files, fileType } from '../platform/files.ts'
import { StartupError } from '../platform/startup-error.ts'
import { endAccess } from './akses.ts'
import { FILES, type Manifest, rowsFile } from './manifest.ts'
import { copyTarget, listMigrations, listTables, quoted } from './tables.ts'

/** Compares every table's rows with what the backup says of them. Throws StartupError for the first that differs. */
export async function verifyRows(folder: string, { tabel }: Manifest): Promise<void> {
  for (const table of tabel) {
    const file = rowsFile(folder, table)
    const hash = createHash('sha256')
    try {
      await pipeline(createReadStream(file), hash)
    } catch {
      throw new StartupError(`Cadangan tidak utuh: ${file} tidak bisa dibaca.`)
    }
    if (hash.digest('hex') !== table.sha256)
      throw new StartupError(`Cadangan tidak utuh: isi ${file} berubah.`)
  }
}

/** Throws StartupError when the target holds a company, or is ahead of the backup: a restore adds to nothing and overwrites nothing. */
export async function refuseUsed(client: pg.Client, { migrasi }: Manifest): Promise<void> {
  const applied = await listMigrations(client)
  const isUsed = applied.length > 0 && (await client.query('select from pengguna limit 1')).rowCount !== 0
  if (!isUsed && applied.every((name) => migrasi.includes(name))) return
  throw new StartupError(
    'Basis data sasaran sudah berisi. Pulihkan ke DATA_DIR atau basis data yang masih kosong, lalu pakai yang itu.',
  )
}

/** Whether sessions, links and codes go on that were open as the backup was made. */
export type Pulihan = { readonly sesi: boolean }

/**
 * Fills the tables of a database that was migrated to the backup's version, in one transaction. Rows from migrations
 * are deleted first. All constraints are checked at the end. Throws the database's error.
 */
export async function restoreRows(
  client: pg.Client,
  folder: string,
  { tabel, urutan, bulan = [] }: Manifest,
  { sesi }: Pulihan,
): Promise<void> {
  const known = new Set((await listTables(client)).map(({ nama }) => nama))
  const absent = tabel.find(({ nama }) => !known.has(nama))
  if (absent) throw new StartupError(`Tabel ${absent.nama} dari cadangan tidak dikenal versi Rekan ini.`)
  const names = [...known].map(quoted)
  const each = async (statement: (name: string) => string) => {
    for (const name of names) await client.query(statement(name))
  }
  await client.query('begin')
  const waiting = await deferForeignKeys(client)
  await each((name) => `alter table ${name} disable trigger user`)
  for (const [name, trigger] of await listConditions(client))
    await client.query(`alter table ${name} enable trigger ${trigger}`)
  await client.query(`truncate ${names.join(', ')}`)
  for (const hari of bulan) await client.query('select siapkan_bulan($1)', [hari])
  for (const table of tabel) {
    await pipeline(
      createReadStream(rowsFile(folder, table)),
      client.query(copyFrom(`copy ${copyTarget(table)} from stdin`)),
    )
  }
  for (const { nama, nilai, dipakai } of urutan) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(nama), nilai, dipakai])
  }
  await client.query('set constraints all immediate')
  await each((name) => `alter table ${name} enable trigger user`)
  for (const [table, constraint] of waiting) {
    await client.query(`alter table ${table} alter constraint ${constraint} not deferrable`)
  }
  if (!sesi) await endAccess(client)
  await client.query('commit')
  await client.query('analyze')
}

/** Stores every file of the backup, wherever this server keeps files. Answers how many; throws StartupError. */
export async function restoreFiles(folder: string, files: Files): Promise<number> {
  const root = join(folder, FILES)
  if (!existsSync(root)) return 0
  let count = 0
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const key = relative(root, path).replaceAll(sep, '/')
    const type = fileType(key)
    if (!entry.isFile() || type === null) continue
    const bytes = await readFile(path)
    await files.put(key, bytes, type).catch((error: Error) => {
      throw new StartupError(`Berkas ${key} tidak bisa disimpan (${error.message}). Jalankan lagi nanti.`)
    })
    count += 1
  }
  return count
}

/** Triggers that ask a row nothing but what stands in it: a restored row keeps these conditions as well. */
async function listConditions(client: pg.Client): Promise<(readonly [string, string])[]> {
  const { rows } = await client.query<{ tabel: string; nama: string }>(
    String.raw`select c.relname as tabel, t.tgname as nama from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname like '%\_utuh' and t.tgparentid = 0 and c.relnamespace = 'public'::regnamespace`,
  )
  return rows.map(({ tabel, nama }) => [quoted(tabel), quoted(nama)] as const)
}

/** Lets tables be filled in any order, until `set constraints all immediate`. */
async function deferForeignKeys(client: pg.Client): Promise<(readonly [string, string])[]> {
  const { rows } = await client.query<{ tabel: string; nama: string }>(
    `select c.relname as tabel, k.conname as nama from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.conparentid = 0 and not k.condeferrable and k.connamespace = 'public'::regnamespace`,
  )
  const keys = rows.map(({ tabel, nama }) => [quoted(tabel), quoted(nama)] as const)
  for (const [table, constraint] of keys) {
    await client.query(`alter table ${table} alter constraint ${constraint} deferrable initially deferred`)
  }
  return keys
}
