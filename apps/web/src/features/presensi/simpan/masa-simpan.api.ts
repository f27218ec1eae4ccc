import type { Tanggal } from '@rekan/domain/waktu'
import { type CallAnswer, call } from '../../../lib/http.ts'
import { type Page, pageByMeta } from '../../../lib/pages.ts'

type Wire = CallAnswer<'GET /penahanan'>['data'][number]

/** How long photos are kept, and which go when. */
export type MasaSimpan = {
  readonly bulan: number
  readonly sejak: Tanggal
  readonly rencana: readonly {
    /** `YYYY-MM` of the attendance days */
    readonly bulan: string
    readonly foto: number
    /** Of these, still needed */
    readonly ditahan: number
    readonly habisPada: Tanggal
  }[]
}

export type Penahanan = {
  readonly id: number
  readonly perkara: string | null
  readonly alasan: string
  readonly karyawan: readonly { readonly id: number; readonly kode: string; readonly nama: string }[]
  readonly oleh: string
  readonly pada: number
  /** Null while it is in force */
  readonly dicabut: { readonly pada: number; readonly oleh: string } | null
}

export async function fetchMasaSimpan(signal: AbortSignal): Promise<MasaSimpan> {
  const { data } = await call('GET /masa-simpan', { signal })
  return {
    bulan: data.simpan_foto_bulan,
    sejak: data.disimpan_sejak,
    rencana: data.rencana.map(({ habis_pada, ...satu }) => ({ ...satu, habisPada: habis_pada })),
  }
}

/** What is held, of whom or for which case or reason somebody looks for. */
export async function fetchPenahanan(
  cari: string,
  page: number,
  signal: AbortSignal,
): Promise<Page<Penahanan>> {
  const query = { page: String(page), ...(cari !== '' && { cari }) }
  return pageByMeta(await call('GET /penahanan', { signal, query }), penahananFrom)
}

function penahananFrom({ dicabut_pada, dicabut_oleh, pada, ...satu }: Wire): Penahanan {
  const dicabut = dicabut_pada === null ? null : { pada: Date.parse(dicabut_pada), oleh: dicabut_oleh ?? '' }
  return { ...satu, pada: Date.parse(pada), dicabut }
}

export type PenahananBaru = {
  readonly karyawanIds: readonly number[]
  readonly perkara: string
  readonly alasan: string
}

export async function sendPenahanan({ karyawanIds, perkara, alasan }: PenahananBaru): Promise<void> {
  await call('POST /penahanan', {
    body: { karyawan_ids: [...karyawanIds], alasan, ...(perkara !== '' && { perkara }) },
  })
}

export async function endPenahanan(id: number): Promise<void> {
  await call('POST /penahanan/{id}/cabut', { params: { id: String(id) } })
}
