import { createFileRoute } from '@tanstack/react-router'
import { MailQuestionMark } from 'lucide-react'
import { ForgotPasswordForm } from '../features/auth/sandi/forgot-password-form.tsx'
import { ResetPage } from '../features/auth/sandi/reset-page.tsx'

// No guard: it opens signed in or out.
export const Route = createFileRoute('/auth/forgot-password')({
  staticData: { title: 'Lupa Kata Sandi' },
  component: ForgotPassword,
})

function ForgotPassword() {
  return (
    <ResetPage title="Lupa Kata Sandi" icon={MailQuestionMark}>
      <ForgotPasswordForm />
    </ResetPage>
  )
}
