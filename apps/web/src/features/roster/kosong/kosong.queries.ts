import { keepPreviousData } from '@tanstack/react-query'
import type { Tanggal } from '@rekan/domain/waktu'
import { type CallData, answerQuery, query } from '../../../lib/query.ts'

export type PosKosong = CallData<'GET /kelola/roster/kosong'>[number]
export type KosongDanBebas = CallData<'GET /kelola/roster/kosong/orang'>
export type OrangBebas = KosongDanBebas['orang'][number]
/** Which post, shift and date. */
export type AlamatKosong = { readonly pos: number; readonly shift: number; readonly tanggal: Tanggal }

/** So many rows are shown at once. */
export const KOSONG_SEHALAMAN = 100

export const kosongQuery = (kantorId: number | undefined, mulai: number) => ({
  ...answerQuery('GET /kelola/roster/kosong', {
    query: {
      mulai: String(mulai),
      jumlah: String(KOSONG_SEHALAMAN),
      kantor_id: kantorId === undefined ? undefined : String(kantorId),
    },
  }),
  placeholderData: keepPreviousData,
})

export const bebasQuery = ({ pos, shift, tanggal }: AlamatKosong) =>
  query('GET /kelola/roster/kosong/orang', {
    query: { pos_id: String(pos), jenis_shift_id: String(shift), tanggal },
  })
