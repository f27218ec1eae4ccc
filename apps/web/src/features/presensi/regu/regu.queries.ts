import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Regu, type ReguDiminta, fetchRegu } from './regu.api.ts'

/** While photos are compared or receipts written, it is asked again after so long. */
const JEDA_MS = 5000

/** The crew of a site and shift. */
export function orangReguQuery(diminta: ReguDiminta) {
  return queryOptions({
    queryKey: ['presensi', 'regu', diminta],
    queryFn: ({ signal }) => fetchRegu(diminta, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data !== undefined && isDitunggu(state.data) ? JEDA_MS : false),
  })
}

function isDitunggu({ orang, fotoMenunggu }: Regu): boolean {
  const tanpaKode = orang.some(
    ({ punyaAkun, checkIn, checkOut }) =>
      !punyaAkun && [checkIn, checkOut].some((kejadian) => kejadian !== null && kejadian.kodeBukti === null),
  )
  return fotoMenunggu > 0 || tanpaKode
}
