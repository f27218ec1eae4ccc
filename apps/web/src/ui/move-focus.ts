/**
 * The `ref` of what may go while it has the focus: that moves to the same link where another stands in its place, as the app's does
 * in that of home's first sight, else to the screen's heading. A page without a focus is read from its beginning.
 */
export function moveFocus(own: HTMLElement | null): () => void {
  return () => {
    if (own === null || document.activeElement !== own) return
    queueMicrotask(() => {
      const next: HTMLElement | null =
        document.querySelector(`a[href="${own.getAttribute('href')}"]`) ?? document.querySelector('h1')
      next?.focus({ preventScroll: true })
    })
  }
}
