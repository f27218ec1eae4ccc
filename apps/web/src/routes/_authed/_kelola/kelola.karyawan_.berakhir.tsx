import { createFileRoute } from '@tanstack/react-router'
import { readCariBerakhir } from '../../../features/dokumen/berakhir.search.ts'
import { BerakhirPage } from '../../../features/dokumen/berakhir-page.tsx'

export const Route = createFileRoute('/_authed/_kelola/kelola/karyawan_/berakhir')({
  validateSearch: (search: Record<string, unknown>) => search,
  staticData: { title: 'Akan berakhir' },
  component: Berakhir,
})

function Berakhir() {
  const cari = readCariBerakhir(Route.useSearch())
  const navigate = Route.useNavigate()
  return <BerakhirPage cari={cari} onCari={(search) => void navigate({ search, replace: true })} />
}
