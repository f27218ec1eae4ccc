import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import {
  CircleCheck,
  Clock3,
  LogIn,
  LogOut,
  type LucideIcon,
  MapPin,
  Moon,
  TriangleAlert,
} from 'lucide-react'
import { tanggalLokal } from '@rekan/domain/waktu'
import { useServerNow } from '../../../lib/clock.ts'
import { readTanda } from '../../../lib/kotak/tanda.ts'
import { cutDetik, formatTanggal } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { formatJadwal, shiftHariIni } from '../hari/jadwal.ts'
import { JENIS } from '../hari/jenis.ts'
import { LiveClock } from '../hari/live-clock.tsx'
import { type Nada, checkOutMenyusul, keadaanHari } from '../hari/keadaan-hari.ts'
import type { Office, Presensi } from '../../hari/hari.wire.ts'
import type { Profile } from '../../profil/diri/profil.api.ts'

// People with attendance who have only opened the app fetch none of these (SELDOM_AT_HOME in build/chunks.ts).
const TarikBeranda = later(() => import('../tarik/tarik-beranda.tsx'), 'TarikBeranda')
const IstirahatBeranda = later(() => import('../istirahat/istirahat-beranda.tsx'), 'IstirahatBeranda')
const KotakBeranda = later(() => import('../kotak/kotak-beranda.tsx'), 'KotakBeranda')
const TanpaPresensi = later(() => import('./tanpa-presensi.tsx'), 'TanpaPresensi', <div className="h-41" />)

const NADA: Readonly<Record<Nada, { readonly kelas: string; readonly icon: LucideIcon }>> = {
  baik: { kelas: 'text-primary', icon: CircleCheck },
  menunggu: { kelas: 'text-accent', icon: Clock3 },
  buruk: { kelas: 'text-destructive', icon: TriangleAlert },
  tenang: { kelas: 'text-ink-muted', icon: Moon },
}

/** Where nothing is to be decided, the camera comes next. */
const LANGSUNG = { langsung: true } as const

/** Where the person stands today, and the next thing to do about it. */
export function TodayCard() {
  const profile = useProfil()
  const { presensi, office } = profile
  return presensi === null || office === null ? (
    <TanpaPresensi />
  ) : (
    <Today profile={profile} presensi={presensi} office={office} />
  )
}

function Today({ profile, presensi, office }: { profile: Profile; presensi: Presensi; office: Office }) {
  const now = useServerNow()
  const zona = office.timezone.code
  const shift = shiftHariIni(profile)
  const { kalimat, nada, aksi } = keadaanHari(presensi, shift, now, zona)
  const { kelas, icon: Icon } = NADA[nada]
  const menyusul = checkOutMenyusul(presensi, shift)
  const isMenyusul = aksi === 'checkOut' && now < menyusul
  const terakhir = presensi.checkOut ?? presensi.checkIn
  // Longer than it shows: what asks is not taken from under a finger.
  const isBaru = terakhir !== null && now - terakhir.saat < 120_000
  return (
    <section aria-label="Presensi hari ini" className="card p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <p className="flex min-w-0 flex-1 basis-36 items-center gap-1.5 text-sm">
          <MapPin className="size-4 shrink-0 text-primary" />
          <span className="min-w-0">{office.name}</span>
        </p>
        <Badge tone="primary">{formatJadwal(profile.jadwal)}</Badge>
      </div>
      <LiveClock now={now} zona={zona} />
      {presensi.tanggal !== tanggalLokal(now, zona) && (
        <p className="mb-1 text-xs text-ink-muted">Shift {formatTanggal(presensi.tanggal)}</p>
      )}
      <p role="status" className={`flex items-start gap-1.5 text-base font-semibold ${kelas}`}>
        <Icon className="mt-0.5 size-5 shrink-0" />
        {kalimat}
      </p>
      {readTanda() && <KotakBeranda />}
      <dl className="mt-3 flex flex-wrap gap-y-2 border-t border-line pt-3">
        <Waktu label="Masuk" waktu={presensi.checkIn?.waktu} />
        <Waktu label="Pulang" waktu={presensi.checkOut?.waktu}>
          {isMenyusul && (
            <Link to={JENIS.checkOut.layar} className="-my-3.5 block py-3.5 text-sm text-primary">
              {JENIS.checkOut.label}
            </Link>
          )}
        </Waktu>
        {(isBaru || presensi.checkIn?.byAdmin) && <TarikBeranda />}
      </dl>
      {presensi.istirahat && <IstirahatBeranda />}
      {/* Keeps the place of the button, where a finger may still be on its way. */}
      {isMenyusul && <div className="mt-4 min-h-13" />}
      {aksi !== null && !isMenyusul && (
        <Link
          to={JENIS[aksi].layar}
          state={LANGSUNG}
          className={`mt-4 ${buttonClass(aksi === 'checkIn' ? 'primary' : 'accent')}`}
        >
          {aksi === 'checkIn' ? <LogIn className="size-5" /> : <LogOut className="size-5" />}
          {JENIS[aksi].label}
        </Link>
      )}
    </section>
  )
}

type WaktuProps = {
  readonly label: string
  readonly waktu: string | undefined
  readonly children?: ReactNode
}

/** A time of the day, or what stands in its place. */
function Waktu({ label, waktu, children }: WaktuProps) {
  return (
    <div className="flex-1 not-first:border-l not-first:border-line not-first:pl-3.5">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="text-lg/[1.2] font-semibold tabular-nums">
        {waktu === undefined ? children || '--:--' : cutDetik(waktu)}
      </dd>
    </div>
  )
}
