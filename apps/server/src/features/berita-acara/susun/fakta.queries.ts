import type { Kebutuhan } from '@rekan/domain/klien/klien'
import type { LiburBerlaku } from '@rekan/domain/jadwal/libur'
import type { Detik, KodeZona, Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** A contract with a client, and who it is between. */
export type KontrakBerlaku = {
  readonly id: number
  readonly nomor: string
  readonly mulai: Tanggal
  readonly sampai: Tanggal
  readonly toleransi_kosong_detik: Detik
  readonly klien_id: number
  readonly klien_nama: string
  readonly klien_alamat: string | null
}

export async function findKontrak(db: Db | Tx, id: number): Promise<KontrakBerlaku | undefined> {
  return db
    .selectFrom('kontrak_klien as c')
    .innerJoin('klien as k', 'k.id', 'c.klien_id')
    .select(['c.id', 'c.nomor', 'c.mulai', 'c.sampai', 'c.toleransi_kosong_detik', 'c.klien_id'])
    .select(['k.nama as klien_nama', 'k.alamat as klien_alamat'])
    .where('c.id', '=', id)
    .executeTakeFirst()
}

export type PosKontrak = {
  readonly id: number
  readonly nama: string
  readonly jabatan: string
  readonly kantor_id: number
  readonly lokasi: string
  readonly zona: KodeZona
  /** The last day on which it is to be filled, where it or its site is closed */
  readonly sampai: Tanggal | null
  readonly kebutuhan: readonly (Kebutuhan & {
    readonly shift: string
    readonly jam_mulai: Detik
    readonly jam_selesai: Detik
  })[]
}

/** The posts of a contract with all that they need, by site. */
export async function listPosKontrak(db: Db | Tx, kontrakId: number): Promise<PosKontrak[]> {
  const { rows } = await sql<PosKontrak>`
    select p.id, p.nama, p.jabatan, p.kantor_id, o.nama as lokasi, o.zona_waktu as zona,
      to_char(least(p.tutup_mulai, o.tutup_mulai) - 1, 'YYYY-MM-DD') as sampai,
      coalesce((select json_agg(json_build_object('berlaku_dari', n.berlaku_dari, 'jenis_shift_id', n.jenis_shift_id,
          'hari', n.hari, 'jumlah', n.jumlah, 'shift', j.nama, 'jam_mulai', j.jam_mulai, 'jam_selesai', j.jam_selesai)
          order by n.berlaku_dari, j.jam_mulai, j.id, n.hari)
        from pos_kebutuhan n join jenis_shift j on j.id = n.jenis_shift_id where n.pos_id = p.id), '[]') as kebutuhan
    from pos p join kantor o on o.id = p.kantor_id
    where p.kontrak_klien_id = ${kontrakId}
    order by lower(o.nama), p.urutan, lower(p.nama), p.id`.execute(db)
  return rows
}

export async function listLiburNasional(
  db: Db | Tx,
  { dari, sampai }: { readonly dari: Tanggal; readonly sampai: Tanggal },
): Promise<LiburBerlaku[]> {
  const { rows } = await sql<LiburBerlaku>`
    select to_char(tanggal, 'YYYY-MM-DD') as tanggal, kantor_ids, hanya from libur
    where berlaku and jenis = 'LIBUR_NASIONAL' and tanggal between ${dari}::date and ${sampai}::date`.execute(
    db,
  )
  return rows
}

export async function listNama(
  db: Db | Tx,
  ids: readonly number[],
): Promise<{ readonly id: number; readonly nama: string }[]> {
  const { rows } = await sql<{ readonly id: number; readonly nama: string }>`
    select id, nama from karyawan where id = any(${[...ids]}::integer[]) order by id`.execute(db)
  return rows
}
