import type { Tanda } from '@rekan/domain/presensi/tinjauan/tanda'
import type { Instan, KodeZona } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { JenisKejadian } from '../../../platform/schema.presensi.ts'
import type { FotoKejadian } from './selfie.queries.ts'

/** A punch that was marked, as who is to look at it is told of it. */
export type Ditandai = {
  readonly karyawan_id: number
  readonly presensi_id: number
  readonly jenis: JenisKejadian
  readonly waktu: Instan
  readonly oleh_id: number | null
  readonly kantor_id: number
  readonly kantor_nama: string
  readonly zona_waktu: KodeZona
  /** Who looks after the person at that office on that day */
  readonly koordinator_id: number | null
  /** It waited to be looked at before, for another reason */
  readonly sudah: boolean
}

/**
 * Adds a mark to a punch and gives the punch; undefined for one that was withdrawn, and, of marks that photos alike lead
 * to, for one that was looked at or has such a mark, by the very bytes or not.
 */
export async function addTanda(tx: Tx, foto: FotoKejadian, tanda: Tanda): Promise<Ditandai | undefined> {
  const sekali = sql`and e.ditinjau_pada is null
    and not e.tanda @? '$[*] ? (@.kode == "FOTO_MIRIP" || @.kode == "FOTO_ORANG_LAIN")'`
  const { rows } = await sql<Ditandai>`
    with lama as (select id, tanggal, perlu_tinjauan from presensi_kejadian
      where id = ${foto.kejadian_id} and tanggal = ${foto.tanggal} for no key update),
    ditandai as (
      update presensi_kejadian e set perlu_tinjauan = true, tanda = e.tanda || ${JSON.stringify(tanda)}::jsonb
      from lama where e.id = lama.id and e.tanggal = ${foto.tanggal} ${tanda.kode === 'FOTO_MIRIP' ? sekali : sql``}
      returning e.*, lama.perlu_tinjauan as sudah)
    select r.karyawan_id, e.presensi_id, e.jenis, coalesce(e.diterima_pada, e.waktu) as waktu, e.oleh_id, o.id as kantor_id, o.nama as kantor_nama, o.zona_waktu, e.sudah,
      (select p.koordinator_id from penempatan p
        where p.karyawan_id = r.karyawan_id and p.kantor_id = e.kantor_id and p.tanggal_masuk <= r.tanggal
          and (p.tanggal_selesai is null or p.tanggal_selesai >= r.tanggal)
        order by p.utama desc, p.id limit 1) as koordinator_id
    from ditandai e join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal join kantor o on o.id = e.kantor_id`.execute(
    tx,
  )
  return rows[0]
}
