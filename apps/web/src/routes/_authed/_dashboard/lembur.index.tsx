import { createFileRoute } from '@tanstack/react-router'
import { DaftarLembur } from '../../../features/lembur/daftar-lembur.tsx'
import { useProfil } from '../../../features/profil/profil.queries.ts'
import { bulanOf } from '../../../lib/bulan-of.ts'
import { bulanSearch } from '../../../lib/bulan-search.ts'

export const Route = createFileRoute('/_authed/_dashboard/lembur/')({
  validateSearch: bulanSearch,
  staticData: { title: 'Lembur' },
  component: Lembur,
})

function Lembur() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const zona = useProfil().office?.timezone.code ?? 'WIB'
  return (
    <DaftarLembur
      bulan={bulanOf(search, zona)}
      onBulan={(bulan) => void navigate({ search: bulan, replace: true, resetScroll: false })}
    />
  )
}
