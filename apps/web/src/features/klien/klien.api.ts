import { KOLOM_KLIEN, URUT_KLIEN } from '@rekan/domain/klien/klien'
import type { ApiError } from '../../lib/api-error.ts'
import { fileFrom } from '../../lib/download.ts'
import { type CallAnswer, call } from '../../lib/http.ts'
import type { CallInput } from '../../lib/http.types.ts'
import type { ExportFormat } from '../../ui/wide/export-menu.tsx'
import type { WindowOf } from '../../ui/wide/use-window-rows.ts'
import type { CariKlien } from './klien.search.ts'

export type BarisKlien = CallAnswer<'GET /kelola/klien'>['data'][number]
export type JumlahKlien = CallAnswer<'GET /kelola/klien'>['meta']['jumlah']
export type Klien = CallAnswer<'GET /kelola/klien/{id}'>['data']
export type KontrakKlien = Klien['kontrak'][number]
export type Pos = KontrakKlien['pos'][number]
export type IsianKlien = Omit<CallInput<'POST /kelola/klien/{id}'>['body'], 'versi'>
export type IsianKontrak = Omit<CallInput<'POST /kelola/kontrak-klien/{id}'>['body'], 'versi'>
export type IsianPos = Omit<CallInput<'POST /kelola/pos/{id}'>['body'], 'versi'>

export async function fetchDaftarKlien(
  cari: CariKlien,
  mulai: number,
  jumlah: number,
  signal: AbortSignal,
): Promise<WindowOf<BarisKlien>> {
  const query = { ...wire(cari), mulai: String(mulai), jumlah: String(jumlah) }
  const { data, meta } = await call('GET /kelola/klien', { query, signal })
  return { data, total: meta.total }
}

/** How many each filter leaves of what the search finds. */
export async function fetchJumlahKlien(q: string | undefined, signal: AbortSignal): Promise<JumlahKlien> {
  const query = { ...(q !== undefined && { q }), jumlah: '1' }
  return (await call('GET /kelola/klien', { query, signal })).meta.jumlah
}

/** What the list shows, all of its rows. */
export async function fetchLembarKlien(
  cari: CariKlien,
  kolom: readonly string[],
  format: ExportFormat,
): Promise<File> {
  const dikenal = kolom.filter((satu) => (KOLOM_KLIEN as readonly string[]).includes(satu))
  const query = { ...wire(cari), kolom: dikenal.join(','), format }
  return fileFrom((await call('GET /kelola/klien/lembar', { query })).data)
}

function wire({ q, keadaan, segera, kurang, urut }: CariKlien) {
  const dikenal = URUT_KLIEN.flatMap((satu) => [satu, `-${satu}`] as const).find((satu) => satu === urut)
  return {
    ...(q !== undefined && { q }),
    ...(keadaan !== undefined && { keadaan }),
    ...(segera === true && { segera: '1' as const }),
    ...(kurang === true && { kurang: '1' as const }),
    ...(dikenal !== undefined && { urut: dikenal }),
  }
}

export async function fetchKlien(id: number, signal: AbortSignal): Promise<Klien> {
  const { data } = await call('GET /kelola/klien/{id}', { params: { id: String(id) }, signal })
  return data
}

/** Saves a client that was seen in that version; a new one where there is none. */
export async function sendKlien(id: number | null, versi: number, isian: IsianKlien): Promise<Klien> {
  const { data } =
    id === null
      ? await call('POST /kelola/klien', { body: isian })
      : await call('POST /kelola/klien/{id}', { params: { id: String(id) }, body: { ...isian, versi } })
  return data
}

/** The same for a contract with it. */
export async function sendKontrak(
  klienId: number,
  id: number | null,
  versi: number,
  isian: IsianKontrak,
): Promise<Klien> {
  const body = { ...isian, versi }
  const { data } =
    id === null
      ? await call('POST /kelola/klien/{id}/kontrak', { params: { id: String(klienId) }, body })
      : await call('POST /kelola/kontrak-klien/{id}', { params: { id: String(id) }, body })
  return data
}

/** The same for a post of a contract. */
export async function sendPos(
  kontrakId: number,
  id: number | null,
  versi: number,
  isian: IsianPos,
): Promise<Klien> {
  const body = { ...isian, versi }
  const { data } =
    id === null
      ? await call('POST /kelola/kontrak-klien/{id}/pos', { params: { id: String(kontrakId) }, body })
      : await call('POST /kelola/pos/{id}', { params: { id: String(id) }, body })
  return data
}

/** How the client stands now, where somebody else was faster. */
export function terbaruFrom(error: ApiError): Klien | undefined {
  return error.error?.error === 'VERSI_USANG' ? (error.data as Klien) : undefined
}
