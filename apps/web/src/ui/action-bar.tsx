import type { ReactNode } from 'react'

/** Holds a screen's main action at the bottom, within reach of the thumb. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 mt-auto space-y-2 border-t border-line bg-surface px-4 pt-3 pb-safe-4">
      {children}
    </div>
  )
}
