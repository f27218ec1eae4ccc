import type { Tanda } from '@rekan/domain/presensi/tinjauan/tanda'
import { type Db, type Tx, transaction } from '../../../platform/db.ts'
import { tellPerluTinjauan } from '../kabar/kabar.service.ts'
import { type FotoKejadian, type SelfieDisimpan, rejectSelfie } from './selfie.queries.ts'
import { insertSidik, listMirip } from './sidik.queries.ts'
import { addTanda } from './tanda.queries.ts'
import { startServerDeed } from '../../../platform/perbuatan.ts'

/** Marks that are found after the punch, by what its photo turns out to be. */

/**
 * Marks the later punch of each pair whose photos look alike. Of two photos at once each is there for the other: the
 * fingerprints are committed before anybody looks.
 */
export async function recordMirip(db: Db, foto: readonly SelfieDisimpan[]): Promise<void> {
  await insertSidik(db, foto)
  const mirip = await listMirip(
    db,
    foto.map(({ kejadian_id }) => kejadian_id),
  )
  for (const { id, pada, ...lain } of mirip)
    await transaction(db, (tx) =>
      recordTanda(tx, { kejadian_id: id, tanggal: pada }, { kode: 'FOTO_MIRIP', ...lain }),
    )
}

/** A photo that no decoder reads: the punch stands, and somebody should look at it. */
export function recordRusak(db: Db, foto: FotoKejadian): Promise<void> {
  return transaction(db, async (tx) => {
    await rejectSelfie(tx, foto)
    await recordTanda(tx, foto, { kode: 'FOTO_RUSAK' })
  })
}

/** Told as of the punch's own moment, like a mark made there, so that withdrawing the punch takes it back. */
async function recordTanda(tx: Tx, foto: FotoKejadian, tanda: Tanda): Promise<void> {
  const ditandai = await addTanda(tx, foto, tanda)
  if (ditandai === undefined || ditandai.sudah) return
  const { karyawan_id, presensi_id, oleh_id, waktu, jenis, ...kantor } = ditandai
  const peristiwa = { presensiId: presensi_id, olehId: oleh_id, jenis, kantor }
  await tellPerluTinjauan(startServerDeed(tx, 'foto presensi', waktu, null), karyawan_id, peristiwa)
}
