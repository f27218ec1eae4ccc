import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useKunci } from '../../lib/use-kunci.ts'
import { type KoreksiCuti, correctCuti, fetchBukuCuti, fetchJenisCuti } from './cuti.api.ts'

/** The ledger of annual leave of an employee, or one's own. */
export function bukuCutiQuery(karyawanId: string | null) {
  return queryOptions({
    queryKey: ['absensi', 'buku-cuti', karyawanId],
    queryFn: ({ signal }) => fetchBukuCuti(karyawanId, signal),
  })
}

/** HR puts a year right; what is shown of the person's leave asks again. */
export function useCorrectCuti(karyawanId: string): (koreksi: KoreksiCuti) => Promise<void> {
  const queryClient = useQueryClient()
  const kunciDari = useKunci()
  return async (koreksi) => {
    const buku = await correctCuti(karyawanId, koreksi, kunciDari(koreksi))
    queryClient.setQueryData(bukuCutiQuery(karyawanId).queryKey, buku)
    await queryClient.invalidateQueries({ queryKey: ['karyawan', 'ringkasan', karyawanId] })
  }
}

/** The kinds of leave the person may ask for, with what is left of each. */
export const jenisCutiQuery = queryOptions({
  queryKey: ['absensi', 'jenis-cuti'],
  queryFn: ({ signal }) => fetchJenisCuti(signal),
})
