import { reachOf } from '../../lib/boleh.ts'
import { useOptionSearch } from '../../ui/searchable-select.search.ts'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { fetchTim } from './tim.api.ts'

/** The people the reader coordinates, for HR everybody, as what `SearchableSelect` takes. */
export function useTim() {
  const profile = useProfil()
  const { karyawanId } = profile
  const semua = reachOf(profile, 'dataPekerjaan') === 'semua'
  return useOptionSearch<string>({
    queryKey: ['karyawan', 'tim', { semua, karyawanId }],
    fetchPage: async (request) => {
      const { anggota, hasMore } = await fetchTim({ ...request, semua, kecuali: String(karyawanId) })
      const options = anggota.map(({ id, kode, nama, jabatan }) => ({
        value: id,
        label: nama,
        hint: [kode, jabatan].filter(Boolean).join(' · '),
      }))
      return { options, hasMore }
    },
  })
}
