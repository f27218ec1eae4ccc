import { call } from '../../lib/http.ts'

type PermintaanOrang = { readonly text: string; readonly page: number; readonly signal: AbortSignal }

/** A page of everybody whom a payslip may be for. */
export async function fetchOrang({ text, page, signal }: PermintaanOrang) {
  const { data, meta } = await call('GET /karyawan', {
    signal,
    query: { page: String(page), per_page: '50', sort: 'nama,asc', nama: text },
  })
  const options = data.map(({ id, kode, nama }) => ({ value: id, label: nama, hint: kode }))
  return { options, hasMore: meta.current_page < meta.last_page }
}
