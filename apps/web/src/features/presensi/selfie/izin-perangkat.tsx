import { type ComponentType, Suspense, lazy } from 'react'
import type { LangkahIzinProps } from './langkah-izin.tsx'

// Many words, for whom something was refused; where they can't be had, the notice says enough.
const LangkahIzin = lazy<ComponentType<LangkahIzinProps>>(() =>
  import('./langkah-izin.tsx').then(
    ({ LangkahIzin: Isi }) => ({ default: Isi }),
    () => ({ default: () => null }),
  ),
)

/** How to allow the camera or a (fine) position in this very browser. */
export function IzinPerangkat(props: LangkahIzinProps) {
  return (
    <Suspense>
      <LangkahIzin {...props} />
    </Suspense>
  )
}
