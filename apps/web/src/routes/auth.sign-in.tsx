import { createFileRoute } from '@tanstack/react-router'
import { tujuanAman } from '@rekan/domain/auth/auth'
import { requireGuest } from '../features/auth/sesi/auth.guards.ts'
import { SignInBanner } from '../features/auth/masuk/sign-in-banner.tsx'
import { SignInForm } from '../features/auth/masuk/sign-in-form.tsx'
import { namaTertunda } from '../lib/kotak/tanda.set.ts'
import { readMulai } from '../lib/mulai.ts'
import { Column } from '../ui/column.tsx'

export const Route = createFileRoute('/auth/sign-in')({
  validateSearch: (search): { redirect_to?: string } =>
    typeof search['redirect_to'] === 'string' ? { redirect_to: search['redirect_to'] } : {},
  beforeLoad: requireGuest,
  staticData: { title: 'Masuk' },
  component: SignIn,
})

function SignIn() {
  const { redirect_to: redirectTo } = Route.useSearch()
  const tertunda = namaTertunda()
  return (
    <Column>
      <SignInBanner />
      <main className="relative card mx-4 -mt-20 mb-6 p-5">
        {tertunda && (
          <p role="status" className="mb-4 text-sm font-semibold text-accent">
            Sesi Anda telah berakhir. Masuk lagi; {tertunda} Anda tersimpan di ponsel.
          </p>
        )}
        <SignInForm target={tujuanAman(redirectTo ?? readMulai())} />
      </main>
    </Column>
  )
}
