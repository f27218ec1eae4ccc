import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { LinkCard } from '../../../ui/link-card.tsx'
import { DeskPage } from '../../../ui/wide/desk-page.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { type BagianPengaturan, bagianOf } from './bagian-pengaturan.ts'

const PINTU =
  'flex min-h-9 items-center gap-3 rounded-control px-2.5 text-sm font-medium text-ink-muted hover:bg-sunken aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-strong'

/** One section of the settings; the others stand beside it on a wide screen, one step back on a narrow one. */
export function PengaturanFrame({
  bagian,
  children,
}: {
  readonly bagian: BagianPengaturan
  readonly children: ReactNode
}) {
  const profile = useProfil()
  return (
    <DeskPage title={bagian.label}>
      <div className="flex flex-1 gap-6">
        <nav aria-label="Bagian pengaturan" className="hidden w-48 shrink-0 desk:block">
          <ul className="sticky top-0">
            {bagianOf(profile).map(({ id, label, icon: Icon }) => (
              <li key={id}>
                <Link to="/kelola/pengaturan/$bagian" params={{ bagian: id }} className={PINTU}>
                  <Icon className="size-5 shrink-0" strokeWidth={1.75} />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex min-w-0 flex-1 flex-col">
          <Link
            to="/kelola/pengaturan"
            className="mb-3 flex min-h-11 items-center gap-1 self-start text-sm font-semibold text-primary desk:hidden"
          >
            <ChevronLeft className="size-5" />
            Semua pengaturan
          </Link>
          {children}
        </div>
      </div>
    </DeskPage>
  )
}

/** All sections, each with what is set there. */
export function DaftarBagian() {
  const profile = useProfil()
  return (
    <DeskPage title="Pengaturan">
      <ul className="grid gap-3 desk:grid-cols-2">
        {bagianOf(profile).map(({ id, label, uraian, icon }) => (
          <li key={id}>
            <LinkCard
              link={{ to: '/kelola/pengaturan/$bagian', params: { bagian: id } }}
              icon={icon}
              title={label}
              subtitle={uraian}
            />
          </li>
        ))}
      </ul>
    </DeskPage>
  )
}
