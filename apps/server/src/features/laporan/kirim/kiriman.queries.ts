import type { Role } from '@rekan/domain/akses/peran'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { type Selectable, sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'

/** Saved reports that are mailed and have no letter of a month yet, or one whose report is gone. */
export async function listBelumDibuat(
  db: Db,
  bulan: Tanggal,
): Promise<Selectable<Skema['laporan_tersimpan']>[]> {
  return db
    .selectFrom('laporan_tersimpan as t')
    .selectAll('t')
    .where('t.hari_kirim', 'is not', null)
    .where(
      sql<boolean>`not exists (select from laporan_kiriman k where k.tersimpan_id = t.id and k.bulan = ${bulan}::date
        and (k.selesai_pada is not null or k.laporan_id is not null))`,
    )
    .orderBy('t.id')
    .execute()
}

/** Notes the letter of a month, for this server alone; false where another one has. */
export async function insertKiriman(
  tx: Tx,
  tersimpanId: number,
  bulan: Tanggal,
  saat: Instan,
): Promise<boolean> {
  const { rows } = await sql`
    insert into laporan_kiriman as k (tersimpan_id, bulan, dibuat_pada) values (${tersimpanId}, ${bulan}, ${at(saat)})
    on conflict (tersimpan_id, bulan) do update set dibuat_pada = excluded.dibuat_pada
    where k.selesai_pada is null and k.laporan_id is null returning 1`.execute(tx)
  return rows.length > 0
}

/** The report of a letter; null: there is none to send. */
export async function updateKiriman(
  tx: Tx,
  tersimpanId: number,
  bulan: Tanggal,
  isi: { readonly laporanId: number } | { readonly selesaiPada: Instan },
): Promise<void> {
  await tx
    .updateTable('laporan_kiriman')
    .set('laporanId' in isi ? { laporan_id: isi.laporanId } : { selesai_pada: new Date(isi.selesaiPada) })
    .where('tersimpan_id', '=', tersimpanId)
    .where('bulan', '=', bulan)
    .execute()
}

export type KirimanSiap = {
  readonly tersimpan_id: number
  readonly bulan: Tanggal
  readonly laporan_id: number
}

/** Takes a letter whose file is done, or will never be, for this server alone; the report's other formats are others'. */
export async function takeKiriman(db: Db, saat: Instan, batas: Instan): Promise<KirimanSiap | null> {
  const { rows } = await sql<KirimanSiap>`
    update laporan_kiriman set diambil_pada = ${at(saat)}
    where (tersimpan_id, bulan) = (
      select k.tersimpan_id, k.bulan from laporan_kiriman k
        join laporan l on l.id = k.laporan_id join laporan_tersimpan t on t.id = k.tersimpan_id
        left join laporan_berkas b on b.laporan_id = l.id and b.format = t.format
      where k.selesai_pada is null and (k.diambil_pada is null or k.diambil_pada <= ${at(batas)})
        and (l.status in ('BATAL', 'TERHENTI') or (l.status = 'SELESAI' and (b.isi is not null or b.gagal is not false)))
      order by k.gagal, k.tersimpan_id limit 1 for update of k skip locked)
    returning tersimpan_id, bulan, laporan_id`.execute(db)
  return rows[0] ?? null
}

/** Lets it be tried again, behind those that failed less often: it was not handed over. */
export async function resumeKiriman(db: Db, { tersimpan_id, bulan }: KirimanSiap): Promise<void> {
  await db
    .updateTable('laporan_kiriman')
    .set({ diambil_pada: null, gagal: sql<number>`gagal + 1` })
    .where('tersimpan_id', '=', tersimpan_id)
    .where('bulan', '=', bulan)
    .where('selesai_pada', 'is', null)
    .execute()
}

export async function finishKiriman(
  db: Db,
  { tersimpan_id, bulan }: KirimanSiap,
  saat: Instan,
): Promise<void> {
  await db
    .updateTable('laporan_kiriman')
    .set({ selesai_pada: new Date(saat) })
    .where('tersimpan_id', '=', tersimpan_id)
    .where('bulan', '=', bulan)
    .execute()
}

/** What to send, to an account that may still see what it asked for: its role and branches are those of then. */
export async function findSurat(db: Db, { tersimpan_id, laporan_id }: KirimanSiap) {
  return db
    .selectFrom('laporan_tersimpan as t')
    .innerJoin('pengguna as p', 'p.id', 't.pengguna_id')
    .leftJoin('karyawan as k', 'k.id', 'p.karyawan_id')
    .innerJoin('laporan as l', (j) => j.on('l.id', '=', laporan_id))
    .leftJoin('laporan_berkas as b', (j) =>
      j.onRef('b.laporan_id', '=', 'l.id').onRef('b.format', '=', 't.format'),
    )
    .select(['t.nama', 'p.email', 'l.jenis', 'l.bulan', 'l.baris', 'b.format', 'b.isi'])
    .select((eb) => eb.fn.coalesce('k.nama', 'p.nama').$notNull().as('penerima'))
    .where('t.id', '=', tersimpan_id)
    .where('p.aktif', '=', true)
    .whereRef('p.role', '=', 'l.role')
    .where(
      sql<boolean>`array(select x.kantor_id from peran_lingkup x where x.pengguna_id = p.id order by 1)
        = array(select unnest(l.kantor_ids) order by 1)`,
    )
    .executeTakeFirst()
}

export async function findEmail(db: Db | Tx, penggunaId: number): Promise<string | null> {
  const akun = await db.selectFrom('pengguna').select('email').where('id', '=', penggunaId).executeTakeFirst()
  return akun?.email ?? null
}

export type PemilikLaporan = {
  readonly id: number
  readonly role: Role
  readonly karyawan_id: number | null
  readonly kantor_ids: number[]
}

/** An account in use that a letter can reach, with its role of now. */
export async function findPemilik(tx: Tx, penggunaId: number): Promise<PemilikLaporan | null> {
  const { rows } = await sql<PemilikLaporan>`
    select p.id, p.role, p.karyawan_id,
      array(select l.kantor_id from peran_lingkup l where l.pengguna_id = p.id order by l.kantor_id) as kantor_ids
    from pengguna p left join karyawan k on k.id = p.karyawan_id
    where p.id = ${penggunaId} and p.aktif and coalesce(k.aktif, true) and p.email is not null`.execute(tx)
  return rows[0] ?? null
}
