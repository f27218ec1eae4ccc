import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, LayoutGrid } from 'lucide-react'
import { may } from '../../lib/boleh.ts'
import { Column } from '../../ui/column.tsx'
import { Empty } from '../../ui/empty.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { BAGIAN, type Bagian } from './bagian.ts'
import './kelola.css'

const RINGKASAN: Bagian = { label: 'Ringkasan', icon: LayoutGrid, to: '/kelola', isi: '' }

/** The back office: wide, with its navigation at the side; on a narrow screen above. For hrd alone. */
export function KelolaFrame({ children }: { readonly children: ReactNode }) {
  const profile = useProfil()
  if (!may(profile, 'kelola')) return <BukanHrd />
  return (
    <div className="flex min-h-dvh flex-col bg-ground desk:flex-row">
      <header className="border-b border-line bg-surface desk:sticky desk:top-0 desk:flex desk:h-dvh desk:w-60 desk:shrink-0 desk:flex-col desk:border-r desk:border-b-0">
        <div className="flex items-center gap-1 px-3 pt-safe-2 pb-1 desk:pt-4 desk:pb-3">
          <Link
            to="/home"
            aria-label="Kembali ke aplikasi"
            title="Kembali ke aplikasi"
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
          >
            <ArrowLeft className="size-5.5" />
          </Link>
          <div className="min-w-0">
            <p className="text-base font-bold">Kelola</p>
            <p className="text-xs text-ink-muted">{profile.name}</p>
          </div>
        </div>
        <nav aria-label="Kelola" className="px-3 pb-2">
          <ul className="flex flex-wrap gap-1 desk:flex-col">
            {[RINGKASAN, ...BAGIAN].map((bagian) => (
              <li key={bagian.to}>
                <Pintu {...bagian} />
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main className="flex min-w-0 flex-1 flex-col">{children}</main>
    </div>
  )
}

function Pintu({ label, icon: Icon, to }: Bagian) {
  return (
    <Link
      to={to}
      activeOptions={{ exact: to === '/kelola', includeSearch: false }}
      className="flex min-h-11 items-center gap-2.5 rounded-control px-3 text-sm font-semibold text-ink-muted hover:bg-sunken aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-strong"
    >
      <Icon className="size-5 shrink-0" strokeWidth={1.75} />
      {label}
    </Link>
  )
}

function BukanHrd() {
  return (
    <Column>
      <PageHeader title="Kelola" back={{ to: '/home' }} />
      <main className="flex flex-1 flex-col">
        <Empty
          icon={LayoutGrid}
          title="Bagian ini untuk HRD"
          hint="Hubungi HRD bila ada yang Anda perlukan."
        />
      </main>
    </Column>
  )
}
