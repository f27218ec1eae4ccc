import type { ReactNode } from 'react'
import { useLocation } from '@tanstack/react-router'
import { LockKeyhole } from 'lucide-react'
import { may } from '../../lib/boleh.ts'
import { Empty } from '../../ui/empty.tsx'
import { DeskPage } from '../../ui/wide/desk-page.tsx'
import { GridTools } from '../../ui/wide/grid-tools.ts'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { bagianAt } from './kerangka/bagian.ts'
import { BarAtas } from './bar-atas.tsx'
import { Merek, Navigasi } from './navigasi.tsx'
import { TampilanMenu } from './tampilan/tampilan-menu.tsx'
import { usePeristiwa } from './use-peristiwa.ts'
import './kelola.css'

/**
 * The back office: its navigation at the side of a wide screen, in a menu on a narrow one; beside it a bar and the desk.
 * A desk that the reader has no right to says so in its place.
 */
export function KelolaFrame({ children }: { readonly children: ReactNode }) {
  const profile = useProfil()
  usePeristiwa()
  const bagian = bagianAt(useLocation().pathname)
  const isOpen = bagian === undefined || may(profile, bagian.boleh)
  return (
    <div className="flex min-h-dvh bg-ground desk:h-dvh">
      <div className="hidden w-54 shrink-0 flex-col gap-3 overflow-y-auto border-r border-line bg-surface p-2.5 desk:flex">
        <Navigasi
          head={
            <div className="px-2 pt-1.5 pb-3">
              <Merek />
            </div>
          }
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <BarAtas />
        <main className="flex min-h-0 min-w-0 flex-1 flex-col">
          {isOpen ? <GridTools value={TAMPILAN}>{children}</GridTools> : <Tertutup judul={bagian.label} />}
        </main>
      </div>
    </div>
  )
}

const TAMPILAN = <TampilanMenu />

function Tertutup({ judul }: { readonly judul: string }) {
  return (
    <DeskPage title={judul}>
      <Empty
        icon={LockKeyhole}
        title="Bagian ini tidak termasuk tugas Anda"
        hint="Hubungi HRD bila ada yang Anda perlukan."
      />
    </DeskPage>
  )
}
