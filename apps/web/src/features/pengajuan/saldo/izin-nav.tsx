import { Link } from '@tanstack/react-router'
import { may } from '../../../lib/boleh.ts'
import { useProfil } from '../../profil/diri/profil.queries.ts'

const LAYAR = [
  { to: '/kelola/izin', label: 'Pengajuan', boleh: 'GET /kelola/izin' },
  { to: '/kelola/izin/saldo', label: 'Saldo cuti', boleh: 'GET /kelola/cuti' },
  { to: '/kelola/izin/kalender', label: 'Kalender', boleh: 'GET /kelola/cuti' },
  { to: '/kelola/izin/tanpa-cuti', label: 'Tanggal tanpa cuti', boleh: 'GET /kelola/pengaturan/jenis-cuti' },
] as const

/** The requests' address begins that of the others, where the router would call it open too. */
const ONLY_THIS = { exact: true }

/** The screens of the desk of leave, as far as the reader has them. */
export function IzinNav({ kini }: { readonly kini: (typeof LAYAR)[number]['to'] }) {
  const profile = useProfil()
  return (
    <nav
      aria-label="Izin & cuti"
      className="flex max-w-full flex-wrap rounded-[1.25rem] border border-field bg-surface p-0.5"
    >
      {LAYAR.filter(({ boleh }) => may(profile, boleh)).map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          activeOptions={ONLY_THIS}
          aria-current={to === kini ? 'page' : undefined}
          className="flex h-8 items-center rounded-full px-3.5 text-sm font-semibold text-ink-muted aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-strong max-desk:h-11"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
