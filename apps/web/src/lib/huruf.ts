import { simpanan } from './simpanan.ts'

/** Notes that the device has the face: the page's inline script (`build/start-script.ts`) shows it at once then. */
const KEY = 'rekan.huruf'
const SHOWN = 'huruf'

/**
 * Shows the product's own face. A first visit begins with the system's, at the same widths and heights (`huruf.css`): on a
 * slow line the face is a second that nobody waits for.
 */
export async function showHuruf(): Promise<void> {
  const { classList } = document.documentElement
  if (classList.contains(SHOWN)) return
  await document.fonts.load("1em 'Plus Jakarta Sans'")
  classList.add(SHOWN)
  simpanan.set(KEY, '1')
}
