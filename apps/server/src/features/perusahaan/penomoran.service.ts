import { recordAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import type { Pencatat } from './kantor/kantor.service.ts'
import type { IsiBerkas } from './berkas.wire.ts'
import { lockPenomoran, updatePenomoran } from './perusahaan.queries.ts'

/** Sets how people are numbered from now on; says whether anything differed. */
export async function setPenomoran(
  tx: Tx,
  { saat, oleh, tindakan }: Pencatat,
  penomoran: NonNullable<IsiBerkas['kode_karyawan']>,
): Promise<boolean> {
  const { awalan, lebar } = await lockPenomoran(tx)
  if (awalan === penomoran.awalan && lebar === penomoran.lebar) return false
  await updatePenomoran(tx, penomoran)
  await recordAudit(tx, {
    waktu: saat,
    oleh,
    tindakan,
    objek: 'penomoran_karyawan',
    objekId: 'kode',
    sebelum: { awalan, lebar },
    sesudah: penomoran,
  })
  return true
}
