import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Bulan } from '@rekan/domain/bulan'
import type { GridRows } from '../../../ui/wide/grid.ts'
import { useWindowRows } from '../../../ui/wide/use-window-rows.ts'
import { type Saldo, fetchKalender, fetchSaldo } from './saldo.api.ts'
import type { CariSaldo } from './saldo.search.ts'

/** The balances that the address leaves. A correction of a ledger and a decision make them stale. */
export function useSaldo({ kolom: _kolom, bulan: _bulan, ...cari }: CariSaldo): GridRows<Saldo> {
  return useWindowRows(['absensi', 'saldo', cari], (mulai, jumlah, signal) =>
    fetchSaldo(cari, mulai, jumlah, signal),
  )
}

/** Who of a team is away in a month. */
export const bulanPergiQuery = (masa: Bulan, { q, kantor, koordinator }: CariSaldo) =>
  queryOptions({
    queryKey: ['absensi', 'kalender', masa, q, kantor, koordinator],
    queryFn: ({ signal }) =>
      fetchKalender(
        masa,
        {
          ...(q !== undefined && { q }),
          ...(kantor !== undefined && { kantor }),
          ...(koordinator !== undefined && { koordinator }),
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  })
