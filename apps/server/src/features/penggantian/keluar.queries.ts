import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Tx, at } from '../../platform/db.ts'

/** A work that is called off, where it was. */
export type KerjaDitarik = {
  readonly karyawan_id: number
  readonly tanggal: Tanggal
  readonly kantor_id: number
  readonly kantor: string
}

/** Calls off what somebody was to work after a day, and says no more what these days hold; gives the works. */
export async function cancelSesudah(
  tx: Tx,
  karyawanId: number,
  terakhir: Tanggal,
  saat: Instan,
): Promise<readonly KerjaDitarik[]> {
  const { rows } = await sql<KerjaDitarik>`
    with ditarik as (
      update penugasan set dibatalkan_pada = ${at(saat)}
      where karyawan_id = ${karyawanId} and tanggal > ${terakhir}::date and dibatalkan_pada is null
      returning karyawan_id, tanggal, kantor_id)
    select d.karyawan_id, d.tanggal, d.kantor_id, o.nama as kantor
    from ditarik d join kantor o on o.id = d.kantor_id order by d.tanggal, d.kantor_id`.execute(tx)
  await tx
    .deleteFrom('roster_draf')
    .where('karyawan_id', '=', karyawanId)
    .where('tanggal', '>', terakhir)
    .execute()
  await tx
    .deleteFrom('jadwal_pengganti')
    .where('karyawan_id', '=', karyawanId)
    .where('tanggal', '>', terakhir)
    .execute()
  return rows
}

/** Open swaps that somebody has a part in, of which one of the works is after a day, held. */
export async function lockTukarSesudah(
  tx: Tx,
  karyawanId: number,
  terakhir: Tanggal,
): Promise<readonly { id: number; rekan: number; nama: string; tanggal: Tanggal }[]> {
  const { rows } = await sql<{ id: number; rekan: number; nama: string; tanggal: Tanggal }>`
    select t.id, k.id as rekan, k.nama, greatest(a.tanggal, b.tanggal) as tanggal
    from tukar t join penugasan a on a.id = t.penugasan_id join penugasan b on b.id = t.rekan_penugasan_id
      join karyawan k on k.id = case t.pemohon_id when ${karyawanId} then t.rekan_id else t.pemohon_id end
    where ${karyawanId} in (t.pemohon_id, t.rekan_id) and t.status in ('DIMINTA', 'DITERIMA')
      and greatest(a.tanggal, b.tanggal) > ${terakhir}::date
    order by t.id for update of t`.execute(tx)
  return rows
}

/** Closes the offers of works of theirs after a day, and takes their name off those of others' works; gives how many of each. */
export async function closeTawaranSesudah(
  tx: Tx,
  karyawanId: number,
  terakhir: Tanggal,
  saat: Instan,
): Promise<{ readonly ditutup: number; readonly ditolak: number }> {
  const { rows } = await sql<{ ditutup: number; ditolak: number }>`
    with ditutup as (
      update tawaran t set ditutup_pada = ${at(saat)} from penugasan p
      where p.id = t.penugasan_id and p.karyawan_id = ${karyawanId} and p.tanggal > ${terakhir}::date
        and t.diambil_pada is null and t.ditutup_pada is null
      returning t.id),
    ditolak as (
      update tawaran_calon c set ditolak_pada = ${at(saat)} from tawaran t join penugasan p on p.id = t.penugasan_id
      where c.tawaran_id = t.id and c.karyawan_id = ${karyawanId} and c.ditolak_pada is null
        and p.tanggal > ${terakhir}::date and t.diambil_pada is null and t.ditutup_pada is null
      returning t.id)
    select (select count(*)::integer from ditutup) as ditutup, (select count(*)::integer from ditolak) as ditolak`.execute(
    tx,
  )
  return rows[0] ?? { ditutup: 0, ditolak: 0 }
}
