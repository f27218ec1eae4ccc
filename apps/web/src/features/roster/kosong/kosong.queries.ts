import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type AlamatKosong, fetchBebas, fetchKosong } from './kosong.api.ts'

const KUNCI = ['roster', 'kosong'] as const

export const kosongQuery = (kantorId: number | undefined, mulai: number) =>
  queryOptions({
    queryKey: [...KUNCI, kantorId ?? 0, mulai],
    queryFn: ({ signal }) => fetchKosong(kantorId, mulai, signal),
    placeholderData: keepPreviousData,
  })

export const bebasQuery = (alamat: AlamatKosong) =>
  queryOptions({
    queryKey: [...KUNCI, 'orang', alamat.pos, alamat.shift, alamat.tanggal],
    queryFn: ({ signal }) => fetchBebas(alamat, signal),
  })
