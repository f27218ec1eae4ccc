import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'

type LayarProps = {
  readonly icon?: LucideIcon
  readonly title?: string
  readonly children: ReactNode
}

/** One card in the middle of the page: what happened, or the one thing to do. */
export function Layar({ icon: Icon, title, children }: LayarProps) {
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div className="w-full max-w-112 space-y-4 rounded-card border border-line bg-surface p-6">
        {Icon !== undefined && <Icon className="size-8 text-primary" />}
        {title !== undefined && <h1 className="text-lg font-bold">{title}</h1>}
        {children}
      </div>
    </main>
  )
}
