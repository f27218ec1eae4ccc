import type { LangkahIngat } from '@rekan/domain/klien/pintu'
import type { Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'

export async function hasKontrak(db: Db | Tx, id: number): Promise<boolean> {
  return (
    (await db.selectFrom('kontrak_klien').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  )
}

/** The sessions of a contract's contacts that are still good, the one used last first. */
export function listSesiKontak(db: Db | Tx, kontrakId: number, saat: Instan) {
  return db
    .selectFrom('kontak_sesi as s')
    .innerJoin('kontrak_klien_kontak as k', 'k.id', 's.kontak_id')
    .select(['s.kontak_id', 's.perangkat', 's.dibuat_pada', 's.dipakai_pada'])
    .where('k.kontrak_klien_id', '=', kontrakId)
    .where('k.dicabut_pada', 'is', null)
    .where('s.kedaluwarsa_pada', '>', at(saat))
    .orderBy('s.dipakai_pada', 'desc')
    .orderBy('s.id', 'desc')
    .execute()
}

type SuratLembar = {
  readonly kontak_id: number
  readonly jenis: 'lembar' | 'lagi' | 'ingat' | 'hitungan'
  readonly bulan: number | null
  readonly tahun: number | null
  readonly revisi: number | null
  readonly langkah: LangkahIngat | null
  readonly terkirim_pada: Instan | null
  readonly ditolak: string | null
}

/** Letters about sheets of the last thirteen and about what runs, the latest first. */
export async function listSuratKontak(db: Db | Tx, kontrakId: number): Promise<readonly SuratLembar[]> {
  const { rows } = await sql<SuratLembar>`
    select t.kontak_id, t.jenis, b.bulan, b.tahun, r.ke as revisi, t.langkah, t.terkirim_pada, t.ditolak
    from kontrak_klien_kontak k join kontak_surat t on t.kontak_id = k.id
    left join berita_acara_revisi r on r.id = t.revisi_id
    left join berita_acara b on b.id = r.berita_acara_id
    where k.kontrak_klien_id = ${kontrakId} and (t.jenis = 'hitungan' or b.id in (select id from berita_acara where kontrak_klien_id = ${kontrakId} order by tahun desc, bulan desc limit 13))
    order by t.id desc`.execute(db)
  return rows
}

export function findKontrakKontak(tx: Tx, id: number) {
  return tx
    .selectFrom('kontrak_klien_kontak as k')
    .innerJoin('kontrak_klien as c', 'c.id', 'k.kontrak_klien_id')
    .innerJoin('klien_kontak as o', 'o.id', 'k.klien_kontak_id')
    .select(['k.kontrak_klien_id', 'o.nama', 'k.email', 'k.dicabut_pada', 'c.sampai'])
    .where('k.id', '=', id)
    .executeTakeFirst()
}

/** Ends the sessions of a contact; how many. */
export async function deleteSesiKontak(tx: Tx, kontakId: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('kontak_sesi')
    .where('kontak_id', '=', kontakId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** The newest revision of a contract's sheet that was sent; null where none was. */
export async function findRevisiTerkirim(
  tx: Tx,
  kontrakId: number,
  beritaAcaraId: number,
): Promise<number | null | 'tidak_ada'> {
  const { rows } = await sql<{ revisi_id: number | null }>`
    select (select r.id from berita_acara_revisi r
      where r.berita_acara_id = b.id and r.dikirim_pada is not null order by r.ke desc limit 1) as revisi_id
    from berita_acara b where b.id = ${beritaAcaraId} and b.kontrak_klien_id = ${kontrakId}`.execute(tx)
  return rows[0] === undefined ? 'tidak_ada' : rows[0].revisi_id
}
