import type { Bulan } from '@rekan/domain/bulan'
import type { Rentang } from '@rekan/domain/bulan/masa'
import type { Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { PerbuatanAkun } from '../../platform/perbuatan.ts'

/** The site or client that a lock is for; neither: the whole company. */
export type LingkupKunci = {
  readonly kantor_id?: number | undefined
  readonly klien_id?: number | undefined
}

/** Waits until nobody changes a day or locks a month any more, and lets nobody until the transaction ends. */
export async function lockBulan(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('kunci_bulan', 0))`.execute(tx)
}

/** The sites of a site or a client with a post in these days; null: there is no such site or client. */
export async function listLokasiOf(
  db: Db | Tx,
  { kantor_id, klien_id }: LingkupKunci,
  { dari, sampai }: Rentang,
): Promise<number[] | null> {
  if (kantor_id !== undefined) {
    const kantor = await db.selectFrom('kantor').select('id').where('id', '=', kantor_id).executeTakeFirst()
    return kantor === undefined ? null : [kantor.id]
  }
  const { rows } = await sql<{ id: number }>`
    select distinct p.kantor_id as id from pos p join kontrak_klien c on c.id = p.kontrak_klien_id
    where c.klien_id = ${klien_id ?? null}::integer and c.mulai <= ${sampai} and c.sampai >= ${dari}
      and (p.tutup_mulai is null or p.tutup_mulai > ${dari})
    order by id`.execute(db)
  return rows.length === 0 ? null : rows.map(({ id }) => id)
}

export type KunciBaru = Bulan &
  Rentang &
  LingkupKunci & {
    /** Null: the whole company */
    readonly lokasi: readonly number[] | null
    readonly oleh: number
    readonly saat: Instan
  }

/** Who holds all of it already; undefined: nobody. */
export async function findPemegang(
  tx: Tx,
  { tahun, bulan, lokasi }: Pick<KunciBaru, 'tahun' | 'bulan' | 'lokasi'>,
): Promise<{ readonly id: number; readonly oleh: string } | undefined> {
  const { rows } = await sql<{ id: number; oleh: string }>`
    select k.id, coalesce(o.nama, u.nama) as oleh
    from kunci_bulan k join pengguna u on u.id = k.dikunci_oleh_id left join karyawan o on o.id = u.karyawan_id
    where k.tahun = ${tahun} and k.bulan = ${bulan} and k.dibuka_pada is null
      and (k.lokasi is null or k.lokasi @> ${lokasi}::integer[])
    order by k.lokasi is not null, k.id limit 1`.execute(tx)
  return rows[0]
}

/** Writes a lock with the days that it holds: of a site or a client, those that are its own now. */
export async function insertKunci(tx: Tx, baru: KunciBaru): Promise<number> {
  const { tahun, bulan, dari, sampai, kantor_id = null, klien_id = null, lokasi, oleh, saat } = baru
  const { id } = await tx
    .insertInto('kunci_bulan')
    .values({
      tahun,
      bulan,
      dari,
      sampai,
      kantor_id,
      klien_id,
      lokasi: lokasi === null ? null : [...lokasi],
      dikunci_oleh_id: oleh,
      dikunci_pada: new Date(saat),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (lokasi !== null)
    await sql`
      insert into kunci_bulan_orang (kunci_id, karyawan_id, hari)
      select ${id}, o.karyawan_id, range_agg(daterange(h.tanggal, h.tanggal, '[]'))
      from (select karyawan_id from penempatan
          where kantor_id = any(${lokasi}::integer[]) and tanggal_masuk <= ${sampai}
            and (tanggal_selesai is null or tanggal_selesai >= ${dari})
          union select karyawan_id from penugasan
          where kantor_id = any(${lokasi}::integer[]) and tanggal between ${dari} and ${sampai}) o
        cross join lateral (select ${dari}::date + ke as tanggal from generate_series(0, ${sampai}::date - ${dari}::date) ke) h
      where kantor_hari(o.karyawan_id, h.tanggal) = any(${lokasi}::integer[])
      group by o.karyawan_id`.execute(tx)
  return id
}

/** Opens a lock again; false: somebody has. */
export async function openKunci(
  { tx, oleh, saat }: PerbuatanAkun,
  id: number,
  alasan: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('kunci_bulan')
    .set({ dibuka_oleh_id: oleh, dibuka_pada: new Date(saat), alasan_dibuka: alasan })
    .where('id', '=', id)
    .where('dibuka_pada', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type BarisKunci = Bulan &
  Rentang & {
    readonly id: number
    readonly kantor: { readonly id: number; readonly nama: string } | null
    readonly klien: { readonly id: number; readonly nama: string } | null
    readonly lokasi: readonly number[] | null
    readonly oleh: string
    readonly pada: Instan
    readonly dibuka_oleh: string | null
    readonly dibuka_pada: Instan | null
    readonly alasan_dibuka: string | null
  }

/** All locks of a month, also those that were opened again, the newest first; or the one with this id. */
export async function listKunci(db: Db | Tx, syarat: Bulan | { readonly id: number }): Promise<BarisKunci[]> {
  const milik =
    'id' in syarat ? sql`k.id = ${syarat.id}` : sql`k.tahun = ${syarat.tahun} and k.bulan = ${syarat.bulan}`
  const { rows } = await sql<BarisKunci>`
    select k.id, k.tahun, k.bulan, k.dari, k.sampai, k.lokasi,
      case when o.id is not null then json_build_object('id', o.id, 'nama', o.nama) end as kantor,
      case when c.id is not null then json_build_object('id', c.id, 'nama', c.nama) end as klien,
      coalesce(ku.nama, u.nama) as oleh, k.dikunci_pada as pada,
      coalesce(kb.nama, b.nama) as dibuka_oleh, k.dibuka_pada, k.alasan_dibuka
    from kunci_bulan k
      join pengguna u on u.id = k.dikunci_oleh_id left join karyawan ku on ku.id = u.karyawan_id
      left join pengguna b on b.id = k.dibuka_oleh_id left join karyawan kb on kb.id = b.karyawan_id
      left join kantor o on o.id = k.kantor_id left join klien c on c.id = k.klien_id
    where ${milik} order by k.dikunci_pada desc, k.id desc`.execute(db)
  return rows
}
