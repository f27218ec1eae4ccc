import { type Tanggal, addHari } from '@rekan/domain/waktu'
import { listTertahan } from '../auth/akun/dibuka.service.ts'
import { requireOrangLain } from './urusan.service.ts'
import { deletePenempatan, endPenempatan, listSejak } from './penempatan.queries.ts'
import { type PerbuatanPelaku, record } from '../../platform/perbuatan.ts'

/**
 * A site is closed from a day on: placements that reach it end the day before, those that begin later are called off. Throws 403 where one of
 * them is the caller's own, or of who opened their account a short while ago.
 */
export async function endDiKantor(
  perbuatan: PerbuatanPelaku,
  kantorId: number,
  mulai: Tanggal,
): Promise<void> {
  const { tx, pelaku } = perbuatan
  const semua = await listSejak(tx, kantorId, mulai)
  const orang = [...new Set(semua.map(({ karyawan_id }) => karyawan_id))]
  for (const id of orang) await requireOrangLain(tx, pelaku, id, 'Penempatan')
  const [tertahan] = (await listTertahan(perbuatan, orang)).values()
  if (tertahan !== undefined) throw tertahan
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
    await record(perbuatan, 'karyawan', karyawan_id, {
      sebelum: { penempatan_id: id, kantor_id: kantorId, tanggal_selesai },
      sesudah:
        tanggal_masuk >= mulai ? null : { penempatan_id: id, kantor_id: kantorId, tanggal_selesai: akhir },
    })
}
