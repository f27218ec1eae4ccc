import type { Pelaku } from '@rekan/domain/akses/akses'
import type { Tanggal } from '@rekan/domain/waktu'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

/** The first and the last day on which somebody came to work, after a day where one is named; null without any. */
export async function findRentangPresensi(
  tx: Tx,
  karyawanId: number,
  sesudah: Tanggal | null = null,
): Promise<{ pertama: Tanggal | null; terakhir: Tanggal | null }> {
  return tx
    .selectFrom('presensi as r')
    .select((eb) => [
      eb.fn.min<Tanggal | null>('r.tanggal').as('pertama'),
      eb.fn.max<Tanggal | null>('r.tanggal').as('terakhir'),
    ])
    .where('r.karyawan_id', '=', karyawanId)
    .$if(sesudah !== null, (q) => q.where('r.tanggal', '>', sesudah ?? ''))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('presensi_kejadian as e')
          .whereRef('e.presensi_id', '=', 'r.id')
          .whereRef('e.tanggal', '=', 'r.tanggal'),
      ),
    )
    .executeTakeFirstOrThrow()
}

/** The first day between two on which somebody came to work; null without one. */
export async function findPresensiAntara(
  tx: Tx,
  karyawanId: number,
  dari: Tanggal,
  sampai: Tanggal,
): Promise<Tanggal | null> {
  const { rows } = await sql<{ tanggal: Tanggal }>`
    select r.tanggal from presensi r
    where r.karyawan_id = ${karyawanId} and r.tanggal between ${dari}::date and ${sampai}::date
      and exists (select from presensi_kejadian e where e.presensi_id = r.id and e.tanggal = r.tanggal)
    order by r.tanggal limit 1`.execute(tx)
  return rows[0]?.tanggal ?? null
}

/** Whether somebody has come on a day, or the one before, and not gone. */
export async function isDiTempat(tx: Tx, karyawanId: number, tanggal: Tanggal): Promise<boolean> {
  const { rows } = await sql`
    select from presensi r where r.karyawan_id = ${karyawanId} and r.tanggal between ${tanggal}::date - 1 and ${tanggal}::date
      and exists (select from presensi_kejadian e where e.presensi_id = r.id and e.tanggal = r.tanggal and e.jenis = 'check_in')
      and not exists (select from presensi_kejadian e where e.presensi_id = r.id and e.tanggal = r.tanggal and e.jenis = 'check_out')`.execute(
    tx,
  )
  return rows.length > 0
}

/** What is disputed counts, whoever is to decide it. */
export const SEMUA_SANGGAHAN: Pick<Pelaku, 'role' | 'urusanHrd'> = { role: 'hrd' }

/**
 * In SQL, the records `r` of which a punch `e` waits to be looked at, or is disputed and waits for the reader: HR, or of people of HR who
 * settles their affairs. As arrays, known before the first row: what waits is little, and the planner would think it much, and read
 * every month.
 */
export function hariMenunggu(
  kejadian: RawBuilder<SqlBool>,
  { role, urusanHrd }: Pick<Pelaku, 'role' | 'urusanHrd'>,
): RawBuilder<unknown> {
  const menunggu = (kolom: RawBuilder<unknown>) => sql`array(select ${kolom} from presensi_kejadian e
    where e.perlu_tinjauan and e.ditinjau_pada is null and ${kejadian} order by e.id)`
  const milik =
    urusanHrd === undefined
      ? sql``
      : sql`and exists (select from presensi h where h.id = e.presensi_id and h.tanggal = e.tanggal
          and h.karyawan_id = any(${[...urusanHrd]}::integer[]))`
  const disanggah =
    role === 'hrd' || urusanHrd !== undefined
      ? sql`union select e.presensi_id, e.tanggal from presensi_sanggahan s
        join presensi_kejadian e on e.id = s.kejadian_id and e.tanggal = s.tanggal
        where s.diputus_pada is null and not s.dikoreksi and ${kejadian} ${milik}`
      : sql``
  return sql`(select w.id, w.tanggal
      from unnest(${menunggu(sql`e.presensi_id`)}, ${menunggu(sql`e.tanggal`)}) w (id, tanggal)
      group by 1, 2 ${disanggah}) w
    join presensi r on r.id = w.id and r.tanggal = w.tanggal`
}
