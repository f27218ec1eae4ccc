import type { NamaPengaturan, NilaiPengaturan } from '@rekan/domain/perusahaan/pengaturan'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

export type BarisPengaturan = {
  readonly kunci: NamaPengaturan
  readonly berlaku_dari: Tanggal
  readonly nilai: NilaiPengaturan
  readonly versi: number
  readonly oleh: { readonly id: number; readonly nama: string } | null
}

/** All that was ever set and what is set for days to come, the latest first. */
export async function listPengaturan(db: Db | Tx): Promise<BarisPengaturan[]> {
  const baris = await db
    .selectFrom('pengaturan as s')
    .leftJoin('pengguna as p', 'p.id', 's.oleh_id')
    .leftJoin('karyawan as k', 'k.id', 'p.karyawan_id')
    .select(['s.kunci', 's.berlaku_dari', 's.nilai', 's.versi', 's.oleh_id', 'p.nama as akun'])
    .select('k.nama as orang')
    .orderBy('s.berlaku_dari', 'desc')
    .execute()
  return baris.map(({ oleh_id, akun, orang, ...satu }) => ({
    ...satu,
    oleh: oleh_id === null ? null : { id: oleh_id, nama: orang ?? akun ?? '' },
  }))
}

/** Holds a setting for the rest of the transaction, and returns how often it was written; 0: never. */
export async function lockPengaturan(tx: Tx, kunci: NamaPengaturan): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pengaturan ${kunci}`}::text, 0))`.execute(tx)
  const { versi } = await tx
    .selectFrom('pengaturan')
    .select(({ fn }) => fn.max('versi').as('versi'))
    .where('kunci', '=', kunci)
    .executeTakeFirstOrThrow()
  return versi ?? 0
}

export async function upsertPengaturan(
  tx: Tx,
  isi: {
    readonly kunci: NamaPengaturan
    readonly nilai: NilaiPengaturan
    readonly berlaku_dari: Tanggal
    readonly versi: number
    readonly oleh_id: number | null
    readonly saat: Instan
  },
): Promise<void> {
  const { kunci, berlaku_dari, versi, oleh_id } = isi
  const ubah = { nilai: JSON.stringify(isi.nilai), versi, dicatat_pada: new Date(isi.saat), oleh_id }
  await tx
    .insertInto('pengaturan')
    .values({ kunci, berlaku_dari, ...ubah })
    .onConflict((ada) => ada.columns(['kunci', 'berlaku_dari']).doUpdateSet(ubah))
    .execute()
}

/** Whether two people are HR of the whole company, accounts of one person counted once. */
export async function isDuaHrdPusat(tx: Tx): Promise<boolean> {
  const { rows } = await sql`
    select from pengguna h left join karyawan k on k.id = h.karyawan_id
    where h.role = 'hrd' and h.aktif and k.aktif is distinct from false
      and not exists (select from peran_lingkup l where l.pengguna_id = h.id) and hrd_pusat_lain(h.id) limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

/** Keeps what a guard was before somebody lowered it, and until when it is so for them. */
export async function insertDilonggarkan(
  tx: Tx,
  isi: {
    readonly kunci: NamaPengaturan
    readonly sebelum: NilaiPengaturan
    readonly oleh: number
    readonly pada: Instan
    readonly sampai: Instan
  },
): Promise<void> {
  await tx
    .insertInto('pengaturan_dilonggarkan')
    .values({
      kunci: isi.kunci,
      sebelum: JSON.stringify(isi.sebelum),
      oleh_id: isi.oleh,
      pada: new Date(isi.pada),
      sampai: new Date(isi.sampai),
    })
    .execute()
}

/** Throws the 409 of a locked month where some of the company's days from this one on are locked. */
export async function requireTakTerkunci(tx: Tx, sejak: Tanggal): Promise<void> {
  await sql`select tolak_terkunci((select k.id from kunci_bulan k
    where k.dibuka_pada is null and k.sampai >= ${sejak} order by k.sampai desc, k.id limit 1))`.execute(tx)
}
