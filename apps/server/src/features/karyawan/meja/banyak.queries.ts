import type { Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

/** Somebody of several, and where they last were when a day came. */
export type DiMeja = {
  readonly id: number
  readonly kode: string
  readonly nama: string
  readonly kini: {
    readonly jadwal_id: number
    readonly koordinator_id: number | null
    readonly jabatan: string
    readonly unit: string
  } | null
}

/** People by their ids, with the last primary placement that began before a day. */
export async function fetchDiMeja(tx: Tx, ids: readonly number[], tanggal: Tanggal): Promise<DiMeja[]> {
  const { rows } = await sql<DiMeja>`
    select k.id, k.kode, k.nama, (
      select json_build_object('jadwal_id', p.jadwal_id, 'koordinator_id', p.koordinator_id, 'jabatan', p.jabatan,
        'unit', p.unit)
      from penempatan p where p.karyawan_id = k.id and p.utama and p.tanggal_masuk < ${tanggal}::date
      order by p.tanggal_masuk desc limit 1) as kini
    from karyawan k where k.id = any(${ids}) order by k.id`.execute(tx)
  return rows
}
