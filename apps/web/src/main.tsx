import { type ReactNode, StrictMode } from 'react'
import { type Root, createRoot } from 'react-dom/client'
import type { Tujuan } from './awal.tsx'

const page = document.getElementById('root')
if (page === null) throw new Error('index.html has no #root')
const parts = [...page.children]
let root: Root | undefined
let hasApp = false
let tapped: Tujuan | undefined

// Of home a first sight shows while the app is on its way. No await at the top: with one the bundler leaves small
// chunks unmerged.
if (window.earlyProfile !== undefined && location.pathname === '/home')
  import('./awal.tsx')
    .then(({ showAwal }) =>
      showAwal(
        (sight) => hasApp || show(sight),
        (tujuan) => (tapped = tujuan),
      ),
    )
    .catch(() => undefined)
import('./app.tsx')
  .then(({ startApp }) =>
    startApp(
      (app) => {
        hasApp = true
        show(app)
      },
      () => tapped,
    ),
  )
  .catch(showFailure)

/** The page's own 'Loading...' stays until there is something to put in its place. */
function show(screen: ReactNode): void {
  root ??= createRoot(page as HTMLElement)
  root.render(<StrictMode>{screen}</StrictMode>)
}

/** As where this script itself cannot be had: the page says so (`build/start-script.ts`). */
function showFailure(cause: unknown): void {
  console.error(cause)
  root?.unmount()
  page?.replaceChildren(...parts)
  document.querySelector('script[type=module]')?.dispatchEvent(new Event('error'))
}
