import { createFileRoute } from '@tanstack/react-router'
import { KeamananLinks } from '../../../features/auth/keamanan/keamanan-links.tsx'
import { SignOutButton } from '../../../features/auth/sesi/sign-out-button.tsx'
import { NotifikasiAkun } from '../../../features/notifikasi/kabar/notifikasi-akun.tsx'
import { AkunCard } from '../../../features/profil/akun/akun-card.tsx'
import { AkunMenu } from '../../../features/profil/akun/akun-menu.tsx'
import { WewenangMenu } from '../../../features/profil/akun/wewenang-menu.tsx'

export const Route = createFileRoute('/_authed/_dashboard/akun/')({
  staticData: { title: 'Akun' },
  component: Akun,
})

function Akun() {
  return (
    <>
      <AkunCard />
      <div className="space-y-5 px-4 pt-5">
        <AkunMenu />
        <WewenangMenu />
        <NotifikasiAkun />
        <KeamananLinks />
        <SignOutButton />
        <p className="text-center text-xs text-ink-muted">
          {import.meta.env.VITE_APP_TITLE} versi {import.meta.env.VITE_APP_VERSION}
        </p>
      </div>
    </>
  )
}
