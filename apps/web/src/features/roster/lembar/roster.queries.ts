import { keepPreviousData } from '@tanstack/react-query'
import type { Tanggal } from '@rekan/domain/waktu'
import { ApiError } from '../../../lib/api-error.ts'
import { type CallData, query } from '../../../lib/query.ts'

export type Roster = CallData<'GET /kelola/roster'>
export type OrangRoster = Roster['orang'][number]
export type SelRoster = OrangRoster['sel'][number]
export type ShiftRoster = Roster['shift'][number]
export type LokasiRoster = CallData<'GET /kelola/roster/lokasi'>[number]
export type Usulan = CallData<'POST /kelola/roster/isi'>
/** What is drafted of a cell; null takes the draft away. */
export type SelBaru = {
  readonly karyawan_id: number
  readonly tanggal: Tanggal
  readonly isi: SelRoster['draf']
}
/** Which site's roster, from which date on, for how many days. */
export type Lembar = { readonly kantor_id: number; readonly mulai: Tanggal; readonly hari: number }

export const lokasiRosterQuery = query('GET /kelola/roster/lokasi')

export const rosterQuery = (lembar: Lembar) => ({
  ...query('GET /kelola/roster', { query: { ...lembar, hari: String(lembar.hari) } }),
  placeholderData: keepPreviousData,
})

/** What is to be known before a roster is published; undefined where something else refused it. */
export function peringatanFrom(error: unknown): readonly string[] | undefined {
  return error instanceof ApiError && error.error?.error === 'ALASAN_WAJIB'
    ? (error.data as readonly string[])
    : undefined
}

/** Who changed which cells, and how the roster stands now, where somebody was faster. */
export type Diubah = {
  readonly perubahan: readonly {
    readonly oleh: string
    readonly sel: readonly { readonly karyawan_id: number; readonly tanggal: Tanggal }[]
  }[]
  readonly roster: Roster
}

export function perubahanFrom(error: unknown): Diubah | undefined {
  return error instanceof ApiError && error.error?.error === 'VERSI_USANG'
    ? (error.data as Diubah)
    : undefined
}
