import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { isTanggal, parseJam } from '@rekan/domain/waktu'
import { useKunci } from '../../../lib/use-kunci.ts'
import { type Rencana, createLembur, fetchHitungan } from './ajukan.api.ts'
import type { IsianLembur } from './ajukan.schema.ts'

/** What the request comes to, as soon as it says when; the last answer stays in sight while the next is fetched. */
export function useHitungan({ karyawan, tanggal, jamMulai, jamSelesai }: Rencana, untukTim: boolean) {
  const rencana = { karyawan, tanggal, jamMulai, jamSelesai }
  return useQuery({
    queryKey: ['lembur', 'hitung', rencana],
    queryFn: ({ signal }) => fetchHitungan(rencana, signal),
    enabled: (karyawan !== '' || !untukTim) && isTanggal(tanggal) && isJam(jamMulai) && isJam(jamSelesai),
    placeholderData: keepPreviousData,
  })
}

function isJam(teks: string): boolean {
  return parseJam(teks) !== undefined
}

/** Files it and names who decides it; sent again, because its answer got lost, it is filed once. */
export function useCreateLembur(): (isian: IsianLembur) => Promise<string> {
  const queryClient = useQueryClient()
  const kunciDari = useKunci()
  return async (isian) => {
    const pemutus = await createLembur(isian, kunciDari(isian))
    void queryClient.invalidateQueries({ queryKey: ['lembur'] })
    return pemutus
  }
}
