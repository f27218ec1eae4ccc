import type { ReactNode } from 'react'
import { Link, type LinkProps } from '@tanstack/react-router'

type SectionTitleProps = {
  readonly children: ReactNode
  /** Where 'Lihat semua' leads */
  readonly all?: LinkProps
  /** Another control at the end of the line, such as a year picker */
  readonly end?: ReactNode
}

/** The name of a part of a screen. */
export function SectionTitle({ children, all, end }: SectionTitleProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
      <h2 className="text-base font-bold">{children}</h2>
      {all !== undefined && (
        <Link {...all} className="min-h-11 content-center text-sm font-semibold text-primary hover:underline">
          Lihat semua
        </Link>
      )}
      {end}
    </div>
  )
}
