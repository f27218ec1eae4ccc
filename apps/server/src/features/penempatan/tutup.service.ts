import type { Pelaku } from '@rekan/domain/akses/akses'
import { type Instan, type Tanggal, addHari } from '@rekan/domain/waktu'
import { recordAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { deletePenempatan, endPenempatan, listSejak } from './penempatan.queries.ts'

/** A site is closed from a day on: placements that reach it end the day before, those that begin later are called off. */
export async function endDiKantor(
  tx: Tx,
  { penggunaId }: Pelaku,
  kantorId: number,
  mulai: Tanggal,
  saat: Instan,
): Promise<void> {
  const semua = await listSejak(tx, kantorId, mulai)
  const [nanti, berjalan] = [
    semua.filter(({ tanggal_masuk }) => tanggal_masuk >= mulai),
    semua.filter(({ tanggal_masuk }) => tanggal_masuk < mulai),
  ]
  const akhir = addHari(mulai, -1)
  await deletePenempatan(
    tx,
    nanti.map(({ id }) => id),
  )
  await endPenempatan(
    tx,
    berjalan.map(({ id }) => id),
    akhir,
  )
  for (const { id, karyawan_id, tanggal_masuk, tanggal_selesai } of semua)
    await recordAudit(tx, {
      waktu: saat,
      oleh: penggunaId,
      tindakan: 'POST /kelola/lokasi/{id}/tutup',
      objek: 'karyawan',
      objekId: karyawan_id,
      sebelum: { penempatan_id: id, kantor_id: kantorId, tanggal_selesai },
      sesudah:
        tanggal_masuk >= mulai ? null : { penempatan_id: id, kantor_id: kantorId, tanggal_selesai: akhir },
    })
}
