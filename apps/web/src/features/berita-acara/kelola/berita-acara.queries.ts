import type { Bulan } from '@rekan/domain/bulan'
import type { CallAnswer } from '../../../lib/http.types.ts'
import { type CallData, type Subject, answerQuery, query, useInvalidate } from '../../../lib/query.ts'
import type { Dipilih, Lembar } from '../lembar/lembar.wire.ts'

export type Tagihan = CallData<'GET /kelola/berita-acara/{id}/tagihan'>
export type Margin = CallData<'GET /kelola/kantor/{id}/margin'>
export type KontakKontrak = CallData<'GET /kelola/kontrak-klien/{id}/kontak'>[number]
/** A client's contact who could be chosen for a contract */
export type PilihanKontak = CallAnswer<'GET /kelola/kontrak-klien/{id}/kontak'>['meta']['pilihan'][number]
export type DiPintu = CallData<'GET /kelola/kontrak-klien/{id}/pintu'>[number]

/** All of sheets and clients: one deed shows in several places. */
const BERITA_ACARA: readonly Subject[] = [
  'kelola/berita-acara',
  'GET /kelola/kantor/{id}/margin',
  'kelola/klien',
  'kelola/kontrak-klien',
]

export const lembarKontrakQuery = (kontrakId: number) =>
  query('GET /kelola/berita-acara', { query: { kontrak_id: kontrakId, jumlah: '200' } })

export const lembarQuery = (id: number, revisi: number | undefined) =>
  query('GET /kelola/berita-acara/{id}', {
    params: { id },
    query: { revisi: revisi === undefined ? undefined : String(revisi) },
  })

export function hariQuery(
  { id, revisi, hash }: Pick<Lembar, 'id' | 'revisi' | 'hash'>,
  { tanggal, posId }: Dipilih,
) {
  const hari = query('GET /kelola/berita-acara/{id}/hari', {
    params: { id },
    query: { tanggal, pos_id: String(posId), revisi: String(revisi) },
  })
  return { ...hari, queryKey: [...hari.queryKey, hash] }
}

export const kontakQuery = (kontrakId: number) =>
  answerQuery('GET /kelola/kontrak-klien/{id}/kontak', { params: { id: kontrakId } })

export const masukQuery = (kontrakId: number) =>
  query('GET /kelola/kontrak-klien/{id}/pintu', { params: { id: kontrakId } })

export const tagihanQuery = (id: number) => query('GET /kelola/berita-acara/{id}/tagihan', { params: { id } })

export const marginQuery = (kantorId: number, { tahun, bulan }: Bulan) =>
  query('GET /kelola/kantor/{id}/margin', {
    params: { id: kantorId },
    query: { tahun: String(tahun), bulan: String(bulan) },
  })

/** Has everything of sheets and clients asked for anew. */
export function useInvalidateBeritaAcara(): () => Promise<unknown> {
  const invalidate = useInvalidate()
  return () => invalidate(...BERITA_ACARA)
}
