import { call } from '../../lib/http.ts'
import { useOptionSearch } from '../../ui/searchable-select.search.ts'

/** Everybody, those who have left among them: their last pay still gets its slip. As what `SearchableSelect` takes. */
export function useOrang() {
  return useOptionSearch<string>({
    queryKey: ['payroll', 'orang'],
    fetchPage: async ({ text, page, signal }) => {
      const { data, meta } = await call('GET /karyawan', {
        signal,
        query: { page: String(page), per_page: '50', sort: 'nama,asc', nama: text },
      })
      const options = data.map(({ id, kode, nama }) => ({ value: id, label: nama, hint: kode }))
      return { options, hasMore: meta.current_page < meta.last_page }
    },
  })
}
