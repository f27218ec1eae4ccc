import { Link, type LinkProps } from '@tanstack/react-router'
import type { Tone } from './badge.tsx'

export type Share = {
  readonly label: string
  readonly value: number
  readonly tone: Tone
  /** Where the figure leads */
  readonly link?: LinkProps
}

const FILL: Readonly<Record<Tone, string>> = {
  primary: 'bg-primary',
  accent: 'bg-accent',
  success: 'bg-success',
  destructive: 'bg-destructive',
  away: 'bg-away',
  neutral: 'bg-field',
}

/** Shares of a whole as one bar, each named with its number below. */
export function StackedBar({ label, shares }: { readonly label: string; readonly shares: readonly Share[] }) {
  const filled = shares.filter(({ value }) => value > 0)
  return (
    <div role="group" aria-label={label}>
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-line">
        {filled.map(({ label: name, value, tone }) => (
          <span key={name} className={`min-w-1.5 ${FILL[tone]}`} style={{ flexGrow: value }} />
        ))}
      </div>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(7.375rem,1fr))] gap-x-4">
        {shares.map(({ label: name, value, tone, link }) => {
          const figure = (
            <>
              <span aria-hidden="true" className={`size-3 shrink-0 rounded-full ${FILL[tone]}`} />
              <span className="min-w-0 flex-1">{name}</span>
              <span className="font-bold tabular-nums">{value}</span>
            </>
          )
          const look = 'flex items-center gap-2 text-sm'
          return (
            <li key={name}>
              {link === undefined ? (
                <p className={`${look} py-1`}>{figure}</p>
              ) : (
                <Link
                  {...link}
                  className={`${look} min-h-11 hover:underline aria-[current=page]:font-bold aria-[current=page]:text-primary`}
                >
                  {figure}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
