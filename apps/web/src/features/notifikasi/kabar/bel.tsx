import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { later } from '../../../ui/later.tsx'

// Not what one comes home for; without it the way to the list is there.
const Jumlah = later(() => import('./bel-jumlah.tsx'), 'BelJumlah')

/** The way to what one has been told of, and how much of it is new; on a banner. */
export function Bel() {
  return (
    <Link
      to="/notifikasi"
      className="relative grid size-11 shrink-0 place-items-center rounded-full outline-on-primary hover:bg-on-primary/15"
    >
      <Bell className="size-6" strokeWidth={1.75} />
      <span className="sr-only">Notifikasi</span>
      <Jumlah />
    </Link>
  )
}
