import type { LaranganCuti } from '@rekan/domain/pengajuan/izin/larangan'
import type { Tanggal } from '@rekan/domain/waktu'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'
import type { PerbuatanPelaku } from '../../../platform/perbuatan.ts'

type Rentang = { readonly dari: Tanggal; readonly sampai: Tanggal }

/** What bars annual leave of somebody on some of these days, by where and as what they are placed then. */
export async function findLarangan(
  db: Db | Tx,
  karyawanId: number,
  { dari, sampai }: Rentang,
): Promise<LaranganCuti[]> {
  const { rows } = await sql<LaranganCuti>`
    select distinct l.id, greatest(l.dari, p.tanggal_masuk) as dari, least(l.sampai, p.tanggal_selesai) as sampai, l.alasan,
      coalesce(k.nama, u.nama) as oleh
    from larangan_cuti l
      join penempatan p on p.karyawan_id = ${karyawanId} and p.tanggal_masuk <= l.sampai
        and coalesce(p.tanggal_selesai, 'infinity') >= l.dari
        and (l.kantor_id is null or l.kantor_id = p.kantor_id)
        and (l.jabatan is null or lower(l.jabatan) = lower(p.jabatan))
      join pengguna u on u.id = l.dibuat_oleh_id left join karyawan k on k.id = u.karyawan_id
    where l.dicabut_pada is null and l.dari <= ${sampai} and l.sampai >= ${dari}
    order by l.id`.execute(db)
  return rows
}

/** What bars annual leave from a day on, the earliest first. */
export async function listLarangan(db: Db | Tx, sejak: Tanggal) {
  return db
    .selectFrom('larangan_cuti as l')
    .innerJoin('pengguna as u', 'u.id', 'l.dibuat_oleh_id')
    .leftJoin('karyawan as k', 'k.id', 'u.karyawan_id')
    .leftJoin('kantor as o', 'o.id', 'l.kantor_id')
    .select(['l.id', 'l.dari', 'l.sampai', 'l.kantor_id', 'o.nama as kantor_nama', 'l.jabatan', 'l.alasan'])
    .select((eb) => eb.fn.coalesce('k.nama', 'u.nama').as('oleh'))
    .where('l.dicabut_pada', 'is', null)
    .where('l.sampai', '>=', sejak)
    .orderBy('l.dari')
    .orderBy('l.id')
    .limit(1000)
    .execute()
}

export async function insertLarangan(tx: Tx, baru: Insertable<Skema['larangan_cuti']>): Promise<number> {
  const { id } = await tx.insertInto('larangan_cuti').values(baru).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function isKantorAda(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('kantor').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Takes one back; false where it is none, or was taken back before. */
export async function withdrawLaranganRow({ tx, oleh, saat }: PerbuatanPelaku, id: number): Promise<boolean> {
  const row = await tx
    .updateTable('larangan_cuti')
    .set({ dicabut_oleh_id: oleh, dicabut_pada: new Date(saat) })
    .where('id', '=', id)
    .where('dicabut_pada', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
