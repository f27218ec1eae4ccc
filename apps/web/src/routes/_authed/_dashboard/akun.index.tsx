import { createFileRoute } from '@tanstack/react-router'
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
      <div className="px-4 pt-4">
        <SignOutButton />
      </div>
    </>
  )
}
