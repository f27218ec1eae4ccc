import { createFileRoute } from '@tanstack/react-router'
import { UserRoundPlus } from 'lucide-react'
import { ResetPage } from '../features/auth/sandi/reset-page.tsx'
import { MasukPertama } from '../features/auth/undangan/masuk-pertama.tsx'

// No guard: whoever is invited may hold a phone that somebody else is signed in on.
export const Route = createFileRoute('/auth/masuk-pertama')({
  staticData: { title: 'Masuk Pertama Kali' },
  component: MasukPertamaPage,
})

function MasukPertamaPage() {
  return (
    <ResetPage title="Masuk Pertama Kali" icon={UserRoundPlus}>
      <MasukPertama />
    </ResetPage>
  )
}
