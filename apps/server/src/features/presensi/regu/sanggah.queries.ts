import type { PutusanSanggah } from '@rekan/domain/presensi/sanggah'
import type { Instan, KodeZona, Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { JenisKejadian } from '../../../platform/schema.presensi.ts'

/** A punch as somebody who disputes it, or decides on that, finds it. */
export type Disanggah = {
  readonly id: number
  readonly presensi_id: number
  readonly karyawan_id: number
  readonly tanggal: Tanggal
  readonly jenis: JenisKejadian
  readonly waktu: Instan
  /** When it arrived */
  readonly tiba: Instan
  /** The account that made it for the person */
  readonly oleh_id: number | null
  readonly dikoreksi: boolean
  readonly kantor_nama: string
  readonly zona_waktu: KodeZona
  readonly sanggahan: (PutusanSanggah & { readonly oleh: string | null }) | null
}

/** Holds a punch for the rest of the transaction; undefined where it does not stand. */
export async function lockDisanggah(tx: Tx, id: number): Promise<Disanggah | undefined> {
  const { rows } = await sql<Disanggah>`
    select e.id, e.presensi_id, r.karyawan_id, e.tanggal, e.jenis, e.waktu, coalesce(e.diterima_pada, e.waktu) as tiba,
      e.oleh_id, e.dikoreksi, o.nama as kantor_nama, o.zona_waktu,
      (select json_build_object('diterima', s.diterima, 'oleh', coalesce(k.nama, u.nama))
        from presensi_sanggahan s left join pengguna u on u.id = s.diputus_oleh_id
          left join karyawan k on k.id = u.karyawan_id
        where s.kejadian_id = e.id and not s.dikoreksi) as sanggahan
    from presensi_kejadian e join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal
      join kantor o on o.id = e.kantor_id
    where e.id = ${id} for no key update of e`.execute(tx)
  return rows[0]
}

export async function insertSanggahan(
  tx: Tx,
  { id, tanggal }: Pick<Disanggah, 'id' | 'tanggal'>,
  isi: { readonly alasan: string; readonly oleh_id: number; readonly dibuat_pada: Date },
): Promise<void> {
  await tx
    .insertInto('presensi_sanggahan')
    .values({ kejadian_id: id, tanggal, ...isi })
    .execute()
}

export async function updateSanggahan(
  tx: Tx,
  kejadianId: number,
  putusan: {
    readonly diputus_pada: Date
    readonly diputus_oleh_id: number
    readonly diterima: boolean
    readonly alasan_putusan: string | null
  },
): Promise<void> {
  await tx.updateTable('presensi_sanggahan').set(putusan).where('kejadian_id', '=', kejadianId).execute()
}
