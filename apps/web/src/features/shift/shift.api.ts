import type { WarnaShift } from '@rekan/domain/shift/jenis-shift'
import type { ApiError } from '../../lib/api-error.ts'
import { type CallAnswer, call } from '../../lib/http.ts'

export type JenisShift = CallAnswer<'GET /kelola/shift'>['data'][number]
export type Pola = CallAnswer<'GET /kelola/pola'>['data'][number]

/** What is written of a kind of shift; times as `HH:mm`. */
export type IsianShift = {
  readonly nama: string
  readonly huruf: string
  readonly warna: WarnaShift
  readonly jam_mulai: string
  readonly jam_selesai: string
  readonly istirahat_menit: number
  readonly istirahat_sesudah_menit: number
  readonly toleransi_menit: number
  /** Null: of the whole company */
  readonly kantor_id: number | null
  readonly aktif: boolean
}
export type IsianPola = {
  readonly nama: string
  readonly langkah: readonly (number | null)[]
  readonly aktif: boolean
}

export async function fetchShift(signal: AbortSignal): Promise<JenisShift[]> {
  const { data } = await call('GET /kelola/shift', { signal })
  return data
}

export async function fetchPola(signal: AbortSignal): Promise<Pola[]> {
  const { data } = await call('GET /kelola/pola', { signal })
  return data
}

/** Saves a kind of shift as it was seen in that version; a new one where there is none. All kinds, as they then are. */
export async function sendShift(lama: { id: number; versi: number } | null, isian: IsianShift) {
  const { data } =
    lama === null
      ? await call('POST /kelola/shift', { body: isian })
      : await call('POST /kelola/shift/{id}', {
          params: { id: String(lama.id) },
          body: { ...isian, versi: lama.versi },
        })
  return data
}

/** The same for a pattern. */
export async function sendPola(
  lama: { id: number; versi: number } | null,
  { langkah, ...isian }: IsianPola,
): Promise<Pola[]> {
  const body = { ...isian, langkah: [...langkah] }
  const { data } =
    lama === null
      ? await call('POST /kelola/pola', { body })
      : await call('POST /kelola/pola/{id}', {
          params: { id: String(lama.id) },
          body: { ...body, versi: lama.versi },
        })
  return data
}

/** All records as they stand now, where a refusal came with them because somebody else was faster. */
export function terbaruFrom(error: ApiError): unknown {
  return error.error?.error === 'VERSI_USANG' ? error.data : undefined
}
