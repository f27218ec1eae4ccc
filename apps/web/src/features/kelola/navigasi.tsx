import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Rocket, Undo2 } from 'lucide-react'
import { CountBadge } from '../../ui/wide/count-badge.tsx'
import { jumlahQuery } from '../profil/diri/jumlah.queries.ts'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { type Bagian, HARI_INI, kelompokOf } from './kerangka/bagian.ts'
import { kerangkaQuery } from './kerangka/kerangka.queries.ts'

const PINTU =
  'flex min-h-9 items-center gap-3 rounded-control px-2.5 text-sm font-medium text-ink-muted hover:bg-sunken aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-strong'

/** The back office's name, over the company's. */
export function Merek() {
  const { data } = useQuery(kerangkaQuery)
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-control bg-primary font-bold text-on-primary"
      >
        R
      </span>
      <div className="min-w-0">
        <p className="font-bold">Kelola</p>
        <p className="min-h-4 truncate text-xs text-ink-muted">{data?.perusahaan}</p>
      </div>
    </div>
  )
}

/** The way to every desk that the reader has, and how much waits there. */
export function Navigasi({ head, onGo }: { readonly head?: ReactNode; readonly onGo?: () => void }) {
  const profile = useProfil()
  const { data } = useQuery(kerangkaQuery)
  return (
    <nav aria-label="Kelola" className="flex flex-1 flex-col">
      {head}
      <ul>
        <Pintu bagian={HARI_INI} onGo={onGo} />
        {data?.persiapan && (
          <li>
            <Link to="/kelola/mulai" onClick={onGo} className={PINTU}>
              <Rocket className="size-5 shrink-0" strokeWidth={1.75} />
              {data.persiapan.dimulai ? 'Lanjutkan persiapan' : 'Siapkan perusahaan'}
            </Link>
          </li>
        )}
      </ul>
      {kelompokOf(profile).map(({ judul, bagian }) => (
        <section key={judul} aria-label={judul} className="mt-3">
          <h2 className="px-2.5 pb-1 text-xs font-semibold tracking-wide text-ink-muted uppercase">
            {judul}
          </h2>
          <ul>
            {bagian.map((satu) => (
              <Pintu key={satu.to} bagian={satu} onGo={onGo} />
            ))}
          </ul>
        </section>
      ))}
      <Link to="/home" className={`${PINTU} mt-auto`}>
        <Undo2 className="size-5 shrink-0" strokeWidth={1.75} />
        Ke aplikasi saya
      </Link>
    </nav>
  )
}

function Pintu({ bagian, onGo }: { readonly bagian: Bagian; readonly onGo: (() => void) | undefined }) {
  const { label, icon: Icon, to, menunggu } = bagian
  const { data } = useQuery({ ...jumlahQuery, enabled: menunggu !== undefined })
  const jumlah = menunggu === undefined ? 0 : (data?.[menunggu.jumlah] ?? 0)
  return (
    <li>
      <Link
        to={to}
        {...(jumlah > 0 && menunggu?.search !== undefined && { search: menunggu.search })}
        activeOptions={{ exact: to === HARI_INI.to, includeSearch: false }}
        onClick={onGo}
        className={PINTU}
      >
        <Icon className="size-5 shrink-0" strokeWidth={1.75} />
        <span className="min-w-0 flex-1">{label}</span>
        {jumlah > 0 && (
          <>
            <CountBadge count={jumlah} tone="waiting" />
            <span className="sr-only">menunggu</span>
          </>
        )}
      </Link>
    </li>
  )
}
