import type { UpahMinimum } from '@rekan/domain/karyawan/upah-minimum'
import type { KelasJkk } from '@rekan/domain/payroll/pajak'
import type { Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

/** Where somebody is placed on a day, and what pay follows from there. */
export type DasarLokasi = {
  readonly kantor: { readonly id: number; readonly nama: string } | null
  readonly wilayah: string | null
  /** Of the post that they stand at most in the month until that day, where it has one of its own; else the site's */
  readonly kelas_jkk: KelasJkk | null
  /** Days of the person's week with work; null without a placement */
  readonly hari_seminggu: number | null
  /** Of that day's year */
  readonly minimum: UpahMinimum | null
}

/** By karyawan, of the placement of the day, else of the last. */
export async function listDasarLokasi(
  db: Db | Tx,
  diminta: readonly { readonly karyawanId: number; readonly tanggal: Tanggal }[],
): Promise<ReadonlyMap<number, DasarLokasi>> {
  const { rows } = await sql<DasarLokasi & { readonly karyawan_id: number }>`
    select d.karyawan_id, (select count(*)::integer from jadwal_hari h where h.jadwal_id = p.jadwal_id
        and h.berlaku_dari = (select max(v.berlaku_dari) from jadwal_versi v
          where v.jadwal_id = p.jadwal_id and v.berlaku_dari <= d.tanggal)) as hari_seminggu, o.wilayah,
      coalesce(j.kelas_jkk, o.kelas_jkk) as kelas_jkk,
      case when o.id is not null then json_build_object('id', o.id, 'nama', o.nama) end as kantor,
      case when m.wilayah is not null
        then json_build_object('wilayah', m.wilayah, 'tahun', m.tahun, 'jumlah', m.jumlah) end as minimum
    from unnest(${diminta.map((d) => d.karyawanId)}::integer[], ${diminta.map((d) => d.tanggal)}::date[])
      as d (karyawan_id, tanggal)
    left join lateral (select p.kantor_id, p.jadwal_id from penempatan p where p.karyawan_id = d.karyawan_id
      order by (p.tanggal_masuk <= d.tanggal and coalesce(p.tanggal_selesai >= d.tanggal, true)) desc, p.utama desc,
        p.tanggal_masuk desc limit 1) p on true
    left join kantor o on o.id = p.kantor_id
    left join lateral (select s.kelas_jkk from penugasan g join pos s on s.id = g.pos_id
      where g.karyawan_id = d.karyawan_id and g.tanggal between date_trunc('month', d.tanggal)::date and d.tanggal
        and g.dibatalkan_pada is null and s.kelas_jkk is not null
      group by s.kelas_jkk order by count(*) desc, array_position(
        array['SANGAT_TINGGI', 'TINGGI', 'SEDANG', 'RENDAH', 'SANGAT_RENDAH'], s.kelas_jkk) limit 1) j on true
    left join upah_minimum m on m.wilayah = o.wilayah and m.tahun = extract(year from d.tanggal)`.execute(db)
  return new Map(rows.map(({ karyawan_id, ...dasar }) => [karyawan_id, dasar]))
}

export async function listUpahMinimum(db: Db | Tx) {
  return db
    .selectFrom('upah_minimum')
    .select(['wilayah', 'tahun', 'jumlah', 'contoh'])
    .orderBy('wilayah')
    .orderBy('tahun', 'desc')
    .execute()
}

/** Every site that is open, with what pay follows from there. */
export async function listLokasiGaji(db: Db | Tx) {
  return db
    .selectFrom('kantor')
    .select(['id', 'nama', 'wilayah', 'kelas_jkk'])
    .where('tutup_mulai', 'is', null)
    .orderBy('nama')
    .execute()
}

/** What is there of a place and year is replaced. */
export async function upsertUpahMinimum(
  tx: Tx,
  baris: readonly UpahMinimum[],
  olehId: number,
  pada: Date,
): Promise<void> {
  await tx
    .insertInto('upah_minimum')
    .values(baris.map((satu) => ({ ...satu, contoh: false, dicatat_oleh_id: olehId, dicatat_pada: pada })))
    .onConflict((c) =>
      c.columns(['wilayah', 'tahun']).doUpdateSet((eb) => ({
        jumlah: eb.ref('excluded.jumlah'),
        contoh: false,
        dicatat_oleh_id: olehId,
        dicatat_pada: pada,
      })),
    )
    .execute()
}

/** False where there is no such site. */
export async function updateLokasiGaji(
  tx: Tx,
  id: number,
  isi: { readonly wilayah: string | null; readonly kelas_jkk: KelasJkk | null },
): Promise<boolean> {
  const hasil = await tx.updateTable('kantor').set(isi).where('id', '=', id).executeTakeFirst()
  return hasil.numUpdatedRows > 0n
}
