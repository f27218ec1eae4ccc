import type { Bulan } from '@rekan/domain/bulan'
import { type CallAnswer, call } from '../../lib/http.ts'
import { type Page, pageByMeta } from '../../lib/pages.ts'

/** One item of the placement history; `isActive`: in force today, by the office's clock */
export type Penempatan = ReturnType<typeof penempatanFrom>

/** A coordinator's account, and whose it is. */
export type Koordinator = NonNullable<Answer['data'][number]['koordinator']>

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

function penempatanFrom(wire: Answer['data'][number]) {
  return {
    id: wire.id,
    unit: wire.unit,
    company: wire.kantor.nama,
    joinedAt: wire.tanggal_masuk,
    department: wire.jabatan,
    isActive: wire.is_active,
    // Of one's main placement alone.
    koordinator: wire.utama ? wire.koordinator : null,
  }
}
