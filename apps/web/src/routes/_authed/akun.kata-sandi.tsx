import { createFileRoute } from '@tanstack/react-router'
import { ChangePasswordForm } from '../../features/auth/sandi/change-password-form.tsx'
import { Column } from '../../ui/column.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const Route = createFileRoute('/_authed/akun/kata-sandi')({
  staticData: { title: 'Kata Sandi' },
  component: KataSandi,
})

function KataSandi() {
  return (
    <Column>
      <PageHeader title="Kata Sandi" back={{ to: '/akun' }} />
      <main className="flex flex-1 flex-col">
        <ChangePasswordForm />
      </main>
    </Column>
  )
}
