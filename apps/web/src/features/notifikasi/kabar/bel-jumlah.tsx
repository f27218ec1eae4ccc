import { useEffect } from 'react'
import { serverNow } from '../../../lib/clock.ts'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { useBelumDibaca } from './jumlah.queries.ts'

/** The first screen has the line for itself. */
const TENANG_MS = 5000

/** How much is unread, on the bell. */
export function BelJumlah() {
  const jumlah = useBelumDibaca()
  useEnsurePush()
  if (jumlah === 0) return null
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute top-0 right-0 rounded-full bg-destructive px-1 text-xs font-bold shade-rim tabular-nums"
      >
        {jumlah > 99 ? '99+' : jumlah}
      </span>
      <span className="sr-only">{jumlah} belum dibaca</span>
    </>
  )
}

/** Home is where everybody comes by: what a browser was subscribed for is kept alive from here. */
function useEnsurePush(): void {
  const { id } = useProfil()
  useEffect(() => {
    if (!('Notification' in window) || Notification.permission !== 'granted') return undefined
    const timer = setTimeout(() => {
      void import('../push/push.ts')
        .then(({ ensurePush }) => ensurePush(id, serverNow()))
        .catch(() => undefined)
    }, TENANG_MS)
    return () => clearTimeout(timer)
  }, [id])
}
