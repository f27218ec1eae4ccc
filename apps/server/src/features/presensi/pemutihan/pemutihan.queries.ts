import type { KodeZona, Instan, Tanggal } from '@rekan/domain/waktu'
import type { RentangPemutihan } from '@rekan/domain/presensi/pemutihan'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { isNotKecuali } from '../hari/hari.sql.ts'

export type KantorPemutihan = { readonly id: number; readonly zona_waktu: KodeZona }

/** A site by its id; undefined for none. */
export async function findKantor(db: Db | Tx, id: number): Promise<KantorPemutihan | undefined> {
  return db.selectFrom('kantor').select(['id', 'zona_waktu']).where('id', '=', id).executeTakeFirst()
}

/** A span that was waived at a site; moments as ISO texts. */
export type Pemutihan = {
  readonly id: number
  readonly kantor_id: number
  readonly zona_waktu: KodeZona
  readonly tanggal: Tanggal
  readonly mulai: string
  readonly selesai: string
  readonly alasan: string
  readonly oleh: string
  readonly dibuat_pada: string
  readonly presensi: number
  readonly kecuali: string | null
  readonly dicabut_oleh: string | null
  readonly dicabut_pada: string | null
}

/** A site's spans of some days, the latest first. */
export async function listPemutihan(
  db: Db | Tx,
  kantorId: number,
  { dari, sampai }: { readonly dari: Tanggal; readonly sampai: Tanggal },
): Promise<Pemutihan[]> {
  return fetchSemua(db, sql<SqlBool>`w.kantor_id = ${kantorId} and w.tanggal between ${dari} and ${sampai}`)
}

export async function findPemutihan(db: Db | Tx, id: number): Promise<Pemutihan | undefined> {
  const [satu] = await fetchSemua(db, sql<SqlBool>`w.id = ${id}`)
  return satu
}

async function fetchSemua(db: Db | Tx, syarat: RawBuilder<SqlBool>): Promise<Pemutihan[]> {
  const nama = (kolom: 'dibuat_oleh_id' | 'dicabut_oleh_id') => sql`(
    select coalesce(k.nama, u.nama) from pengguna u left join karyawan k on k.id = u.karyawan_id
    where u.id = ${sql.ref(`w.${kolom}`)})`
  const { rows } = await sql<Pemutihan>`
    select w.id, w.kantor_id, o.zona_waktu, w.tanggal, w.mulai, w.selesai, w.alasan, ${nama('dibuat_oleh_id')} as oleh, w.dibuat_pada,
      (select count(*)::integer from presensi_kejadian e join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal
        where e.kantor_id = w.kantor_id and e.tanggal between w.tanggal - 1 and w.tanggal + 1
          and e.telat_detik > 0 and e.waktu between w.mulai and w.selesai and ${isNotKecuali(sql`r.karyawan_id`)}) as presensi,
      (select string_agg(k.nama, ', ' order by k.id) from karyawan k
        where k.id = w.kecuali_karyawan_id or k.id = any(w.kecuali_pembuka)) as kecuali,
      ${nama('dicabut_oleh_id')} as dicabut_oleh, w.dicabut_pada
    from pemutihan w join kantor o on o.id = w.kantor_id where ${syarat}
    order by w.mulai desc, w.id desc`.execute(db)
  return rows.map((satu) => ({
    ...satu,
    mulai: new Date(satu.mulai).toISOString(),
    selesai: new Date(satu.selesai).toISOString(),
    dibuat_pada: new Date(satu.dibuat_pada).toISOString(),
    dicabut_pada: satu.dicabut_pada === null ? null : new Date(satu.dicabut_pada).toISOString(),
  }))
}

/** Whose late check-ins lie in a span at a site. */
export async function listTerlambat(
  tx: Tx,
  { kantor_id, tanggal, mulai, selesai }: Pemutihan,
): Promise<number[]> {
  const { rows } = await sql<{ karyawan_id: number }>`
    select distinct r.karyawan_id from presensi_kejadian e
      join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal
    where e.kantor_id = ${kantor_id} and e.tanggal between ${tanggal}::date - 1 and ${tanggal}::date + 1
      and e.telat_detik > 0 and e.waktu between ${mulai}::timestamptz and ${selesai}::timestamptz`.execute(tx)
  return rows.map(({ karyawan_id }) => karyawan_id)
}

export async function insertPemutihan(
  tx: Tx,
  kantorId: number,
  {
    tanggal,
    mulai,
    selesai,
    alasan,
  }: RentangPemutihan & { readonly tanggal: Tanggal; readonly alasan: string },
  { olehId, kecualiId }: { readonly olehId: number; readonly kecualiId: number | null },
  saat: Instan,
): Promise<number> {
  const { id } = await tx
    .insertInto('pemutihan')
    .values({
      kantor_id: kantorId,
      tanggal,
      mulai: new Date(mulai),
      selesai: new Date(selesai),
      alasan,
      dibuat_oleh_id: olehId,
      dibuat_pada: new Date(saat),
      kecuali_karyawan_id: kecualiId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes a span back; false where none of that id is in force. */
export async function updatePemutihan(tx: Tx, id: number, olehId: number, saat: Instan): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('pemutihan')
    .set({ dicabut_oleh_id: olehId, dicabut_pada: new Date(saat) })
    .where('id', '=', id)
    .where('dicabut_pada', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
