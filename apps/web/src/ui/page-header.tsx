import type { ReactNode } from 'react'

/** A screen's name with the way back beside it. */
export function PageHeader({ title, back }: { readonly title: string; readonly back: ReactNode }) {
  return (
    <header className="flex items-center gap-2 px-3.5 pt-safe-3 pb-3">
      {back}
      <h1 tabIndex={-1} className="text-lg font-bold">
        {title}
      </h1>
    </header>
  )
}
