import { createFileRoute } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { MasukSso } from '../features/auth/masuk/masuk-sso.tsx'
import { ResetPage } from '../features/auth/sandi/reset-page.tsx'

// No guard: the server judges the provider's answer.
export const Route = createFileRoute('/auth/sso')({
  staticData: { title: 'Masuk lewat SSO' },
  component: MasukSsoPage,
})

function MasukSsoPage() {
  return (
    <ResetPage title="Masuk lewat SSO" icon={KeyRound}>
      <MasukSso />
    </ResetPage>
  )
}
