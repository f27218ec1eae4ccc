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
  UserRoundX,
} from 'lucide-react'
import { tanggalLokal } from '@rekan/domain/waktu'
import { useServerNow } from '../../lib/clock.ts'
import { formatTanggal, potongDetik } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { type Office, type Presensi, type Profile, useProfil } from '../profil/profil.queries.ts'
import { formatJadwal, shiftHariIni } from './jadwal.ts'
import { JENIS } from './jenis.ts'
import { LiveClock } from './live-clock.tsx'
import { type Nada, keadaanHari } from './keadaan-hari.ts'

const NADA: Readonly<Record<Nada, { readonly kelas: string; readonly icon: LucideIcon }>> = {
  baik: { kelas: 'text-primary', icon: CircleCheck },
  menunggu: { kelas: 'text-accent', icon: Clock3 },
  buruk: { kelas: 'text-destructive', icon: TriangleAlert },
  tenang: { kelas: 'text-ink-muted', icon: Moon },
}

/** Where the person stands today, and the next thing to do about it. */
export function TodayCard() {
  const profile = useProfil()
  const { presensi, office } = profile
  return presensi === null || office === null ? (
    <NoAttendance profile={profile} />
  ) : (
    <Today profile={profile} presensi={presensi} office={office} />
  )
}

function Today({ profile, presensi, office }: { profile: Profile; presensi: Presensi; office: Office }) {
  const now = useServerNow()
  const zona = office.timezone.code
  const { kalimat, nada, aksi } = keadaanHari(presensi, shiftHariIni(profile), now, zona)
  const { kelas, icon: Icon } = NADA[nada]
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
      <dl className="mt-3 flex border-t border-line pt-3">
        <Waktu label="Masuk" waktu={presensi.checkIn?.waktu} />
        <Waktu label="Pulang" waktu={presensi.checkOut?.waktu} />
      </dl>
      {aksi !== null && (
        <Link
          to={JENIS[aksi].layar}
          className={`mt-4 ${buttonClass(aksi === 'checkIn' ? 'primary' : 'accent')}`}
        >
          {aksi === 'checkIn' ? <LogIn className="size-5" /> : <LogOut className="size-5" />}
          {JENIS[aksi].label}
        </Link>
      )}
    </section>
  )
}

function Waktu({ label, waktu }: { label: string; waktu: string | undefined }) {
  return (
    <div className="flex-1 not-first:border-l not-first:border-line not-first:pl-3.5">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="text-lg/[1.2] font-semibold tabular-nums">
        {waktu === undefined ? '--:--' : potongDetik(waktu)}
      </dd>
    </div>
  )
}

function NoAttendance({ profile }: { readonly profile: Profile }) {
  const isKaryawan = profile.karyawanId !== 0
  return (
    <section className="card flex gap-3 p-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-primary">
        {isKaryawan ? <MapPin className="size-5" /> : <UserRoundX className="size-5" />}
      </span>
      <div className="min-w-0">
        <h2 className="text-base font-bold">{isKaryawan ? 'Anda belum ditempatkan' : 'Tanpa presensi'}</h2>
        <p className="mt-1 text-sm text-ink-muted">
          {isKaryawan
            ? 'Presensi dapat dilakukan setelah kantor dan jadwal kerja Anda diatur. Hubungi bagian HRD.'
            : 'Akun ini tidak terhubung dengan data karyawan, jadi tidak ada presensi yang perlu diisi.'}
        </p>
      </div>
    </section>
  )
}
