import pg from 'pg'

/** A table with the columns that hold data of their own. */
export type Table = { readonly nama: string; readonly kolom: readonly string[] }
/** Where a sequence stands. Text: it may be past what a number holds. */
export type Sequence = { readonly nama: string; readonly nilai: string; readonly dipakai: boolean }

/** Every table of ours, by name, one of parts as a whole; what the migrator keeps for itself is none. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as nama, array_agg(a.attname::text order by a.attnum) as kolom
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname not like 'kysely%'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname collate "C"`,
  )
  return rows
}

export async function listSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ nama: string }>(
    `select relname as nama from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname collate "C"`,
  )
  const found: Sequence[] = []
  for (const { nama } of rows) {
    const state = await client.query<{ nilai: string; dipakai: boolean }>(
      `select last_value::text as nilai, is_called as dipakai from ${quoted(nama)}`,
    )
    if (state.rows[0]) found.push({ nama, ...state.rows[0] })
  }
  return found
}

/** First days, `YYYY-MM-DD`, of the months that attendance has room for. */
export async function listBulan(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ bulan: string }>(
    `select to_char(to_date(right(c.relname, 6), 'YYYYMM'), 'YYYY-MM-DD') as bulan
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = to_regclass('presensi') and c.relname ~ '^presensi_\\d{6}$' order by 1`,
  )
  return rows.map(({ bulan }) => bulan)
}

/** The migrations that have run, in order. None: nothing of ours is there. */
export async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rowCount } = await client.query(
    `select from pg_tables where schemaname = 'public' and tablename = 'kysely_migration'`,
  )
  if (rowCount === 0) return []
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(({ name }) => name)
}

/** `"tabel" (kolom, …)`, as COPY takes it. */
export function copyTarget({ nama, kolom }: Table): string {
  return `${quoted(nama)} (${kolom.map(quoted).join(', ')})`
}

/** `(select … from "tabel")`, which COPY also reads of a table in parts. */
export function copySource({ nama, kolom }: Table): string {
  return `(select ${kolom.map(quoted).join(', ')} from ${quoted(nama)})`
}

export function quoted(name: string): string {
  return pg.escapeIdentifier(name)
}
