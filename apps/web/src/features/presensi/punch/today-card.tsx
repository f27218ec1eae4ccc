import type { ComponentProps } from 'react'
import { Link } from '@tanstack/react-router'
import { useServerNow } from '../../../lib/clock.ts'
import { readTanda } from '../../../lib/kotak/tanda.ts'
import { later } from '../../../ui/later.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import type { Presensi } from '../../hari/hari.wire.ts'
import { KartuHari, type TautanPunch } from './kartu-hari.tsx'

// People with attendance who have only opened the app fetch none of these (SELDOM_AT_HOME in build/chunks.ts).
const TarikBeranda = later(() => import('../tarik/tarik-beranda.tsx'), 'TarikBeranda')
const IstirahatBeranda = later(() => import('../istirahat/istirahat-beranda.tsx'), 'IstirahatBeranda')
const KotakBeranda = later(() => import('../kotak/kotak-beranda.tsx'), 'KotakBeranda')
const TaksirBeranda = later(() => import('./taksir-beranda.tsx'), 'TaksirBeranda')
const TanpaPresensi = later(() => import('./tanpa-presensi.tsx'), 'TanpaPresensi', <div className="h-41" />)

/** Where nothing is to be decided, the camera comes next. */
const LANGSUNG = { langsung: true } as const

/** Where the person stands today, and the next thing to do about it. */
export function TodayCard() {
  const profile = useProfil()
  const { presensi, office } = profile
  return presensi === null || office === null ? (
    <TanpaPresensi />
  ) : (
    <KartuHari
      profile={profile}
      presensi={presensi}
      office={office}
      tautan={Tautan}
      kotak={<Kotak />}
      tarik={<Tarik presensi={presensi} />}
      istirahat={presensi.istirahat && <IstirahatBeranda />}
      taksir={presensi.taksir && <TaksirBeranda />}
    />
  )
}

/** What waits in the outbox. Another tab, or the worker, may put it there or send it: one looks each second. */
function Kotak() {
  useServerNow()
  return readTanda() && <KotakBeranda />
}

/** What was just recorded may be taken back; what others recorded may be disputed. */
function Tarik({ presensi }: { readonly presensi: Presensi }) {
  const now = useServerNow()
  const terakhir = presensi.checkOut ?? presensi.checkIn
  // Longer than it shows: what asks is not taken from under a finger.
  const isBaru = terakhir !== null && now - terakhir.saat < 120_000
  return (isBaru || presensi.checkIn?.byAdmin) && <TarikBeranda />
}

function Tautan({ langsung, icon: Icon, children, ...rest }: ComponentProps<TautanPunch>) {
  return (
    <Link {...rest} {...(langsung && { state: LANGSUNG })}>
      {Icon && <Icon className="size-5" />}
      {children}
    </Link>
  )
}
