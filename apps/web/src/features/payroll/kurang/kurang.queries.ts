import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Bulan } from '@rekan/domain/bulan'
import type { UpahMinimum } from '@rekan/domain/karyawan/upah-minimum'
import type { BarisSaldo } from '@rekan/domain/payroll/saldo-pajak'
import { useKunci } from '../../../lib/use-kunci.ts'
import {
  type LokasiGaji,
  fetchKurang,
  fetchMinimum,
  fetchSaldo,
  sendLokasi,
  sendMinimum,
  sendSaldo,
} from './kurang.api.ts'

/** Under payroll's keys: what changes there may complete it. */
export const gajiKurangQuery = (bulan: Bulan) =>
  queryOptions({
    queryKey: ['payroll', 'kurang', bulan],
    queryFn: ({ signal }) => fetchKurang(bulan, signal),
    // Mended on another screen: always as it is now.
    staleTime: 0,
  })

export const minimumQuery = queryOptions({
  queryKey: ['payroll', 'minimum'],
  queryFn: ({ signal }) => fetchMinimum(signal),
})

export function useRecordMinimum() {
  const [queryClient, kunciDari] = [useQueryClient(), useKunci()]
  return async (baris: readonly UpahMinimum[]) => {
    await sendMinimum(baris, kunciDari(baris))
    await queryClient.invalidateQueries({ queryKey: ['payroll'] })
  }
}

export function useRecordLokasi() {
  const [queryClient, kunciDari] = [useQueryClient(), useKunci()]
  return async ({ id, wilayah, kelas_jkk }: Pick<LokasiGaji, 'id' | 'wilayah' | 'kelas_jkk'>) => {
    await sendLokasi(id, { wilayah, kelas_jkk }, kunciDari({ id, wilayah, kelas_jkk }))
    await queryClient.invalidateQueries({ queryKey: ['payroll'] })
  }
}

export const saldoQuery = (tahun: number) =>
  queryOptions({
    queryKey: ['payroll', 'saldo', tahun],
    queryFn: ({ signal }) => fetchSaldo(tahun, signal),
  })

export function useRecordSaldo() {
  const [queryClient, kunciDari] = [useQueryClient(), useKunci()]
  return async (baris: readonly BarisSaldo[]) => {
    await sendSaldo(baris, kunciDari(baris))
    await queryClient.invalidateQueries({ queryKey: ['payroll'] })
  }
}
