import { createHash } from 'node:crypto'
import type { Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, at } from './db.ts'
import { refuse } from './errors.ts'

/** A bucket of attempts: so many at once, and one more each `jedaMs`. */
export type Jatah = { readonly nama: string; readonly kapasitas: number; readonly jedaMs: number }

/** A bucket, and whose it is. */
export type Batas = readonly [jatah: Jatah, ...siapa: string[]]

/**
 * Takes one attempt out of each of these buckets. Returns a function that puts them back, for a call that turns out to
 * be no attempt. Throws 429 with the time to wait if one of them is empty, and then takes none.
 */
export async function takeFromEach(
  db: Db,
  saat: Instan,
  batas: readonly Batas[],
): Promise<() => Promise<void>> {
  const taken: Batas[] = []
  const putBack = async () => {
    for (const [jatah, ...siapa] of taken) await restoreJatah(db, jatah, siapa)
  }
  for (const bucket of batas) {
    const [jatah, ...siapa] = bucket
    const tunggu = await takeJatah(db, jatah, siapa, saat)
    if (tunggu > 0) {
      await putBack()
      const detik = Math.ceil(tunggu / 1000)
      throw refuse('TERLALU_SERING', { detik }, { retryAfter: detik })
    }
    taken.push(bucket)
  }
  return putBack
}

/** Clocks of servers that work together differ by less. */
const SELISIH_JUJUR_MS = 15 * 60_000

/**
 * Takes one attempt out of the bucket of `siapa`. Returns 0, or the milliseconds until an attempt is available. A
 * bucket is one row and costs one statement (GCRA), so that several servers never give out more attempts than there
 * are, even if their clocks differ. If a bucket's end lies further ahead than a difference of clocks explains, a clock
 * has been set back since, and the bucket counts as full.
 */
export async function takeJatah(
  db: Db,
  jatah: Jatah,
  siapa: readonly string[],
  saat: Instan,
): Promise<number> {
  const { kapasitas, jedaMs } = jatah
  const kunci = kunciOf(jatah, siapa)
  const kosong = saat + kapasitas * jedaMs
  const satuLagi = kosong - jedaMs
  const { rows } = await sql`
    insert into jatah_percobaan as j (kunci, penuh_pada) values (${kunci}, ${at(saat + jedaMs)})
    on conflict (kunci) do update set penuh_pada =
      case when j.penuh_pada between ${at(saat)} and ${at(satuLagi)} then j.penuh_pada else ${at(saat)} end
      + ${jedaMs}::float8 * interval '1 millisecond'
    where j.penuh_pada <= ${at(satuLagi)} or j.penuh_pada > ${at(kosong + SELISIH_JUJUR_MS)}
    returning 1`.execute(db)
  if (rows.length > 0) return 0
  const row = await db
    .selectFrom('jatah_percobaan')
    .select('penuh_pada')
    .where('kunci', '=', kunci)
    .executeTakeFirst()
  return Math.max(1000, (row?.penuh_pada ?? satuLagi) - satuLagi)
}

async function restoreJatah(db: Db, jatah: Jatah, siapa: readonly string[]): Promise<void> {
  await sql`
    update jatah_percobaan set penuh_pada = penuh_pada - ${jatah.jedaMs}::float8 * interval '1 millisecond'
    where kunci = ${kunciOf(jatah, siapa)}`.execute(db)
}

function kunciOf({ nama }: Jatah, siapa: readonly string[]): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([nama, ...siapa]))
    .digest()
}
