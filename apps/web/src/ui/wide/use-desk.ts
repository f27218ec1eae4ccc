import { useSyncExternalStore } from 'react'

const DESK = matchMedia('(min-width: 64rem)')

/** Whether the screen is as wide as the `desk:` classes ask, by the text's size. */
export function useDesk(): boolean {
  return useSyncExternalStore(onDesk, () => DESK.matches)
}

function onDesk(listener: () => void): () => void {
  DESK.addEventListener('change', listener)
  return () => DESK.removeEventListener('change', listener)
}
