import { sql } from 'kysely'
import type { Db } from '../../src/platform/db.ts'

/** What one transaction that was committed has touched. */
export type Touched = { readonly tables: readonly string[] }

/** From here on every committed transaction leaves the names of the tables it wrote; a rolled back one leaves nothing. */
export async function traceWrites(owner: Db): Promise<void> {
  const statements = [
    `create table jejak_uji (tx xid8 not null, tabel text not null)`,
    `create function catat_jejak_uji() returns trigger language plpgsql security definer as $$
       begin insert into jejak_uji values (pg_current_xact_id(), tg_table_name); return null; end $$`,
    `do $$ declare t text; begin
       for t in select tablename from pg_tables where schemaname = 'public' and tablename <> 'jejak_uji' loop
         execute format('create trigger jejak_uji after insert or update or delete on %I for each statement execute function catat_jejak_uji()', t);
       end loop; end $$`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(owner)
}

/** What was committed since the last time. */
export async function takeTrace(owner: Db): Promise<Touched[]> {
  const { rows } = await sql<Touched>`
    with gone as (delete from jejak_uji returning tx, tabel)
    select array_agg(distinct tabel) as tables from gone group by tx`.execute(owner)
  return rows
}
