import { type Bulan, formatBulan } from '@rekan/domain/bulan'
import type { IsiSlip } from '@rekan/domain/payroll/payroll'
import { barisRapel, sumUpah } from '@rekan/domain/payroll/rapel'
import type { Db, Tx } from '../../../platform/db.ts'
import { listTerbayar } from './rapel.queries.ts'

type Hitungan = {
  readonly orang: { readonly karyawan_id: number }
  readonly isi: IsiSlip | null
}
export type Rapel = ReturnType<typeof barisRapel>

/**
 * By karyawan, what a raise that came after its months were paid still gives in a month. `plan` reckons a paid month anew, by the wages
 * as they are known now.
 */
export async function fetchRapel(
  db: Db | Tx,
  masa: Bulan,
  karyawanIds: readonly number[],
  plan: (masa: Bulan, ids: readonly number[]) => Promise<readonly Hitungan[]>,
): Promise<ReadonlyMap<number, Rapel>> {
  const terbayar = await listTerbayar(db, masa, karyawanIds)
  const baru = new Map<string, number>()
  for (const [, semua] of Map.groupBy(terbayar, formatBulan)) {
    const [satu] = semua
    if (satu === undefined) continue
    const { tahun, bulan } = satu
    for (const usulan of await plan(
      { tahun, bulan },
      semua.map(({ karyawan_id }) => karyawan_id),
    ))
      if (usulan.isi !== null)
        baru.set(`${usulan.orang.karyawan_id} ${tahun} ${bulan}`, sumUpah(usulan.isi.penghasilan))
  }
  return new Map(
    [...Map.groupBy(terbayar, ({ karyawan_id }) => karyawan_id)].map(([id, semua]) => [
      id,
      barisRapel(
        semua.map(({ tahun, bulan, penghasilan, dirapel }) => {
          const lama = sumUpah(penghasilan)
          return {
            masa: { tahun, bulan },
            lama,
            baru: baru.get(`${id} ${tahun} ${bulan}`) ?? lama,
            dibayar: dirapel,
          }
        }),
      ),
    ]),
  )
}
