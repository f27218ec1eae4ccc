import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

export type OrangRekaman = {
  readonly id: number
  readonly kode: string
  readonly nama: string
  readonly avatar: string | null
  readonly jenis_karyawan: { readonly id: number; readonly nama: string }
}

/** Whose record it is, as records show people. */
export async function findOrangRekaman(db: Db | Tx, karyawanId: number): Promise<OrangRekaman | undefined> {
  const { rows } = await sql<OrangRekaman>`
    select k.id, k.kode, k.nama, u.avatar, json_build_object('id', j.id, 'nama', j.nama) as jenis_karyawan
    from karyawan k join jenis_karyawan j on j.id = k.jenis_karyawan_id
      left join pengguna u on u.karyawan_id = k.id
    where k.id = ${karyawanId}`.execute(db)
  return rows[0]
}

/** The evidence of a punch, and who made it for the person. */
export type BuktiKejadian = {
  readonly id: number
  readonly latitude: number | null
  readonly longitude: number | null
  readonly akurasi: number | null
  readonly keterangan: string
  readonly dikoreksi: boolean
  readonly oleh: { readonly nama: string } | null
}

export async function fetchBuktiKejadian(
  db: Db | Tx,
  kejadianIds: readonly number[],
): Promise<BuktiKejadian[]> {
  if (kejadianIds.length === 0) return []
  const { rows } = await sql<BuktiKejadian>`
    select e.id, e.latitude, e.longitude, e.akurasi, e.keterangan, e.dikoreksi,
      case when u.id is not null then json_build_object('nama', coalesce(k.nama, u.nama)) end as oleh
    from presensi_kejadian e left join pengguna u on u.id = e.oleh_id left join karyawan k on k.id = u.karyawan_id
    where e.id = any(${kejadianIds}::bigint[])`.execute(db)
  return rows
}
