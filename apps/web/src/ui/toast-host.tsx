import { type ComponentType, useEffect, useState } from 'react'
import { untilFree } from '../lib/jalur.ts'
import { connectToaster } from '../lib/toast.ts'

type Loaded = { readonly Toaster: ComponentType<{ onReady: OnReady }>; readonly onReady: OnReady }
type OnReady = ReturnType<typeof connectToaster>

/** After this much quiet the library is fetched even if no toast asked for it, lest the first one come late. */
const IDLE_MS = 1500

/** Renders the toasts, whose library stays off the first load. */
export function ToastHost() {
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    let isAsked = false
    const load = () => {
      if (isAsked) return
      isAsked = true
      import('./toaster.tsx').then(
        ({ Toaster }) => setLoaded({ Toaster, onReady }),
        // Without a connection: the next toast asks again.
        () => (isAsked = false),
      )
    }
    const onReady = connectToaster(load)
    const timer = setTimeout(() => void untilFree().then(load), IDLE_MS)
    return () => clearTimeout(timer)
  }, [])
  return loaded === undefined ? null : <loaded.Toaster onReady={loaded.onReady} />
}
