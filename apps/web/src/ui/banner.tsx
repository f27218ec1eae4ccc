import type { ReactNode } from 'react'
import { Kawung } from './kawung.tsx'

type BannerProps = {
  readonly title: ReactNode
  readonly subtitle?: string
  /** A card among others on a screen that has its name above; else the screen's own top, edge to edge. */
  readonly inset?: boolean
  /** A line above the title, in small: 'Gaji bersih · Oktober 2026' */
  readonly above?: ReactNode
  readonly children?: ReactNode
}

/** The house's banner: teal, with kawung. */
export function Banner({ title, subtitle, inset = false, above, children }: BannerProps) {
  const Title = inset ? 'h2' : 'h1'
  return (
    <header
      className={`relative overflow-hidden banner px-5 ${inset ? 'rounded-card py-4' : 'pt-safe-6 pb-6'}`}
    >
      <Kawung />
      <div className="relative">
        {above !== undefined && <p className="text-sm text-on-primary-muted">{above}</p>}
        <Title tabIndex={-1} className="text-xl font-bold">
          {title}
        </Title>
        {subtitle !== undefined && <p className="mt-0.5 text-sm text-on-primary-muted">{subtitle}</p>}
        {children}
      </div>
    </header>
  )
}
