import type { Bulan } from '@rekan/domain/bulan'
import { type CallAnswer, call } from '../../lib/http.ts'

export type TutupBulan = CallAnswer<'GET /kelola/tutup-bulan'>['data']
export type Kunci = TutupBulan['kunci'][number]
export type LokasiBulan = TutupBulan['lokasi'][number]
export type Pengecualian = CallAnswer<'GET /kelola/tutup-bulan/pengecualian'>
export type Menunggu = CallAnswer<'GET /kelola/tutup-bulan/menunggu'>
/** The whole company where neither is named */
export type LingkupKunci = { readonly kantor_id?: number; readonly klien_id?: number }

/** The month whose end is nearest where none is asked for. */
export type Diminta = Partial<Bulan>

export async function fetchTutupBulan(diminta: Diminta, signal: AbortSignal): Promise<TutupBulan> {
  const { data } = await call('GET /kelola/tutup-bulan', { query: queryFrom(diminta), signal })
  return data
}

export async function fetchPengecualian(diminta: Bulan, signal: AbortSignal): Promise<Pengecualian> {
  return call('GET /kelola/tutup-bulan/pengecualian', { query: queryFrom(diminta), signal })
}

export async function fetchMenunggu(diminta: Bulan, signal: AbortSignal): Promise<Menunggu> {
  return call('GET /kelola/tutup-bulan/menunggu', { query: queryFrom(diminta), signal })
}

export async function sendKunci({ tahun, bulan }: Bulan, lingkup: LingkupKunci): Promise<string> {
  const { message } = await call('POST /kelola/tutup-bulan/kunci', { body: { tahun, bulan, ...lingkup } })
  return message ?? ''
}

export async function sendBuka(id: number, alasan: string): Promise<string> {
  const { message } = await call('POST /kelola/tutup-bulan/kunci/{id}/buka', {
    params: { id: String(id) },
    body: { alasan },
  })
  return message ?? ''
}

function queryFrom({ tahun, bulan }: Diminta) {
  return tahun === undefined || bulan === undefined ? {} : { tahun: String(tahun), bulan: String(bulan) }
}
