import type { NilaiWaktu } from '@rekan/domain/presensi/luring/waktu'
import type { Detik, Instan, Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { JenisKejadian } from '../../../platform/schema.presensi.ts'

/** A punch with when it was taken by what its phone claims. */
export type KejadianTaksir = {
  readonly id: number
  readonly jenis: JenisKejadian
  readonly waktu: Instan
  readonly nilai_waktu: NilaiWaktu | null
  readonly dikoreksi: boolean
  readonly taksir: Instan | null
}

/** The punches of a record, the check-in first, held for the rest of the transaction. */
export async function fetchTaksir(tx: Tx, presensiId: number, tanggal: Tanggal): Promise<KejadianTaksir[]> {
  const { rows } = await sql<KejadianTaksir>`
    select e.id, e.jenis, e.waktu, e.nilai_waktu, e.dikoreksi,
      (select b.taksir from presensi_bukti b where b.kejadian_id = e.id and b.tanggal = e.tanggal) as taksir
    from presensi_kejadian e where e.presensi_id = ${presensiId} and e.tanggal = ${tanggal}
    order by e.jenis for update`.execute(tx)
  return rows
}

/** Lets a punch count as made at another moment than so far. */
export async function setTerhitung(
  tx: Tx,
  { id, tanggal }: { readonly id: number; readonly tanggal: Tanggal },
  { waktu, telat, lebihAwal }: { readonly waktu: Instan; readonly telat: Detik; readonly lebihAwal: Detik },
): Promise<void> {
  await tx
    .updateTable('presensi_kejadian')
    .set({ waktu: new Date(waktu), telat_detik: telat, lebih_awal_detik: lebihAwal })
    .where('id', '=', id)
    .where('tanggal', '=', tanggal)
    .execute()
}
