import { type Bulan, akhirBulan } from '@rekan/domain/bulan'
import { KETENTUAN, requireBerlaku } from '@rekan/domain/ketentuan'
import { type PotonganKasbon, takeKasbon } from '@rekan/domain/payroll/kasbon'
import type { IsiSlip } from '@rekan/domain/payroll/payroll'
import { withReimburse } from '@rekan/domain/payroll/reimburse'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Identitas } from '../baris/identitas.queries.ts'
import { listKasbonBerjalan } from './kasbon.queries.ts'
import { listDisetujui } from './reimburse.queries.ts'

/** A month's slip with what is settled beside the wage, and what should be looked at. */
export type Titipan = (orang: Identitas, isi: IsiSlip) => PotonganKasbon

/** What people's slips of a month settle beside their wage: a statement each, for any number of them. */
export async function fetchTitipan(
  db: Db | Tx,
  masa: Bulan,
  karyawanIds: readonly number[],
): Promise<Titipan> {
  const kasbon = await listKasbonBerjalan(db, masa, karyawanIds)
  const reimburse = await listDisetujui(db, masa, karyawanIds)
  return ({ karyawan_id: id, tanggal_keluar: keluar }, isi) => {
    const milik = kasbon.get(id) ?? []
    const { isi: dipotong, peringatan } =
      milik.length === 0
        ? { isi, peringatan: [] }
        : takeKasbon(
            requireBerlaku(KETENTUAN.upah, akhirBulan(masa)),
            isi,
            milik,
            masa,
            keluar !== null && keluar <= akhirBulan(masa),
          )
    // What is owed bears no deduction.
    return { isi: withReimburse(dipotong, reimburse.get(id) ?? []), peringatan }
  }
}
