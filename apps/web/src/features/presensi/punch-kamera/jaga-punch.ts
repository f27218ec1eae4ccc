import { useEffect } from 'react'
import { useServerNow } from '../../../lib/clock.ts'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { shiftHariIni } from '../hari/jadwal.ts'
import { checkOutMenyusul, saatBuka } from '../hari/keadaan-hari.ts'
import { watchPosisiDiBeranda } from '../tempat/posisi.ts'

/** Where the browser does not tell when it has nothing to do (Safari). */
const TUNGGU_MS = 1000

/** Makes a punch ready while home is open: the position is followed, and its screens are fetched once nothing else is. */
export function JagaPunch(): null {
  const isMenunggu = useMenungguPunch()
  useEffect(() => (isMenunggu ? watchPosisiDiBeranda() : undefined), [isMenunggu])
  useEffect(
    () =>
      isMenunggu
        ? runWhenIdle(() => {
            // Where they can't be had now, the tap asks again.
            import('../selfie/selfie.ts').then(
              ({ startEncoder }) => startEncoder(),
              () => undefined,
            )
          })
        : undefined,
    [isMenunggu],
  )
  return null
}

/** Whether the next thing to do is a punch, and it may be made now. */
function useMenungguPunch(): boolean {
  const profile = useProfil()
  const now = useServerNow()
  const { presensi } = profile
  if (presensi?.langkah === 'checkIn') return saatBuka(presensi, now) === null
  return presensi?.langkah === 'checkOut' && now >= checkOutMenyusul(presensi, shiftHariIni(profile))
}

function runWhenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, TUNGGU_MS)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(run)
  return () => cancelIdleCallback(idle)
}
