import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useKunci } from '../../../lib/use-kunci.ts'
import {
  type KoreksiCuti,
  type KoreksiPengganti,
  correctCuti,
  correctPengganti,
  fetchBukuCuti,
  fetchJenisCuti,
  fetchWaktuPengganti,
} from './cuti.api.ts'

/** The ledger of annual leave of an employee, or one's own. */
export function bukuCutiQuery(karyawanId: string | null) {
  return queryOptions({
    queryKey: ['absensi', 'buku-cuti', karyawanId],
    queryFn: ({ signal }) => fetchBukuCuti(karyawanId, signal),
  })
}

/** Time off for overtime of an employee, or one's own. */
export function bukuPenggantiQuery(karyawanId: string | null) {
  return queryOptions({
    queryKey: ['absensi', 'waktu-pengganti', karyawanId],
    queryFn: ({ signal }) => fetchWaktuPengganti(karyawanId, signal),
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

/** HR puts time off for overtime right; the balances ask again. */
export function useCorrectPengganti(karyawanId: string): (koreksi: KoreksiPengganti) => Promise<void> {
  const queryClient = useQueryClient()
  const kunciDari = useKunci()
  return async (koreksi) => {
    const buku = await correctPengganti(karyawanId, koreksi, kunciDari(koreksi))
    queryClient.setQueryData(bukuPenggantiQuery(karyawanId).queryKey, buku)
    await queryClient.invalidateQueries({ queryKey: ['absensi', 'saldo'] })
  }
}

/** The kinds of leave the person may ask for whose name holds a text ('' for all), with what is left of each. */
export function jenisCutiQuery(nama: string) {
  return queryOptions({
    queryKey: ['absensi', 'jenis-cuti', nama],
    queryFn: ({ signal }) => fetchJenisCuti(nama, signal),
  })
}
