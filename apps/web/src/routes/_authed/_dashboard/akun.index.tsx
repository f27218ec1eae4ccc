import { createFileRoute } from '@tanstack/react-router'
import { KeamananLinks } from '../../../features/auth/keamanan-links.tsx'
import { SignOutButton } from '../../../features/auth/sign-out-button.tsx'
import { AkunCard } from '../../../features/profil/akun-card.tsx'

export const Route = createFileRoute('/_authed/_dashboard/akun/')({
  staticData: { title: 'Akun' },
  component: Akun,
})

function Akun() {
  return (
    <>
      <AkunCard />
      <div className="space-y-6 px-4 pt-4">
        <KeamananLinks />
        <SignOutButton />
      </div>
    </>
  )
}
