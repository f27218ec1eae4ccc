import type { Instan } from '@rekan/domain/waktu'
import { polaBerisi } from '@rekan/domain/teks/cari'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export type Penahanan = {
  readonly id: number
  readonly perkara: string | null
  readonly alasan: string
  readonly karyawan: { readonly id: number; readonly kode: string; readonly nama: string }[]
  readonly oleh: string
  /** ISO texts */
  readonly pada: string
  readonly dicabut_pada: string | null
  readonly dicabut_oleh: string | null
}

/** Which holds: those of a person, a case or a reason that has this text */
export type DicariPenahanan = {
  readonly cari?: string | undefined
  readonly lewati: number
  readonly jumlah: number
}

/** Holds, those in force first, the newest first, and how many there are. */
export async function listPenahanan(
  db: Db | Tx,
  { cari = '', lewati, jumlah }: DicariPenahanan,
): Promise<{ readonly data: Penahanan[]; readonly total: number }> {
  const pola = polaBerisi(cari)
  const ditemukan = sql`penahanan p where ${cari} = '' or p.perkara ilike ${pola} or p.alasan ilike ${pola} or exists (
    select from penahanan_karyawan t join karyawan k on k.id = t.karyawan_id
    where t.penahanan_id = p.id and (k.nama ilike ${pola} or k.kode ilike ${pola}))`
  const { rows: banyak } = await sql<{ total: number }>`
    select count(*)::integer as total from ${ditemukan}`.execute(db)
  const { rows } = await sql<Penahanan>`
    select p.id, p.perkara, p.alasan, coalesce(ko.nama, o.nama) as oleh,
      to_json(p.dibuat_pada) as pada, to_json(p.dicabut_pada) as dicabut_pada, coalesce(kc.nama, c.nama) as dicabut_oleh,
      (select json_agg(json_build_object('id', k.id, 'kode', k.kode, 'nama', k.nama) order by lower(k.nama), k.id)
        from penahanan_karyawan t join karyawan k on k.id = t.karyawan_id where t.penahanan_id = p.id) as karyawan
    from (select p.* from ${ditemukan}) p
      join pengguna o on o.id = p.dibuat_oleh_id left join karyawan ko on ko.id = o.karyawan_id
      left join pengguna c on c.id = p.dicabut_oleh_id left join karyawan kc on kc.id = c.karyawan_id
    order by p.dicabut_pada is not null, p.id desc limit ${jumlah} offset ${lewati}`.execute(db)
  return { data: rows, total: banyak[0]?.total ?? 0 }
}

/** Returns those of the given ids that no employee has. */
export async function listTidakAda(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const ada = await tx.selectFrom('karyawan').select('id').where('id', 'in', ids).execute()
  return ids.filter((id) => !ada.some((satu) => satu.id === id))
}

export async function insertPenahanan(
  tx: Tx,
  isian: {
    readonly perkara: string | null
    readonly alasan: string
    readonly karyawanIds: readonly number[]
  },
  olehId: number,
  saat: Instan,
): Promise<number> {
  const { id } = await tx
    .insertInto('penahanan')
    .values({
      perkara: isian.perkara,
      alasan: isian.alasan,
      dibuat_oleh_id: olehId,
      dibuat_pada: new Date(saat),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('penahanan_karyawan')
    .values(isian.karyawanIds.map((karyawan_id) => ({ penahanan_id: id, karyawan_id })))
    .execute()
  return id
}

/** Lifts a hold that is in force; false where there is none. */
export async function updatePenahanan(tx: Tx, id: number, olehId: number, saat: Instan): Promise<boolean> {
  const row = await tx
    .updateTable('penahanan')
    .set({ dicabut_oleh_id: olehId, dicabut_pada: new Date(saat) })
    .where('id', '=', id)
    .where('dicabut_pada', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Of whom a hold keeps what there is. */
export async function listDitahan(tx: Tx, id: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('penahanan_karyawan')
    .select('karyawan_id')
    .where('penahanan_id', '=', id)
    .execute()
  return rows.map(({ karyawan_id }) => karyawan_id)
}
