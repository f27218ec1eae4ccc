import { MapPinCheckInside } from 'lucide-react'
import { Kawung } from '../../../ui/kawung.tsx'

/** The product's name over the sign-in. */
export function SignInBanner() {
  return (
    <header className="relative overflow-hidden banner px-6 pt-safe-20 pb-36 short:pt-safe-5 text-center">
      <Kawung />
      <div className="relative">
        <span className="mx-auto grid size-18 place-items-center rounded-card border border-on-primary/25 bg-on-primary/15">
          <MapPinCheckInside className="size-9" strokeWidth={1.75} />
        </span>
        <h1 tabIndex={-1} className="mt-5 text-xl font-bold">
          {import.meta.env.VITE_APP_TITLE}
        </h1>
        <p className="mt-1 text-base text-on-primary-muted">Presensi dan layanan mandiri karyawan</p>
      </div>
    </header>
  )
}
