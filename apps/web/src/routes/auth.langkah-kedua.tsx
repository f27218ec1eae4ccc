import { QueryClientProvider } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { FaktorPage } from '../features/auth/keamanan/faktor-page.tsx'
import { SignOutButton } from '../features/auth/sesi/sign-out-button.tsx'
import { readToken } from '../lib/session.ts'
import { openData } from '../lib/session-data.ts'
import { Column } from '../ui/column.tsx'

export const Route = createFileRoute('/auth/langkah-kedua')({
  beforeLoad: async () => {
    if (readToken() === null) throw redirect({ to: '/auth/sign-in' })
    return { sementara: await openData() }
  },
  staticData: { title: 'Langkah Kedua' },
  component: LangkahKeduaWajib,
})

/** Where those go whom the company wants to have a second factor before anything else. */
function LangkahKeduaWajib() {
  const { sementara } = Route.useRouteContext()
  return (
    <Column>
      <main className="flex flex-1 flex-col gap-4 py-6">
        <h1 className="px-4 text-xl font-bold">Pasang Langkah Kedua</h1>
        {/* The app has no data of the person yet, and begins anew once it may. */}
        <QueryClientProvider client={sementara}>
          <FaktorPage onLengkap={() => location.assign('/home')} />
        </QueryClientProvider>
        <div className="px-4">
          <SignOutButton />
        </div>
      </main>
    </Column>
  )
}
