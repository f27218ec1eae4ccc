import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Lembar, fetchLokasiRoster, fetchRoster } from './roster.api.ts'

const KUNCI = 'roster'

export const lokasiRosterQuery = queryOptions({
  queryKey: [KUNCI, 'lokasi'],
  queryFn: ({ signal }) => fetchLokasiRoster(signal),
})

export const rosterQuery = (lembar: Lembar) =>
  queryOptions({
    queryKey: [KUNCI, lembar.kantorId, lembar.mulai, lembar.hari],
    queryFn: ({ signal }) => fetchRoster(lembar, signal),
    placeholderData: keepPreviousData,
  })
