import type { Tanggal } from '@rekan/domain/waktu'
import { type Updateable, sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'
import type { JenisKejadian } from '../../../platform/schema.presensi.ts'

/** A punch as somebody who reviews it finds it. */
export type Ditinjau = {
  readonly id: number
  readonly presensi_id: number
  readonly tanggal: Tanggal
  readonly kantor_id: number
  readonly perlu_tinjauan: boolean
  /** The account that recorded it for the person */
  readonly oleh_id: number | null
  readonly diterima: boolean | null
  /** Who has reviewed it already */
  readonly peninjau: string | null
}

/** Holds a punch of a day for the rest of the transaction; undefined where there is none. */
export async function lockKejadian(
  tx: Tx,
  karyawanId: number,
  tanggal: Tanggal,
  jenis: JenisKejadian,
): Promise<Ditinjau | undefined> {
  const { rows } = await sql<Ditinjau>`
    select e.id, e.presensi_id, e.tanggal, e.kantor_id, e.perlu_tinjauan, e.oleh_id, e.diterima,
      (select coalesce(k.nama, u.nama) from pengguna u left join karyawan k on k.id = u.karyawan_id
        where u.id = e.ditinjau_oleh_id) as peninjau
    from presensi r join presensi_kejadian e on e.presensi_id = r.id and e.tanggal = r.tanggal
    where r.karyawan_id = ${karyawanId} and r.tanggal = ${tanggal} and e.tanggal = ${tanggal} and e.jenis = ${jenis}
    for no key update of e`.execute(tx)
  return rows[0]
}

export async function updateTinjauan(
  tx: Tx,
  { id, tanggal }: Pick<Ditinjau, 'id' | 'tanggal'>,
  tinjauan: Updateable<Skema['presensi_kejadian']>,
): Promise<void> {
  await tx
    .updateTable('presensi_kejadian')
    .set(tinjauan)
    .where('id', '=', id)
    .where('tanggal', '=', tanggal)
    .execute()
}
