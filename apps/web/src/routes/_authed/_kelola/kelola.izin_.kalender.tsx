import { createFileRoute } from '@tanstack/react-router'
import { readCariSaldo } from '../../../features/pengajuan/saldo/saldo.search.ts'
import { KalenderPage } from '../../../features/pengajuan/saldo/kalender-page.tsx'

export const Route = createFileRoute('/_authed/_kelola/kelola/izin_/kalender')({
  validateSearch: (search: Record<string, unknown>) => search,
  staticData: { title: 'Kalender tim' },
  component: Kalender,
})

function Kalender() {
  const cari = readCariSaldo(Route.useSearch())
  const navigate = Route.useNavigate()
  return <KalenderPage cari={cari} onCari={(search) => void navigate({ search, replace: true })} />
}
