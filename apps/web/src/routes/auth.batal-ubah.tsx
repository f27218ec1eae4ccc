import { createFileRoute } from '@tanstack/react-router'
import { ShieldAlert } from 'lucide-react'
import { ResetPage } from '../features/auth/sandi/reset-page.tsx'
import { BatalUbah } from '../features/auth/sandi/batal-ubah.tsx'

export const Route = createFileRoute('/auth/batal-ubah')({
  validateSearch: (search): { token?: string } =>
    typeof search['token'] === 'string' ? { token: search['token'] } : {},
  staticData: { title: 'Batalkan Perubahan' },
  component: BatalUbahPage,
})

function BatalUbahPage() {
  const { token = '' } = Route.useSearch()
  return (
    <ResetPage title="Batalkan Perubahan" icon={ShieldAlert}>
      <BatalUbah key={token} token={token} />
    </ResetPage>
  )
}
