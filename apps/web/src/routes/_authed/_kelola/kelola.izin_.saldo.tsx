import { createFileRoute } from '@tanstack/react-router'
import { readCariSaldo } from '../../../features/pengajuan/saldo/saldo.search.ts'
import { SaldoPage } from '../../../features/pengajuan/saldo/saldo-page.tsx'

export const Route = createFileRoute('/_authed/_kelola/kelola/izin_/saldo')({
  validateSearch: (search: Record<string, unknown>) => search,
  staticData: { title: 'Saldo cuti' },
  component: Saldo,
})

function Saldo() {
  const cari = readCariSaldo(Route.useSearch())
  const navigate = Route.useNavigate()
  return <SaldoPage cari={cari} onCari={(search) => void navigate({ search, replace: true })} />
}
