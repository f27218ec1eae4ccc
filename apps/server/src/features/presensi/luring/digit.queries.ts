import type { Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** A row after which one goes on. */
export type Sesudah = { readonly tanggal: Tanggal; readonly id: number }

/** Evidence whose review is over, with its digits. */
export type BuktiPenuh = {
  readonly id: number
  readonly tanggal: Tanggal
  readonly karyawan_id: number
  readonly lat7: number
  readonly lng7: number
  readonly luring: string | null
  readonly luring_tanda: string | null
  readonly kunci: Buffer | null
}

/** The oldest after a row, locked; what another server has in hand is left out, and so is what waits for its review. */
export async function lockBuktiPenuh(
  tx: Tx,
  { tanggal, id }: Sesudah,
  limit: number,
): Promise<readonly BuktiPenuh[]> {
  const { rows } = await sql<BuktiPenuh>`
    select b.kejadian_id as id, b.tanggal, r.karyawan_id, b.lat7, b.lng7, b.luring, b.luring_tanda, p.kunci
    from presensi_bukti b
      join kejadian_semua e on e.id = b.kejadian_id and e.tanggal = b.tanggal
      join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal
      left join ponsel p on p.id = b.ponsel_id
    where b.lat7 is not null and (b.tanggal, b.kejadian_id) > (${tanggal}::date, ${id}::bigint)
      and not exists (select from presensi_kejadian m
        where m.id = b.kejadian_id and m.tanggal = b.tanggal and m.perlu_tinjauan and m.ditinjau_pada is null)
    order by b.tanggal, b.kejadian_id limit ${limit}
    for update of b skip locked`.execute(tx)
  return rows
}

/** Evidence after the cut: four decimals, the mark of the whole position in hexadecimal, and the verdict on the signature. */
export type BuktiPotong = {
  readonly id: number
  readonly tanggal: Tanggal
  readonly sidik: string
  readonly luring: string | null
  readonly tandaSah: boolean | null
}

export async function updateBuktiPotong(tx: Tx, semua: readonly BuktiPotong[]): Promise<void> {
  await sql`
    update presensi_bukti b set lat7 = null, lng7 = null, latitude = round(b.latitude::numeric, 4),
      longitude = round(b.longitude::numeric, 4), sidik_titik = decode(p.sidik, 'hex'), tanda_sah = p.sah, luring = p.luring
    from unnest(${semua.map(({ id }) => id)}::bigint[], ${semua.map(({ tanggal }) => tanggal)}::date[],
      ${semua.map(({ sidik }) => sidik)}::text[], ${semua.map(({ tandaSah }) => tandaSah)}::boolean[],
      ${semua.map(({ luring }) => luring)}::text[]) as p (id, tanggal, sidik, sah, luring)
    where b.kejadian_id = p.id and b.tanggal = p.tanggal`.execute(tx)
}

/** Evidence of a punch that became a request, which is decided. */
export type KoreksiPenuh = {
  readonly id: number
  readonly luring: string
  readonly luring_tanda: string | null
  readonly kunci: Buffer | null
}

/** The phone is told by the evidence itself; a claim of another's fails its signature. */
export async function listKoreksiPenuh(
  db: Db,
  sesudah: number,
  limit: number,
): Promise<readonly KoreksiPenuh[]> {
  const { rows } = await sql<KoreksiPenuh>`
    select l.id, l.luring, l.luring_tanda, p.kunci
    from koreksi_luring l join absensi a on a.id = l.absensi_id
      left join ponsel p on p.id::text = l.luring::json ->> 'ponsel'
    where l.luring is not null and not l.dipotong and a.status <> 'menunggu' and l.id > ${sesudah}
    order by l.id limit ${limit}`.execute(db)
  return rows
}

export async function updateKoreksiPotong(
  db: Db,
  {
    id,
    luring,
    tandaSah,
  }: { readonly id: number; readonly luring: string | null; readonly tandaSah: boolean | null },
): Promise<void> {
  await db
    .updateTable('koreksi_luring')
    .set({ luring, tanda_sah: tandaSah, dipotong: true })
    .where('id', '=', id)
    .where('luring', 'is not', null)
    .execute()
}
