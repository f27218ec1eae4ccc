import type { IsiSel } from '@rekan/domain/roster/lembar'
import type { Tanggal } from '@rekan/domain/waktu'
import { ApiError } from '../../../lib/api-error.ts'
import { type CallAnswer, call } from '../../../lib/http.ts'

export type Roster = CallAnswer<'GET /kelola/roster'>['data']
export type OrangRoster = Roster['orang'][number]
export type SelRoster = OrangRoster['sel'][number]
export type ShiftRoster = Roster['shift'][number]
export type LokasiRoster = CallAnswer<'GET /kelola/roster/lokasi'>['data'][number]
/** What is drafted of a cell; null takes the draft away. */
export type SelBaru = {
  readonly karyawan_id: number
  readonly tanggal: Tanggal
  readonly isi: readonly IsiSel[] | null
}
/** Which site's roster, from which date on, for how many days. */
export type Lembar = { readonly kantorId: number; readonly mulai: Tanggal; readonly hari: number }

export async function fetchLokasiRoster(signal: AbortSignal): Promise<LokasiRoster[]> {
  const { data } = await call('GET /kelola/roster/lokasi', { signal })
  return data
}

export async function fetchRoster({ kantorId, mulai, hari }: Lembar, signal: AbortSignal): Promise<Roster> {
  const query = { kantor_id: String(kantorId), mulai, hari: String(hari) }
  const { data } = await call('GET /kelola/roster', { query, signal })
  return data
}

/** Drafts cells of a roster that was seen in this version. */
export async function sendSel(
  { kantorId, mulai, hari }: Lembar,
  versi: number,
  sel: readonly SelBaru[],
): Promise<Roster> {
  const { data } = await call('POST /kelola/roster/sel', {
    body: {
      kantor_id: kantorId,
      mulai,
      hari,
      versi,
      sel: sel.map(({ isi, ...satu }) => ({ ...satu, isi: isi === null ? null : [...isi] })),
    },
  })
  return data
}

/** Copies the days that are shown onto as many from `ke` on. */
export async function copyRoster({ kantorId, mulai, hari }: Lembar, versi: number, ke: Tanggal) {
  const { data } = await call('POST /kelola/roster/salin', {
    body: { kantor_id: kantorId, mulai, hari, versi, ke },
  })
  return data
}

/** Publishes what is drafted on the days that are shown; a word where something is to be known first. */
export async function publishRoster(
  { kantorId, mulai, hari }: Lembar,
  versi: number,
  alasan: string,
): Promise<CallAnswer<'POST /kelola/roster/terbitkan'>['data']> {
  const { data } = await call('POST /kelola/roster/terbitkan', {
    body: { kantor_id: kantorId, mulai, hari, versi, alasan },
  })
  return data
}

export type Usulan = CallAnswer<'POST /kelola/roster/isi'>['data']

/** Who could meet what the posts still need, of these people; nothing is written. */
export async function fetchUsulan(
  { kantorId, mulai, hari }: Lembar,
  karyawanIds: readonly number[],
  signal: AbortSignal,
): Promise<Usulan> {
  const body = { kantor_id: kantorId, mulai, hari, orang: [...karyawanIds] }
  const { data } = await call('POST /kelola/roster/isi', { body, signal })
  return data
}

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

export function terbaruFrom(error: unknown): Diubah | undefined {
  return error instanceof ApiError && error.error?.error === 'VERSI_USANG'
    ? (error.data as Diubah)
    : undefined
}
