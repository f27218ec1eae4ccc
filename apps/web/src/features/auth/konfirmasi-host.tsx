import { Suspense, lazy, useEffect, useState } from 'react'
import { onPerluSandi } from '../../lib/http.ts'

const KonfirmasiSheet = lazy(async () => ({
  default: (await import('./konfirmasi-sheet.tsx')).KonfirmasiSheet,
}))

/** Asks for the password over whatever is on screen when a call needs it. */
export function KonfirmasiHost() {
  const [answer, setAnswer] = useState<(isGiven: boolean) => void>()
  useEffect(() => onPerluSandi(() => new Promise((resolve) => setAnswer(() => resolve))), [])
  if (answer === undefined) return null
  return (
    <Suspense>
      <KonfirmasiSheet
        onDone={(isGiven) => {
          setAnswer(undefined)
          answer(isGiven)
        }}
      />
    </Suspense>
  )
}
