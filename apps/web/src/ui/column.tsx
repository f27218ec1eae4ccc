import type { ReactNode } from 'react'

/** The one narrow column every screen stands in; on a wide screen a calm ground lies around it. */
export function Column({ children }: { readonly children: ReactNode }) {
  return (
    <div className="column flex min-h-dvh flex-1 flex-col bg-ground in-[main]:min-h-0 wide:shadow-raised">
      {children}
    </div>
  )
}
