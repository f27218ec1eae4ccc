import { keepPreviousData } from '@tanstack/react-query'
import type { Bulan } from '@rekan/domain/bulan'
import type { CallAnswer } from '../../lib/http.ts'
import { type CallData, answerQuery, query } from '../../lib/query.ts'

export type TutupBulan = CallData<'GET /kelola/tutup-bulan'>
export type Kunci = TutupBulan['kunci'][number]
export type LokasiBulan = TutupBulan['lokasi'][number]
export type Pengecualian = CallAnswer<'GET /kelola/tutup-bulan/pengecualian'>
export type Menunggu = CallAnswer<'GET /kelola/tutup-bulan/menunggu'>

/** The month whose end is nearest where none is asked for. */
export const bulanTutupQuery = (diminta: Partial<Bulan>) => ({
  ...query('GET /kelola/tutup-bulan', { query: queryFrom(diminta) }),
  placeholderData: keepPreviousData,
})

export const daftarPengecualianQuery = (bulan: Bulan) =>
  answerQuery('GET /kelola/tutup-bulan/pengecualian', { query: queryFrom(bulan) })

export const daftarMenungguQuery = (bulan: Bulan) =>
  answerQuery('GET /kelola/tutup-bulan/menunggu', { query: queryFrom(bulan) })

function queryFrom({ tahun, bulan }: Partial<Bulan>) {
  return tahun === undefined || bulan === undefined ? {} : { tahun: String(tahun), bulan: String(bulan) }
}
