import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { useBelumDibaca } from './jumlah.queries.ts'

/** The way to what one has been told of, and how much of it is new; on a banner. */
export function Bel() {
  const jumlah = useBelumDibaca()
  return (
    <Link
      to="/notifikasi"
      aria-label={jumlah === 0 ? 'Notifikasi' : `Notifikasi, ${jumlah} belum dibaca`}
      className="relative grid size-11 shrink-0 place-items-center rounded-full outline-on-primary hover:bg-on-primary/15"
    >
      <Bell className="size-6" strokeWidth={1.75} />
      {jumlah > 0 && (
        <span className="absolute top-0 right-0 rounded-full bg-destructive px-1 text-xs font-bold ring-2 ring-surface tabular-nums">
          {jumlah > 99 ? '99+' : jumlah}
        </span>
      )}
    </Link>
  )
}
