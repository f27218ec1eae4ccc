import { type MouseEvent, type ReactNode, useState } from 'react'
import { LoaderCircle } from 'lucide-react'
import { may } from './lib/boleh.ts'
import { readTanda } from './lib/kotak/tanda.ts'
import { Column } from './ui/column.tsx'
import { moveFocus } from './ui/move-focus.ts'
import { KartuHari, type TautanPunch } from './features/presensi/punch/kartu-hari.tsx'
import { takeProfile } from './features/profil/diri/profil.wire.ts'
import { ProfilHeader } from './features/profil/akun/profil-header.tsx'

declare global {
  interface Window {
    /** Fetches what a punch needs, whose files the page's inline script knows (`build/start-script.ts`). */
    preloadPunch?: () => void
  }
}

/** Where somebody goes, as the app's router takes it */
export type Tujuan = { readonly to: '/checkin' | '/checkout'; readonly state?: { readonly langsung: true } }

/**
 * Shows what one comes home for, as soon as the profile that the page has asked for is there, while the app is still on its way:
 * on a slow line that takes seconds more. Who taps goes there; the app then begins at that screen.
 */
export async function showAwal(
  show: (sight: ReactNode) => void,
  onTap: (tujuan: Tujuan) => void,
): Promise<void> {
  const answer = await window.earlyProfile
  // What waits in the outbox is part of the day, and the app alone reads it.
  if (answer?.ok !== true || answer.bodyUsed || readTanda() !== null) return
  const { data } = (await answer.clone().json()) as { data: Parameters<typeof takeProfile>[0] }
  const profile = takeProfile(data, true)
  const { presensi, office } = profile
  // The home of a desk, and of who has no attendance, begins otherwise.
  if (presensi === null || office === null || may(profile, 'kelola')) return
  show(
    <Column>
      <main className="flex flex-1 flex-col">
        {/* The picture is fetched once the line is free. */}
        <ProfilHeader profile={{ ...profile, avatarUrl: null }} />
        <div className="relative -mt-21 px-4">
          <KartuHari profile={profile} presensi={presensi} office={office} tautan={tautanTo(onTap)} />
        </div>
      </main>
    </Column>,
  )
  // Where both punches are done, nobody is asked where they are.
  if (presensi.langkah === 'checkIn' || presensi.langkah === 'checkOut') await findPosition()
}

/** Whoever punches next finds a position that the phone has been looking for since home's first paint. */
async function findPosition(): Promise<void> {
  const { state } = await navigator.permissions.query({ name: 'geolocation' })
  if (state !== 'granted' || document.hidden) return
  navigator.geolocation.getCurrentPosition(() => undefined, null, { enableHighAccuracy: true })
}

function tautanTo(onTap: (tujuan: Tujuan) => void): TautanPunch {
  return function Tautan({ to, langsung, icon: Icon, className, children }) {
    const [isDipilih, setDipilih] = useState(false)
    const goThere = (event: MouseEvent) => {
      event.preventDefault()
      setDipilih(true)
      onTap({ to, ...(langsung && { state: { langsung } }) })
      window.preloadPunch?.()
    }
    const Shown = isDipilih ? LoaderCircle : Icon
    return (
      <a ref={moveFocus} href={to} onClick={goThere} aria-busy={isDipilih || undefined} className={className}>
        {Shown && <Shown className={isDipilih ? 'size-5 animate-spin' : 'size-5'} />}
        {children}
      </a>
    )
  }
}
