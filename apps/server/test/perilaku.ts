import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../src/platform/db.ts'

/** Folder that a run of the suite names for what its servers do; absent: nobody asks for it. */
const FOLDER = process.env['REKAN_PERILAKU']

/** What one server does, for whom it is written down */
export type Perilaku = {
  /** Records the calls that this start of it answers. */
  watch(app: FastifyInstance): void
  /** Writes down what is left, before its database goes. */
  end(): Promise<void>
}

const running = new Map<Perilaku, () => Promise<void>>()
let test = ''

/** Writes down as the last test's what the servers of this process did, and what follows as that of `name`. */
export async function turnPerilaku(name: string): Promise<void> {
  for (const flush of running.values()) await flush()
  test = name
}

/**
 * Records what a server does, for two versions of the code to be held against each other by `npm run perilaku`: calls by
 * method, form of the path, status and shape of the body; rows of the trail and notifications, without times and ids.
 * Returns null where nobody asks for it. `owner` reads the server's database.
 */
export async function startPerilaku(owner: Db): Promise<Perilaku | null> {
  if (FOLDER === undefined) return null
  const calls: string[] = []
  let { seen } = await readRows(owner, { audit: 0, notifikasi: 0 })
  const flush = async () => {
    const { rows, seen: now } = await readRows(owner, seen)
    seen = now
    const lines = [...calls.splice(0), ...rows].toSorted((a, b) => (a < b ? -1 : 1))
    mkdirSync(FOLDER, { recursive: true })
    appendFileSync(join(FOLDER, `${process.pid}.txt`), lines.map((line) => `${test}\t${line}\n`).join(''))
  }
  const perilaku: Perilaku = {
    watch(app) {
      app.addHook('onResponse', async ({ method, routeOptions: { url }, body }, { statusCode }) => {
        if (url?.startsWith('/api/') === true)
          calls.push(`${method} ${url.slice('/api'.length)} ${statusCode} ${shapeOf(body)}`)
      })
    },
    async end() {
      await flush()
      running.delete(perilaku)
    },
  }
  running.set(perilaku, flush)
  return perilaku
}

/** The newest rows that were written down */
type Seen = { readonly audit: number; readonly notifikasi: number }

async function readRows(owner: Db, seen: Seen): Promise<{ rows: string[]; seen: Seen }> {
  const { rows } = await sql<{ sort: keyof Seen; id: number; line: string }>`
    select 'audit' sort, id, concat_ws(' ', 'audit', tindakan, objek, pengguna_id is null, sebelum, '->', sesudah) line
    from audit where id > ${seen.audit}
    union all
    select 'notifikasi', id, concat_ws(' ', 'notifikasi', jenis, judul, isi)
    from notifikasi where id > ${seen.notifikasi}
    order by 1, 2`.execute(owner)
  const newest = (sort: keyof Seen) => rows.findLast((row) => row.sort === sort)?.id ?? seen[sort]
  return {
    rows: rows.map(({ line }) => withoutMoments(line)),
    seen: { audit: newest('audit'), notifikasi: newest('notifikasi') },
  }
}

/** Returns a row's text without what differs from run to run: moments, ids and keys. */
function withoutMoments(line: string): string {
  return line
    .replaceAll(/"(id|\w+_id|versi)": ?-?\d+/g, '"$1": #')
    .replaceAll(/"(\w+_ids)": ?\[[\d, ]*\]/g, '"$1": #')
    .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d(:?\d\d)?)?/g, '@')
    .replaceAll(/[\w-]{24,}/g, '*')
}

/** Returns the shape of a body: names with the kinds of their values, of a list that of its members once each. */
function shapeOf(body: unknown): string {
  if (body === null || body === undefined) return '-'
  if (Array.isArray(body)) return `[${[...new Set(body.map(shapeOf))].toSorted().join('|')}]`
  if (typeof body !== 'object') return typeof body
  const fields = Object.entries(body).map(([name, value]) => `${name}:${shapeOf(value)}`)
  return `{${fields.toSorted().join(',')}}`
}
