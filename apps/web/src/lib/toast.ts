import type * as sonner from 'sonner'

type Sonner = typeof sonner

let mounted: (sonner: Sonner) => void
const ready = new Promise<Sonner>((resolve) => {
  mounted = resolve
})
let request: () => void = () => undefined

/**
 * Shows a toast. The library loads after the first paint or on the first toast, whichever comes first, so the calls
 * wait for it. A toast with the id of one on screen takes its place.
 */
export const toast = {
  loading: (text: string, id: string) => showToast(({ toast: say }) => say.loading(text, { id })),
  success: (text: string, id: string) => showToast(({ toast: say }) => say.success(text, { id })),
  info: (text: string, id: string) => showToast(({ toast: say }) => say.info(text, { id })),
  error: (text: string, id: string) => showToast(({ toast: say }) => say.error(text, { id })),
}

/** For the part that renders the toasts: `load` when they are wanted, and say so once they can show. */
export function connectToaster(load: () => void): (sonner: Sonner) => void {
  request = load
  return mounted
}

/** Any other toast of the library's. */
export function showToast(make: (sonner: Sonner) => unknown): void {
  request()
  void ready.then(make)
}
