import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import type { Tanggal } from '@rekan/domain/waktu'
import {
  type BarisBulan,
  type BarisHari,
  type SaringanMeja,
  fetchBulan,
  fetchHarian,
  fetchKunciHari,
  fetchPemutihan,
  fetchPilihan,
} from './meja.api.ts'
import { type GridRows } from '../../../ui/wide/grid.ts'
import { useWindowRows } from '../../../ui/wide/use-window-rows.ts'

/** Under what a punch makes stale. */
const KUNCI = ['presensi', 'meja'] as const
/** Rows of one request, as `useWindowRows` asks for them */
const SEKALIGUS = 100

/** The rows that the filters leave, and what is said of all of them. */
export function useBulan(saringan: SaringanMeja) {
  const key = [...KUNCI, 'bulan', saringan]
  const rows: GridRows<BarisBulan> = useWindowRows(key, (mulai, jumlah, signal) =>
    fetchBulan(saringan, mulai, jumlah, signal),
  )
  const { data } = useQuery({
    queryKey: [...key, 'jendela', 0],
    queryFn: ({ signal }) => fetchBulan(saringan, 0, SEKALIGUS, signal),
    placeholderData: keepPreviousData,
  })
  return { rows, tentang: data?.tentang }
}

/** One day in place of the month. */
export function useHarian(tanggal: Tanggal, saringan: SaringanMeja) {
  const key = [...KUNCI, 'harian', tanggal, saringan]
  const rows: GridRows<BarisHari> = useWindowRows(key, (mulai, jumlah, signal) =>
    fetchHarian(tanggal, saringan, mulai, jumlah, signal),
  )
  const { data } = useQuery({
    queryKey: [...key, 'jendela', 0],
    queryFn: ({ signal }) => fetchHarian(tanggal, saringan, 0, SEKALIGUS, signal),
    placeholderData: keepPreviousData,
  })
  return { rows, tentang: data?.tentang }
}

/** Locks that hold some of these days, said before anybody tries to change them. */
export const kunciHariQuery = (dari: Tanggal, sampai: Tanggal, lokasi?: number) =>
  queryOptions({
    queryKey: [...KUNCI, 'kunci', dari, sampai, lokasi ?? 0],
    queryFn: ({ signal }) => fetchKunciHari(dari, sampai, lokasi, signal),
    enabled: dari !== '' && sampai !== '' && dari <= sampai,
  })

export const pilihanMejaQuery = (saringan: SaringanMeja) =>
  queryOptions({
    queryKey: [...KUNCI, 'saringan', saringan],
    queryFn: ({ signal }) => fetchPilihan(saringan, signal),
    placeholderData: keepPreviousData,
  })

export const pemutihanQuery = (lokasi: number, bulan: { readonly bulan: number; readonly tahun: number }) =>
  queryOptions({
    queryKey: [...KUNCI, 'pemutihan', lokasi, bulan],
    queryFn: ({ signal }) => fetchPemutihan(lokasi, bulan, signal),
  })

/** What is said of something that was done; or, as what went wrong, of something that was not. */
type Kabar = string | { readonly belum: string }

/** Does something that changes days; what shows them asks again, and what went wrong is said. True once it is done. */
export function useUbahHari(): (ubah: () => Promise<Kabar>) => Promise<boolean> {
  const queryClient = useQueryClient()
  return async (ubah) => {
    try {
      const kabar = await ubah()
      if (typeof kabar === 'string') toast.success(kabar, 'form')
      else toast.error(kabar.belum, 'form')
      return true
    } catch (error) {
      const { message, errors } = errorFrom(error)
      toast.error(Object.values(errors).flat()[0] ?? message, 'form')
      return false
    } finally {
      void queryClient.invalidateQueries({ queryKey: ['presensi'] })
    }
  }
}
