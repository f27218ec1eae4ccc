import { useEffect, useState } from 'react'

/** Less room than this is too little for a punch, in bytes. */
const RUANG = 1_000_000

/** Whether the phone has no room to keep a punch until it is sent. Where the browser does not tell, there is. */
export function usePenuh(): boolean {
  const [isPenuh, setPenuh] = useState(false)
  useEffect(() => {
    navigator.storage?.estimate().then(
      ({ quota = Infinity, usage = 0 }) => setPenuh(quota - usage < RUANG),
      () => undefined,
    )
  }, [])
  return isPenuh
}
