import { useSyncExternalStore } from 'react'

const lebar = matchMedia('(min-width: 64rem)')

function watchLebar(listener: () => void): () => void {
  lebar.addEventListener('change', listener)
  return () => lebar.removeEventListener('change', listener)
}

/** Whether days have room beside the posts, as in a table. */
export function useLebar(): boolean {
  return useSyncExternalStore(watchLebar, () => lebar.matches)
}
