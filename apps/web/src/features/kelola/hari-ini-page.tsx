import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Megaphone } from 'lucide-react'
import { may } from '../../lib/boleh.ts'
import { LinkCard } from '../../ui/link-card.tsx'
import { CountBadge } from '../../ui/wide/count-badge.tsx'
import { DeskPage } from '../../ui/wide/desk-page.tsx'
import { toolClass } from '../../ui/wide/tool-button.tsx'
import { jumlahQuery } from '../profil/diri/jumlah.queries.ts'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { kelompokOf } from './kerangka/bagian.ts'
import { MulaiKelola } from './mulai-kelola.tsx'

type HariIniPageProps = {
  /** When the board is as it is shown */
  readonly langsung: ReactNode
  /** The site that is open on the board */
  readonly lokasi: number | undefined
  /** The board */
  readonly children: ReactNode
}

/** The day of the reader's people and sites, and what waits for a decision. */
export function HariIniPage({ langsung, lokasi, children }: HariIniPageProps) {
  const profile = useProfil()
  const isPapan = may(profile, 'GET /kelola/hari-ini')
  return (
    <DeskPage
      title="Hari ini"
      actions={
        <>
          {isPapan && langsung}
          {isPapan && may(profile, 'POST /pengumuman') && (
            <Link
              to="/kelola/pengumuman/$pengumumanId"
              params={{ pengumumanId: 'baru' }}
              search={{ bertugas: true, ...(lokasi !== undefined && { kantor: lokasi }) }}
              className={toolClass(false)}
            >
              <Megaphone className="size-5" />
              Umumkan ke yang bertugas
            </Link>
          )}
          <MulaiKelola />
        </>
      }
    >
      {isPapan ? children : <Meja />}
    </DeskPage>
  )
}

/** What waits for the reader's decision, and the way to it. */
export function Menunggu() {
  const profile = useProfil()
  const { data } = useQuery(jumlahQuery)
  const menunggu = kelompokOf(profile)
    .flatMap(({ bagian }) => bagian)
    .flatMap((bagian) => (bagian.menunggu === undefined ? [] : [{ ...bagian, ...bagian.menunggu }]))
    .filter(({ jumlah }) => (data?.[jumlah] ?? 0) > 0)
  return (
    <section aria-label="Perlu tindakan" className="card self-start">
      <h2 className="border-b border-line px-4 py-2.5 font-bold">Perlu tindakan</h2>
      {data !== undefined && menunggu.length === 0 && (
        <p className="p-4 text-sm text-ink-muted">Tidak ada yang menunggu Anda.</p>
      )}
      <ul>
        {menunggu.map(({ label, icon: Icon, to, search, jumlah }) => (
          <li key={to} className="border-b border-line last:border-0">
            <Link
              to={to}
              {...(search !== undefined && { search })}
              className="flex min-h-11 items-center gap-3 px-4 text-sm font-semibold hover:bg-sunken"
            >
              <Icon className="size-5 shrink-0 text-primary" strokeWidth={1.75} />
              <span className="flex-1">{label}</span>
              <CountBadge count={data?.[jumlah] ?? 0} tone="waiting" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** For who has nobody's attendance: the desks that they have. */
function Meja() {
  const kelompok = kelompokOf(useProfil())
  return (
    <ul className="grid grid-cols-1 gap-3 desk:grid-cols-3">
      {kelompok
        .flatMap(({ bagian }) => bagian)
        .map(({ label, icon, to }) => (
          <li key={to}>
            <LinkCard icon={icon} title={label} subtitle="Buka" link={{ to }} />
          </li>
        ))}
    </ul>
  )
}
