import type { ReactNode } from 'react'

/** Holds a screen's main action at the bottom, within reach of the thumb; above the tabs where there are some. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className="sticky bottom-[var(--tabs,0px)] z-10 mt-auto -mb-(--foot) space-y-2 border-t border-line bg-surface px-4 pt-3 pb-safe-4">
      {children}
    </div>
  )
}
