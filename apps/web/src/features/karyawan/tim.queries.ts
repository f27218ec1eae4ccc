import { cakupan } from '@rekan/domain/akses'
import { useOptionSearch } from '../../ui/searchable-select.search.ts'
import { useProfil } from '../profil/profil.queries.ts'
import { fetchTim } from './tim.api.ts'

/** The people the reader coordinates, for HR everybody, as what `SearchableSelect` takes. */
export function useTim() {
  const { role, karyawanId } = useProfil()
  const semua = cakupan(role.name, 'dataPekerjaan') === 'semua'
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
