import { type Perbuatan, record } from '../../platform/perbuatan.ts'
import type { IsiBerkas } from './berkas.wire.ts'
import { lockPenomoran, updatePenomoran } from './perusahaan.queries.ts'

/** Sets how people are numbered from now on; says whether anything differed. */
export async function setPenomoran(
  perbuatan: Perbuatan,
  penomoran: NonNullable<IsiBerkas['kode_karyawan']>,
): Promise<boolean> {
  const { tx } = perbuatan
  const { awalan, lebar } = await lockPenomoran(tx)
  if (awalan === penomoran.awalan && lebar === penomoran.lebar) return false
  await updatePenomoran(tx, penomoran)
  await record(perbuatan, 'penomoran_karyawan', 'kode', { sebelum: { awalan, lebar }, sesudah: penomoran })
  return true
}
