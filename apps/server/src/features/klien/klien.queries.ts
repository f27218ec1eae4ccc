import type { Tanggal } from '@rekan/domain/waktu'
import { type Insertable, type Updateable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Answer } from '../../platform/http.ts'
import type { Skema } from '../../platform/schema.ts'

type Rincian = Answer<'GET /kelola/klien/{id}'>['data']
/** A client as it is stored, with all that hangs on it. */
export type KlienTersimpan = Omit<Rincian, 'kontrak'> & {
  readonly kontrak: readonly Omit<Rincian['kontrak'][number], 'keadaan'>[]
}

/** A client with its contacts, contracts and posts; undefined for none. */
export async function findKlien(db: Db | Tx, id: number): Promise<KlienTersimpan | undefined> {
  const { rows } = await sql<KlienTersimpan>`
    select k.id, k.kode, k.nama, k.alamat, k.npwp, k.catatan, k.aktif, k.versi,
      (select json_agg(json_build_object('kode', j.kode, 'nama', j.nama) order by j.urutan) from jenis_dokumen j
        where j.untuk_koordinator) as jenis_sertifikat,
      coalesce((select json_agg(json_build_object('nama', o.nama, 'jabatan', o.jabatan, 'email', o.email, 'hp', o.hp)
        order by o.id) from klien_kontak o where o.klien_id = k.id and o.dihapus_pada is null), '[]') as kontak,
      coalesce((select json_agg(json_build_object('id', c.id, 'nomor', c.nomor, 'mulai', c.mulai, 'sampai', c.sampai,
        'toleransi_kosong_menit', c.toleransi_kosong_detik / 60, 'catatan', c.catatan, 'pos', ${POS})
        order by c.sampai desc, c.id desc) from kontrak_klien c where c.klien_id = k.id), '[]') as kontrak
    from klien k where k.id = ${id}`.execute(db)
  return rows[0]
}

/** In SQL, the posts of the contract `c`, by site. */
const POS = sql`coalesce((
  select json_agg(json_build_object('id', p.id, 'nama', p.nama, 'jabatan', p.jabatan, 'seragam', p.seragam, 'kelas_jkk', p.kelas_jkk,
    'tutup_mulai', p.tutup_mulai, 'kantor', json_build_object('id', o.id, 'nama', o.nama),
    'sertifikat', coalesce((select json_agg(json_build_object('jenis', s.jenis, 'nama', d.nama, 'wajib', s.wajib)
      order by d.urutan) from pos_sertifikat s join jenis_dokumen d on d.kode = s.jenis where s.pos_id = p.id), '[]'),
    'kebutuhan', coalesce((select json_agg(json_build_object('berlaku_dari', n.berlaku_dari, 'isi', n.isi)
      order by n.berlaku_dari) from (
        select n.berlaku_dari, json_agg(json_build_object('jenis_shift', json_build_object('id', t.id, 'nama', t.nama),
          'huruf', t.huruf, 'hari', n.hari, 'jumlah', n.jumlah) order by t.jam_mulai, t.id, n.hari) as isi
        from pos_kebutuhan n join jenis_shift t on t.id = n.jenis_shift_id
        where n.pos_id = p.id group by n.berlaku_dari) n), '[]'))
    order by o.nama, p.urutan, lower(p.nama), p.id)
  from pos p join kantor o on o.id = p.kantor_id where p.kontrak_klien_id = c.id), '[]')`

/** Locks a client for the rest of the transaction, found by itself or by what hangs on it; its id, undefined for none. */
export async function lockKlien(
  tx: Tx,
  by: 'klien' | 'kontrak_klien' | 'pos',
  id: number,
): Promise<number | undefined> {
  const milik = {
    klien: sql`k.id = ${id}`,
    kontrak_klien: sql`k.id = (select klien_id from kontrak_klien where id = ${id})`,
    pos: sql`k.id = (select c.klien_id from pos p join kontrak_klien c on c.id = p.kontrak_klien_id where p.id = ${id})`,
  }[by]
  const { rows } = await sql<{ id: number }>`select k.id from klien k where ${milik} for update`.execute(tx)
  return rows[0]?.id
}

/** Locks a client for the rest of the transaction, found by its kode in upper case; its id, undefined for none. */
export async function lockKlienByKode(tx: Tx, kode: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from klien where upper(kode) = ${kode} for update`.execute(tx)
  return rows[0]?.id
}

export async function insertKlien(tx: Tx, baru: Insertable<Skema['klien']>): Promise<number> {
  const { id } = await tx.insertInto('klien').values(baru).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Every write of a client, or of what hangs on it, makes it a version newer. */
export async function updateKlien(
  tx: Tx,
  id: number,
  isi: Omit<Updateable<Skema['klien']>, 'versi'> = {},
): Promise<void> {
  await tx
    .updateTable('klien')
    .set((eb) => ({ ...isi, versi: eb('versi', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function insertKontrakKlien(tx: Tx, baru: Insertable<Skema['kontrak_klien']>): Promise<number> {
  const { id } = await tx.insertInto('kontrak_klien').values(baru).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateKontrakKlien(
  tx: Tx,
  id: number,
  isi: Updateable<Skema['kontrak_klien']>,
): Promise<void> {
  await tx.updateTable('kontrak_klien').set(isi).where('id', '=', id).execute()
}

export async function insertPos(tx: Tx, baru: Insertable<Skema['pos']>): Promise<number> {
  const { id } = await tx.insertInto('pos').values(baru).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updatePos(tx: Tx, id: number, isi: Updateable<Skema['pos']>): Promise<void> {
  await tx.updateTable('pos').set(isi).where('id', '=', id).execute()
}

export async function replaceSertifikat(
  tx: Tx,
  posId: number,
  sertifikat: readonly { readonly jenis: string; readonly wajib: boolean }[],
): Promise<void> {
  await tx.deleteFrom('pos_sertifikat').where('pos_id', '=', posId).execute()
  if (sertifikat.length === 0) return
  const baris = sertifikat.map((satu) => ({ ...satu, pos_id: posId }))
  await tx.insertInto('pos_sertifikat').values(baris).execute()
}

/** What a post needs from a day on, in place of what was written for that very day. */
export async function replaceKebutuhan(
  tx: Tx,
  posId: number,
  berlakuDari: Tanggal,
  isi: readonly Pick<Insertable<Skema['pos_kebutuhan']>, 'jenis_shift_id' | 'hari' | 'jumlah'>[],
): Promise<void> {
  await tx
    .deleteFrom('pos_kebutuhan')
    .where('pos_id', '=', posId)
    .where('berlaku_dari', '=', berlakuDari)
    .execute()
  const baris = isi.map((satu) => ({ ...satu, pos_id: posId, berlaku_dari: berlakuDari }))
  if (baris.length > 0) await tx.insertInto('pos_kebutuhan').values(baris).execute()
}
