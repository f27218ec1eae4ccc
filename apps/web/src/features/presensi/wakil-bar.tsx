import { Link } from '@tanstack/react-router'
import { LogIn, LogOut } from 'lucide-react'
import { ActionBar } from '../../ui/action-bar.tsx'
import { buttonClass } from '../../ui/button.tsx'
import type { Rekaman } from './rekaman/rekaman.wire.ts'

type WakilBarProps = Pick<Rekaman, 'dapat'> & { readonly presensiId: string }

/** The punch that the reader may make for the person now. */
export function WakilBar({ presensiId, dapat }: WakilBarProps) {
  const params = { presensiId }
  if (!dapat.checkIn && !dapat.checkOut) return null
  return (
    <ActionBar>
      {dapat.checkIn ? (
        <Link to="/presensi/$presensiId/checkin/capture" params={params} className={buttonClass('primary')}>
          <LogIn className="size-5" />
          Catat Check In
        </Link>
      ) : (
        <Link to="/presensi/$presensiId/checkout/capture" params={params} className={buttonClass('accent')}>
          <LogOut className="size-5" />
          Catat Check Out
        </Link>
      )}
    </ActionBar>
  )
}
