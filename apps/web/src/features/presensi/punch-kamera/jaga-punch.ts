import { useLayoutEffect } from 'react'
import { takeLine, painted } from '../../../lib/jalur.ts'
import { useServerNow } from '../../../lib/clock.ts'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { shiftHariIni } from '../hari/jadwal.ts'
import { checkOutMenyusul, saatBuka } from '../hari/keadaan-hari.ts'

/**
 * Makes a punch ready while home is open: its screens and the outbox are what home fetches first once it stands, and the
 * position is followed.
 */
export function JagaPunch(): null {
  const isMenunggu = useMenungguPunch()
  // Before any part of home that comes later asks for the line.
  useLayoutEffect(() => (isMenunggu ? startPunch() : undefined), [isMenunggu])
  return null
}

function startPunch(): () => void {
  let isHere = true
  let stop = () => undefined as void
  const screens = painted().then(() => import('./siap-punch.ts'))
  takeLine(screens)
  takeLine(painted().then(() => import('../kotak/kiriman.ts')))
  screens.then(
    ({ preparePunch }) => {
      if (isHere) stop = preparePunch()
    },
    // Where they can't be had now, the tap asks again.
    () => undefined,
  )
  return () => {
    isHere = false
    stop()
  }
}

/** Whether the next thing to do is a punch, and it may be made now. */
function useMenungguPunch(): boolean {
  const profile = useProfil()
  const now = useServerNow()
  const { presensi } = profile
  if (presensi?.taksir) return presensi.taksir.utama !== null
  if (presensi?.langkah === 'checkIn') return saatBuka(presensi, now) === null
  return presensi?.langkah === 'checkOut' && now >= checkOutMenyusul(presensi, shiftHariIni(profile))
}
