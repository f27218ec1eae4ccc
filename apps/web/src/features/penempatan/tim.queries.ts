import { reachOf } from '../../lib/boleh.ts'
import { call } from '../../lib/http.ts'
import { useOptionSearch } from '../../ui/searchable-select.search.ts'
import { useProfil } from '../profil/diri/profil.queries.ts'

/**
 * The people the reader coordinates who work here now, for HR everybody, as what `SearchableSelect` takes. The directory lists
 * everybody, and gives the first day of work only for people whom the reader coordinates: sorted by that day they come first, and a
 * person without it belongs to another's team.
 */
export function useTim() {
  const profile = useProfil()
  const { karyawanId } = profile
  const semua = reachOf(profile, 'dataPekerjaan') === 'semua'
  return useOptionSearch<string>({
    queryKey: ['karyawan', 'tim', { semua, karyawanId }],
    fetchPage: async ({ text, page, signal }) => {
      const { data, meta } = await call('GET /karyawan', {
        signal,
        query: {
          page: String(page),
          per_page: semua ? '50' : '100',
          sort: semua ? 'nama,asc' : 'tanggal_masuk,asc',
          nama: text,
          active: '1',
        },
      })
      const milik = data.filter(({ tanggal_masuk: masuk }) => semua || masuk !== '')
      const options = milik
        .filter(({ id }) => id !== String(karyawanId))
        .toSorted((satu, lain) => satu.nama.localeCompare(lain.nama, 'id'))
        .map(({ id, kode, nama, jabatan }) => ({
          value: id,
          label: nama,
          hint: [kode, jabatan].filter(Boolean).join(' · '),
        }))
      return {
        options,
        hasMore: milik.length === data.length && meta.current_page < meta.last_page,
      }
    },
  })
}
