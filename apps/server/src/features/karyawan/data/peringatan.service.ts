import { lingkup } from '@rekan/domain/akses/akses'
import type { PerbuatanPelaku } from '../../../platform/perbuatan.ts'
import { isInLingkup } from '../../penempatan/lingkup.sql.ts'
import { listDitanya } from '../../penempatan/urusan.service.ts'
import { formatKembar, listKembar } from './kembar.sql.ts'
import { listSerekening, pesanSerekening } from './serekening.queries.ts'

/**
 * Returns the warnings after an account was written in a record, and those about somebody new, who may be here already. Nobody whom the
 * caller may not see is named in them, but whom to ask.
 */
export async function listPeringatan(
  { tx, pelaku, saat }: PerbuatanPelaku,
  id: number,
  {
    nomor_rekening,
    isBaru = false,
  }: { readonly nomor_rekening?: string | null | undefined; readonly isBaru?: boolean },
): Promise<string[]> {
  const terlihat = isInLingkup(lingkup(pelaku, 'GET /karyawan'), 'l.id', saat)
  const juga = nomor_rekening ? (await listSerekening(tx, [id], terlihat)).get(id) : undefined
  const kembar = isBaru ? ((await listKembar(tx, [id], terlihat)).get(id) ?? []) : []
  if (juga === undefined && kembar.length === 0) return []
  const ditanya = await listDitanya(tx, pelaku, id)
  const pesan = [
    ...(juga === undefined ? [] : [pesanSerekening(juga, ditanya)]),
    // The account has its sentence.
    ...kembar.filter(({ sama }) => sama !== 'rekening').map((satu) => formatKembar(satu, ditanya)),
  ]
  return [...new Set(pesan)]
}
