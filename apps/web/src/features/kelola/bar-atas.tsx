import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Bell, Menu } from 'lucide-react'
import { tanggalLokal } from '@rekan/domain/waktu'
import { useServerNow } from '../../lib/clock.ts'
import { formatJamMenit, formatTanggal } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { CountBadge } from '../../ui/wide/count-badge.tsx'
import { useBelumDibaca } from '../notifikasi/kabar/jumlah.queries.ts'
import { useProfil, useZona } from '../profil/diri/profil.queries.ts'
import { CariTombol } from './cari/cari-tombol.tsx'
import { Merek, Navigasi } from './navigasi.tsx'

/** Above every desk: the menu where no sidebar stands, the day, what one has been told, oneself. */
export function BarAtas() {
  const { name, avatarUrl } = useProfil()
  const [isMenu, setMenu] = useState(false)
  return (
    <header
      data-under-pane
      className="flex min-h-13 flex-wrap items-center gap-2 border-b border-line bg-surface px-2 pt-safe-1 pb-1 desk:px-5"
    >
      <IconButton label="Menu Kelola" onClick={() => setMenu(true)} className="hover:bg-sunken desk:hidden">
        <Menu className="size-5" />
      </IconButton>
      <div className="min-w-0 flex-1 basis-24 desk:hidden">
        <Merek />
      </div>
      <CariTombol />
      <Waktu />
      <Lonceng />
      <Link to="/akun" title="Akun saya" className="grid size-11 place-items-center rounded-full">
        <Avatar name={name} url={avatarUrl} className="size-8" />
        <span className="sr-only">Akun saya</span>
      </Link>
      {isMenu && (
        <Sheet title="Kelola" onClose={() => setMenu(false)}>
          <Navigasi onGo={() => setMenu(false)} />
        </Sheet>
      )}
    </header>
  )
}

/** The day and the time on the wall of the reader's office. */
function Waktu() {
  const zona = useZona()
  const now = useServerNow()
  return (
    <p className="ml-auto hidden text-sm text-ink-muted tabular-nums desk:block">
      {formatTanggal(tanggalLokal(now, zona))} · {formatJamMenit(now, zona)} {zona}
    </p>
  )
}

function Lonceng() {
  const jumlah = useBelumDibaca()
  return (
    <Link
      to="/notifikasi"
      title="Notifikasi"
      className="relative grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
    >
      <Bell className="size-5" strokeWidth={1.75} />
      <span className="sr-only">Notifikasi</span>
      {jumlah > 0 && (
        <span className="absolute top-0 right-0">
          <CountBadge count={jumlah} tone="waiting" />
          <span className="sr-only">belum dibaca</span>
        </span>
      )}
    </Link>
  )
}
