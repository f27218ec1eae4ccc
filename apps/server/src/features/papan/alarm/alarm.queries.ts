import { NAIK_TAHAP_MS, type SebabReda, TAHAP_ALARM, type TahapAlarm } from '@rekan/domain/papan/alarm'
import type { Instan, KodeZona, Tanggal } from '@rekan/domain/waktu'
import { type Insertable, sql } from 'kysely'
import { type Tx, at } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'

/** Lets the servers of a company take turns with alarms for the rest of the transaction. */
export async function lockAlarm(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('alarm', 0))`.execute(tx)
}

export type Naik = { readonly id: number; readonly kantor_id: number; readonly karyawan_id: number }

/** Raises alarms, those that had ended anew; gives those that were not standing. */
export async function insertAlarm(
  tx: Tx,
  baru: readonly Insertable<Skema['alarm']>[],
): Promise<readonly Naik[]> {
  if (baru.length === 0) return []
  return tx
    .insertInto('alarm')
    .values(baru)
    .onConflict((c) =>
      c
        .constraint('alarm_satu')
        .doUpdateSet((eb) => ({
          kantor_id: eb.ref('excluded.kantor_id'),
          pos_id: eb.ref('excluded.pos_id'),
          selesai: eb.ref('excluded.selesai'),
          naik_pada: eb.ref('excluded.naik_pada'),
          tahap: eb.ref('excluded.tahap'),
          ditanggapi_oleh_id: null,
          ditanggapi_pada: null,
          reda_pada: null,
          sebab: null,
          kejadian_id: null,
          datang_pada: null,
        }))
        .where('alarm.reda_pada', 'is not', null),
    )
    .returning(['id', 'kantor_id', 'karyawan_id'])
    .execute()
}

export type Dilihat = {
  readonly id: number
  readonly karyawan_id: number
  readonly tanggal: Tanggal
  readonly mulai: Instan
  /** Why it ended; null: it stands */
  readonly sebab: SebabReda | null
}

/** The alarms that stand, and those whose end may be none any more, each held for the rest of the transaction. */
export function listDilihat(tx: Tx, saat: Instan): Promise<Dilihat[]> {
  return tx
    .selectFrom('alarm as a')
    .select(['a.id', 'a.karyawan_id', 'a.tanggal', 'a.mulai', 'a.sebab'])
    .where((eb) =>
      eb.or([
        eb('a.reda_pada', 'is', null),
        eb.and([
          eb('a.reda_pada', 'is not', null),
          eb('a.selesai', '>', at(saat)),
          eb.or([
            eb('a.sebab', '<>', 'datang'),
            eb.not(
              eb.exists(
                eb
                  .selectFrom('presensi_kejadian as e')
                  .whereRef('e.id', '=', 'a.kejadian_id')
                  .whereRef('e.tanggal', '=', 'a.tanggal'),
              ),
            ),
          ]),
        ]),
      ]),
    )
    .orderBy('a.id')
    .forUpdate('a')
    .execute()
}

export type Reda = {
  readonly id: number
  readonly sebab: SebabReda
  readonly kejadian_id: number | null
  readonly datang_pada: Instan | null
}

export async function updateReda(
  tx: Tx,
  { id, sebab, kejadian_id, datang_pada }: Reda,
  saat: Instan,
): Promise<void> {
  await tx
    .updateTable('alarm')
    .set({
      reda_pada: new Date(saat),
      sebab,
      kejadian_id,
      datang_pada: datang_pada === null ? null : new Date(datang_pada),
    })
    .where('id', '=', id)
    .execute()
}

/** Takes the alarms to the next step that nobody has answered for so long; gives them. */
export async function updateTahap(tx: Tx, ke: 'atasan' | 'hr', saat: Instan): Promise<readonly Naik[]> {
  return tx
    .updateTable('alarm')
    .set({ tahap: TAHAP_ALARM[ke] })
    .where('reda_pada', 'is', null)
    .where('ditanggapi_pada', 'is', null)
    .where('tahap', '<', TAHAP_ALARM[ke])
    .where('selesai', '>', at(saat))
    .where('naik_pada', '<=', at(saat - NAIK_TAHAP_MS[ke]))
    .returning(['id', 'kantor_id', 'karyawan_id'])
    .execute()
}

/** The messages of a minute and a step, by site, with these alarms in them as well; and whether each is new. */
export async function upsertPesan(
  tx: Tx,
  { tahap, pada }: { readonly tahap: TahapAlarm; readonly pada: Instan },
  alarm: readonly Naik[],
): Promise<readonly { readonly id: number; readonly kantor_id: number; readonly isBaru: boolean }[]> {
  const kantorIds = [...new Set(alarm.map(({ kantor_id }) => kantor_id))].toSorted((a, b) => a - b)
  if (kantorIds.length === 0) return []
  const ditulis = await tx
    .insertInto('alarm_pesan')
    .values(kantorIds.map((kantor_id) => ({ kantor_id, tahap, pada: new Date(pada) })))
    .onConflict((c) => c.constraint('alarm_pesan_satu').doNothing())
    .returning('id')
    .execute()
  const baru = new Set(ditulis.map(({ id }) => id))
  const semua = await tx
    .selectFrom('alarm_pesan')
    .select(['id', 'kantor_id'])
    .where('kantor_id', 'in', kantorIds)
    .where('tahap', '=', tahap)
    .where('pada', '=', at(pada))
    .execute()
  const pesanOf = new Map(semua.map(({ id, kantor_id }) => [kantor_id, id]))
  await sql`
    insert into alarm_pesan_isi (pesan_id, alarm_id)
    select * from unnest(${alarm.map(({ kantor_id }) => pesanOf.get(kantor_id))}::bigint[], ${alarm.map(({ id }) => id)}::bigint[])
    on conflict do nothing`.execute(tx)
  return semua.map((satu) => ({ ...satu, isBaru: baru.has(satu.id) }))
}

export type Pesan = {
  readonly id: number
  readonly pada: Instan
  readonly kantor: { readonly nama: string; readonly zona: KodeZona }
  readonly orang: readonly {
    readonly nama: string
    readonly akunId: number | null
    /** ISO texts */
    readonly mulai: string
    readonly sebab: SebabReda | null
    readonly datang: string | null
  }[]
}

/** The messages that some alarms stand in. */
export async function listPesanAlarm(tx: Tx, alarmIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct i.pesan_id as id from alarm_pesan_isi i
    where i.alarm_id = any(${[...alarmIds]}::bigint[]) order by 1`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Messages with all who are in them by name. */
export async function listPesan(tx: Tx, pesanIds: readonly number[]): Promise<readonly Pesan[]> {
  const { rows } = await sql<Pesan>`
    select s.id, s.pada, json_build_object('nama', o.nama, 'zona', o.zona_waktu) as kantor,
      (select json_agg(json_build_object('nama', k.nama, 'akunId', u.id, 'mulai', a.mulai, 'sebab', a.sebab,
          'datang', a.datang_pada) order by a.mulai, lower(k.nama), a.id)
        from alarm_pesan_isi i join alarm a on a.id = i.alarm_id join karyawan k on k.id = a.karyawan_id
          left join pengguna u on u.karyawan_id = k.id
        where i.pesan_id = s.id) as orang
    from alarm_pesan s join kantor o on o.id = s.kantor_id
    where s.id = any(${[...pesanIds]}::bigint[]) order by s.id`.execute(tx)
  return rows
}

/** The accounts of HR with the branches they are for; none: the whole company. */
export async function listHrd(
  tx: Tx,
): Promise<readonly { readonly id: number; readonly kantorIds: readonly number[] }[]> {
  const { rows } = await sql<{ id: number; kantorIds: number[] }>`
    select u.id, array(select l.kantor_id from peran_lingkup l where l.pengguna_id = u.id) as "kantorIds"
    from pengguna u left join karyawan k on k.id = u.karyawan_id
    where u.role = 'hrd' and u.aktif and coalesce(k.aktif, true) order by u.id`.execute(tx)
  return rows
}

/** The coordinators of some accounts, by the placements of their people in force on a date. */
export async function listAtasan(tx: Tx, akunIds: readonly number[], tanggal: Tanggal): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct u.id from pengguna b join penempatan p on p.karyawan_id = b.karyawan_id
      join pengguna u on u.id = p.koordinator_id left join karyawan k on k.id = u.karyawan_id
    where b.id = any(${[...akunIds]}::integer[]) and ${tanggal} between p.tanggal_masuk and coalesce(p.tanggal_selesai, 'infinity')
      and u.role = 'koordinator' and u.aktif and coalesce(k.aktif, true)
    order by u.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Answers an alarm that stands; false where none stands for that work. Answered before, it stays as it was. */
export async function updateTanggapan(
  tx: Tx,
  {
    karyawanId,
    tanggal,
    mulai,
  }: { readonly karyawanId: number; readonly tanggal: Tanggal; readonly mulai: Instan },
  olehId: number,
  saat: Instan,
): Promise<{ readonly id: number; readonly isBaru: boolean } | null> {
  const ada = await tx
    .selectFrom('alarm')
    .select(['id', 'ditanggapi_pada'])
    .where('karyawan_id', '=', karyawanId)
    .where('tanggal', '=', tanggal)
    .where('mulai', '=', at(mulai))
    .where('reda_pada', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (ada === undefined) return null
  if (ada.ditanggapi_pada === null)
    await tx
      .updateTable('alarm')
      .set({ ditanggapi_oleh_id: olehId, ditanggapi_pada: new Date(saat) })
      .where('id', '=', ada.id)
      .execute()
  return { id: ada.id, isBaru: ada.ditanggapi_pada === null }
}
