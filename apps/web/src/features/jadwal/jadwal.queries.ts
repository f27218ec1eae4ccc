import { queryOptions } from '@tanstack/react-query'
import type { Tanggal } from '@rekan/domain/waktu'
import { fetchJadwal } from './jadwal.api.ts'

/** One's own seven days from a date on. */
export function jadwalQuery(mulai: Tanggal) {
  return queryOptions({
    queryKey: ['jadwal', mulai],
    queryFn: ({ signal }) => fetchJadwal(mulai, signal),
  })
}
