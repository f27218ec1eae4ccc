import { useEffect } from 'react'
import { useLocation } from '@tanstack/react-router'
import * as sonner from 'sonner'

/**
 * The toasts (`docs/rules.md`, section 11.3), away from a camera's shutter; width (356 px) and swipe threshold (45 px) are the library's own and take
 * no option.
 */
export function Toaster({ onReady }: { readonly onReady: (library: typeof sonner) => void }) {
  useEffect(() => onReady(sonner), [onReady])
  // The shutter is at the bottom of the screen.
  const isKamera = useLocation({ select: ({ pathname }) => /\/(capture|regu)\b/.test(pathname) })
  return (
    <sonner.Toaster
      theme="light"
      richColors
      position={isKamera ? 'top-center' : 'bottom-right'}
      duration={4000}
      visibleToasts={3}
      gap={14}
      style={{ fontFamily: 'inherit' }}
      // Grows with the text that people have set; the library's own is in pixels.
      toastOptions={{ style: { fontSize: '0.8125rem' } }}
      // Above the tabs and the main action, which end within 88 px of the edge.
      mobileOffset={{ bottom: 'calc(min(5.5rem, 27.5vw) + env(safe-area-inset-bottom))' }}
      containerAriaLabel="Pemberitahuan"
    />
  )
}
