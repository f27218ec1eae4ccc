import { createFileRoute } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { ResetPage } from '../features/auth/sandi/reset-page.tsx'
import { AdministratorPertama } from '../features/auth/undangan/administrator-pertama.tsx'

// No guard: the server answers as long as nobody has an account.
export const Route = createFileRoute('/auth/administrator-pertama')({
  staticData: { title: 'Administrator Pertama' },
  component: AdministratorPertamaPage,
})

function AdministratorPertamaPage() {
  return (
    <ResetPage title="Administrator Pertama" icon={Building2}>
      <AdministratorPertama />
    </ResetPage>
  )
}
