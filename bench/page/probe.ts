/** What a page tells of its own load; milliseconds since the navigation began. */
export type Told = {
  readonly fcp: number
  readonly lcp: number
  /** When the screen could be used; null until then */
  readonly usable: number | null
}

/** What a screen shows once it can be used: a text, and a control of this name that is not disabled. */
export type Sign = { readonly text: string; readonly control: string }

declare global {
  interface Window {
    rekanProbe: () => Told
  }
}

/** Runs in the page before anything else, hence holds all it needs: watches for paints and the sign. */
export function installProbe(sign: Sign): void {
  const seen: { fcp: number; lcp: number; usable: number | null } = { fcp: 0, lcp: 0, usable: null }
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })

  const isUsable = () =>
    document.body.innerText.includes(sign.text) &&
    [...document.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')].some(
      (control) =>
        control.innerText.trim() === sign.control &&
        control.ariaDisabled !== 'true' &&
        control.ariaBusy !== 'true',
    )
  const look = () => {
    if (seen.usable !== null || !isUsable()) return
    seen.usable = performance.now()
    changes.disconnect()
  }
  const changes = new MutationObserver(look)
  addEventListener('DOMContentLoaded', look)
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })

  window.rekanProbe = () => ({ ...seen })
}
