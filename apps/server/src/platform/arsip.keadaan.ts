import { sql } from 'kysely'
import type { Db } from './db.ts'

/** How the database gets its log to an archive, whoever keeps that: `ARCHIVE_DIR`, or a given server's own. */
export type KeadaanArsip = {
  /** Seconds since the last piece of it got there, where more waits; 0: nothing waits, or there is no archive */
  readonly tertinggal: number
  /** Tries that failed, since the database began to count */
  readonly gagal: number
}

/** Less than a page waits where nobody has written anything: checkpoints leave so much. */
const NOTHING_BYTES = 8192

export async function readKeadaanArsip(db: Db): Promise<KeadaanArsip> {
  const { rows } = await sql<KeadaanArsip>`
    with arsip as (
      select failed_count::float8 as gagal, coalesce(last_archived_time, stats_reset) as pada,
        -- Where the last piece ends: its name is the timeline, then which 4 GB, then which piece of these.
        case when last_archived_wal ~ '^[0-9A-F]{24}' then
          pg_current_wal_lsn() - ('0/0'::pg_lsn + ('x' || substr(last_archived_wal, 9, 8))::bit(32)::bigint * 4294967296::numeric
            + (('x' || substr(last_archived_wal, 17, 8))::bit(32)::bigint + 1)
              * pg_size_bytes(current_setting('wal_segment_size'))) end as sisa
      from pg_stat_archiver)
    select gagal, case
      when current_setting('archive_mode') = 'off' or sisa < ${NOTHING_BYTES}::integer then 0
      else greatest(extract(epoch from clock_timestamp() - pada)::float8, 0) end as tertinggal
    from arsip`.execute(db)
  return rows[0] ?? { tertinggal: 0, gagal: 0 }
}
