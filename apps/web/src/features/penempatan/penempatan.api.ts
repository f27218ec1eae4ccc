import type { Bulan } from '@rekan/domain/bulan'
import type { Tanggal } from '@rekan/domain/waktu'
import { type CallAnswer, call } from '../../lib/http.ts'
import { type Page, pageByMeta } from '../../lib/pages.ts'

/** One item of the placement history. */
export type Penempatan = {
  readonly id: number
  readonly unit: string
  /** The office's name */
  readonly company: string
  readonly joinedAt: Tanggal
  readonly department: string
  /** In force today, by the office's clock */
  readonly isActive: boolean
  /** Of one's main placement; null elsewhere */
  readonly koordinator: Koordinator | null
}

/** A coordinator's account, and whose it is. */
export type Koordinator = { readonly id: number; readonly nama: string }

type Answer = CallAnswer<'GET /karyawan/{id}/penempatan'>

/** The placements that touch a month, newest first, ten a page. */
export async function fetchPenempatan(
  karyawanId: number,
  { bulan, tahun }: Bulan,
  page: number,
  signal?: AbortSignal,
): Promise<Page<Penempatan>> {
  const answer = await call('GET /karyawan/{id}/penempatan', {
    params: { id: karyawanId },
    query: { bulan: String(bulan), tahun: String(tahun), per_page: '10', page: String(page) },
    signal,
  })
  return penempatanPage(answer)
}

/** A page of the answer; without its meta nobody knows whether there is another. */
export function penempatanPage({ data, meta }: Pick<Answer, 'data'> & Partial<Answer>): Page<Penempatan> {
  if (meta == null) throw new Error('Cannot get placement history meta data!')
  return pageByMeta({ data, meta }, penempatanFrom)
}

function penempatanFrom(wire: Answer['data'][number]): Penempatan {
  return {
    id: wire.id,
    unit: wire.unit,
    company: wire.kantor.nama,
    joinedAt: wire.tanggal_masuk,
    department: wire.jabatan,
    isActive: wire.is_active,
    koordinator: wire.utama ? wire.koordinator : null,
  }
}
