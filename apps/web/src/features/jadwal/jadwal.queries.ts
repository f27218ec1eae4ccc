import { queryOptions } from '@tanstack/react-query'
import type { Tanggal } from '@rekan/domain/waktu'
import { fetchJadwal } from './jadwal.api.ts'

/** One's own days from a date on, a week of them unless told. */
export function jadwalQuery(mulai: Tanggal, jumlah = 7) {
  return queryOptions({
    queryKey: ['jadwal', mulai, jumlah],
    queryFn: ({ signal }) => fetchJadwal(mulai, jumlah, signal),
  })
}
