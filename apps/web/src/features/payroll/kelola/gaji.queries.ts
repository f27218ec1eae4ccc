import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type GajiOrang, fetchGaji } from './gaji.api.ts'
import { fetchPerusahaan } from './perusahaan.api.ts'
import { fetchSlipKelola } from './slip.api.ts'
import type { SaringanGaji } from './gaji.search.ts'

const PER_HALAMAN = 50
const TERBANYAK = 100

/** A page of a month; the last answer stays in sight while the next is fetched. */
export function gajiQuery(saringan: SaringanGaji) {
  return queryOptions({
    queryKey: ['payroll', 'kelola', saringan],
    queryFn: ({ signal }) =>
      fetchGaji(saringan, { halaman: saringan.halaman ?? 1, perHalaman: PER_HALAMAN }, signal),
    placeholderData: keepPreviousData,
  })
}

export function slipKelolaQuery(id: number) {
  return queryOptions({
    queryKey: ['payroll', 'kelola', 'slip', id],
    queryFn: ({ signal }) => fetchSlipKelola(id, signal),
    // A form begins with it: always with what it is now.
    staleTime: 0,
    gcTime: 0,
  })
}

export const perusahaanQuery = queryOptions({
  queryKey: ['pengaturan', 'perusahaan'],
  queryFn: ({ signal }) => fetchPerusahaan(signal),
})

/** All that the filters leave, page by page; one's own are left out. */
export async function fetchSemua(saringan: SaringanGaji): Promise<readonly GajiOrang[]> {
  const semua: GajiOrang[] = []
  for (let halaman = 1, akhir = 1; halaman <= akhir; halaman += 1) {
    const { items, halamanAkhir } = await fetchGaji(saringan, { halaman, perHalaman: TERBANYAK })
    semua.push(...items.filter(({ isSendiri }) => !isSendiri))
    akhir = halamanAkhir
  }
  return semua
}
