import { createFileRoute } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { ResetPage } from '../features/auth/sandi/reset-page.tsx'
import { ResetKodeForm } from '../features/auth/sandi/reset-kode-form.tsx'
import { ResetPasswordForm } from '../features/auth/sandi/reset-password-form.tsx'

export const Route = createFileRoute('/auth/reset-password')({
  validateSearch: (search): { token?: string } =>
    typeof search['token'] === 'string' ? { token: search['token'] } : {},
  staticData: { title: 'Kata Sandi Baru' },
  component: ResetPassword,
})

function ResetPassword() {
  const { token = '' } = Route.useSearch()
  return (
    <ResetPage title="Kata Sandi Baru" icon={KeyRound}>
      {token === '' ? <ResetKodeForm /> : <ResetPasswordForm key={token} token={token} />}
    </ResetPage>
  )
}
