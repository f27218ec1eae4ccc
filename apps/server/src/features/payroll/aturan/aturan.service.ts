import { judgeAturanUpah } from '@rekan/domain/payroll/aturan-upah'
import type { Db, Tx } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { findPilihan, listAturan, upsertAturan } from './aturan.queries.ts'
import { type PerbuatanPelaku, record } from '../../../platform/perbuatan.ts'

const CATAT = 'POST /kelola/payroll/aturan'

/** All rules of pay by days and shifts, with what one may be about. */
export async function showAturan(db: Db | Tx) {
  return { aturan: await listAturan(db), pilihan: await findPilihan(db) }
}

/**
 * Records a rule from a day on; the same kind, target and day again replaces it, before and after in the trail. Throws 422
 * at the field that does not go with the kind, or names nothing.
 */
export async function recordAturan(
  perbuatan: PerbuatanPelaku,
  isian: Context<typeof CATAT>['body'],
): Promise<void> {
  const {
    saat,
    tx,
    pelaku: { penggunaId },
  } = perbuatan
  const salah = { ...judgeAturanUpah(isian), ...(await judgeTujuan(tx, isian)) }
  if (Object.keys(salah).length > 0)
    throw invalid(Object.fromEntries(Object.entries(salah).map(([nama, pesan]) => [nama, [pesan]])))
  const { id, lama } = await upsertAturan(tx, {
    ...isian,
    dibuat_oleh_id: penggunaId,
    dibuat_pada: new Date(saat),
  })
  await record(perbuatan, 'aturan_upah', id, {
    sebelum: lama === null ? null : { jumlah: lama },
    sesudah: isian,
  })
}

/** What a rule names and is not there. */
async function judgeTujuan(
  tx: Tx,
  { kantor_id, jenis_shift_id, pos_id, sertifikat }: Context<typeof CATAT>['body'],
) {
  const { kantor, jenis_shift, pos, sertifikat: dokumen } = await findPilihan(tx)
  const pesan = 'Yang dipilih tidak ada lagi.'
  const isAsing = (id: number | null, semua: readonly { readonly id: number }[]) =>
    id !== null && semua.every((satu) => satu.id !== id)
  return {
    ...(isAsing(kantor_id, kantor) && { kantor_id: pesan }),
    ...(isAsing(jenis_shift_id, jenis_shift) && { jenis_shift_id: pesan }),
    ...(isAsing(pos_id, pos) && { pos_id: pesan }),
    ...(sertifikat !== null && dokumen.every(({ kode }) => kode !== sertifikat) && { sertifikat: pesan }),
  }
}
