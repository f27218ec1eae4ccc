import { type ComponentType, type ReactNode, useState } from 'react'
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
import { cutDetik, formatJamMenit, formatTanggal } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { formatJadwal, shiftHariIni } from '../hari/jadwal.ts'
import { JENIS } from '../hari/jenis.ts'
import { LiveClock } from '../hari/live-clock.tsx'
import { type Nada, checkOutMenyusul, keadaanHari } from '../hari/keadaan-hari.ts'
import type { Office, Presensi } from '../../hari/hari.wire.ts'
import type { Profile } from '../../profil/diri/profil.wire.ts'

const NADA: Readonly<Record<Nada, { readonly kelas: string; readonly icon: LucideIcon }>> = {
  baik: { kelas: 'text-primary', icon: CircleCheck },
  menunggu: { kelas: 'text-accent', icon: Clock3 },
  buruk: { kelas: 'text-destructive', icon: TriangleAlert },
  tenang: { kelas: 'text-ink-muted', icon: Moon },
}

/** A link to where one punches; `langsung`: on to the camera where nothing is to be decided. */
export type TautanPunch = ComponentType<{
  readonly to: (typeof JENIS)[keyof typeof JENIS]['layar']
  readonly langsung?: true
  readonly icon?: LucideIcon
  readonly className: string
  readonly children: ReactNode
}>

type KartuHariProps = {
  readonly profile: Profile
  readonly presensi: Presensi
  readonly office: Office
  readonly tautan: TautanPunch
  /** What waits in the outbox */
  readonly kotak?: ReactNode
  readonly tarik?: ReactNode
  readonly istirahat?: ReactNode
  /** What else is offered where the phone reckons the day */
  readonly taksir?: ReactNode
}

/** Where the person stands today, and the next thing to do about it: by the profile alone, before the app is there and in it. */
export function KartuHari({
  profile,
  presensi,
  office,
  tautan: Tautan,
  kotak,
  tarik,
  istirahat,
  taksir,
}: KartuHariProps) {
  const now = useServerNow()
  const [sejak] = useState(now)
  const zona = office.timezone.code
  const shift = shiftHariIni(profile)
  const { kalimat, nada, aksi } = keadaanHari(presensi, shift, now, zona)
  const { kelas, icon: Icon } = NADA[nada]
  const isMenyusul = aksi === 'checkOut' && now < checkOutMenyusul(presensi, shift)
  return (
    <section aria-label="Presensi hari ini" className="card p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <p className="flex min-w-0 flex-1 basis-36 items-center gap-1.5 text-sm">
          <MapPin className="size-4 shrink-0 text-primary" />
          <span className="min-w-0">{office.name}</span>
        </p>
        {presensi.taksir?.sebab !== 'tanpa_bekal' && (
          <Badge tone="primary">{formatJadwal(profile.jadwal)}</Badge>
        )}
      </div>
      <LiveClock now={now} zona={zona} />
      {presensi.tanggal !== tanggalLokal(now, zona) && (
        <p className="mb-1 text-xs text-ink-muted">Shift {formatTanggal(presensi.tanggal)}</p>
      )}
      {/* What stands there as the card comes is read with the page, in the first sight and again in the app; changes are announced. */}
      <p
        role="status"
        aria-live={now - sejak < 2000 ? 'off' : 'polite'}
        className={`flex items-start gap-1.5 text-base font-semibold ${kelas}`}
      >
        <Icon className="mt-0.5 size-5 shrink-0" />
        {kalimat}
      </p>
      {kotak}
      <dl className="mt-3 flex flex-wrap gap-y-2 border-t border-line pt-3">
        <Waktu label="Masuk" waktu={presensi.checkIn?.waktu} />
        <Waktu label="Pulang" waktu={presensi.checkOut?.waktu}>
          {isMenyusul && (
            <Tautan to={JENIS.checkOut.layar} className="-my-3.5 block py-3.5 text-sm text-primary">
              {JENIS.checkOut.label}
            </Tautan>
          )}
        </Waktu>
        {tarik}
      </dl>
      {istirahat}
      {/* In the place of the button, where a finger may still be on its way. */}
      {isMenyusul && (
        <p className="mt-4 min-h-13 text-sm text-ink-muted">
          Check Out di sini mulai {formatJamMenit(checkOutMenyusul(presensi, shift), zona)}
        </p>
      )}
      {aksi !== null && !isMenyusul && (
        <Tautan
          to={JENIS[aksi].layar}
          langsung
          icon={aksi === 'checkIn' ? LogIn : LogOut}
          className={`mt-4 ${buttonClass(aksi === 'checkIn' ? 'primary' : 'accent')}`}
        >
          {JENIS[aksi].label}
        </Tautan>
      )}
      {taksir}
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
