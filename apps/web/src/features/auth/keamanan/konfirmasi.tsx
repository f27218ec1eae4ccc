import { createRoot } from 'react-dom/client'
import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router'
import { KonfirmasiSheet } from './konfirmasi-sheet.tsx'

/**
 * Asks for the password over the present screen. Returns true after it was given. It renders in a root of its own, so
 * that no screen has to load it.
 */
export function openKonfirmasi(router: AnyRouter): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve) => {
    const onDone = (isGiven: boolean) => {
      root.unmount()
      place.remove()
      resolve(isGiven)
    }
    root.render(
      <RouterContextProvider router={router}>
        <KonfirmasiSheet onDone={onDone} />
      </RouterContextProvider>,
    )
  })
}
