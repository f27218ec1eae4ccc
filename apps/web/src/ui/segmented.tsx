import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Link, type LinkProps } from '@tanstack/react-router'

type Segment<T extends string> = {
  readonly value: T
  readonly label: string
  /** How many wait there */
  readonly count?: number | undefined
}

type SegmentedProps<T extends string> = {
  /** What is chosen among: 'Status' */
  readonly label: string
  readonly segments: readonly Segment<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
  /** What belongs to the chosen one */
  readonly children: ReactNode
}

const BAR = 'flex flex-wrap gap-1 rounded-control bg-line p-1'
const SEGMENT =
  'flex min-h-11 flex-1 items-center justify-center gap-1.5 rounded-control px-2 text-sm font-semibold text-ink-muted aria-selected:bg-surface aria-selected:text-primary-strong aria-selected:shade-card aria-[current=page]:bg-surface aria-[current=page]:text-primary-strong aria-[current=page]:shade-card'

/** Two to four views of one screen. The arrow keys go from one to the next. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { label, segments, value, onChange, children } = props
  const id = useId()
  function onKeyDown(event: KeyboardEvent) {
    const at = segments.findIndex((segment) => segment.value === value)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    const next = to === undefined ? undefined : segments.at(to % segments.length)
    if (next === undefined) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(`${id}-${next.value}`)?.focus()
  }
  return (
    <>
      <div role="tablist" aria-label={label} className={BAR}>
        {segments.map((segment) => (
          <button
            key={segment.value}
            type="button"
            role="tab"
            id={`${id}-${segment.value}`}
            aria-selected={segment.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={segment.value === value ? 0 : -1}
            onClick={() => onChange(segment.value)}
            onKeyDown={onKeyDown}
            className={SEGMENT}
          >
            {segment.label}
            {segment.count !== undefined && segment.count > 0 && (
              <span className="rounded-full bg-accent px-2 text-xs font-bold text-on-primary">
                {segment.count}
              </span>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className="contents">
        {children}
      </div>
    </>
  )
}

type LinkSegmentsProps = {
  readonly label: string
  readonly segments: readonly { readonly label: string; readonly link: LinkProps }[]
}

/** The same look for screens with addresses of their own: Ringkasan, Info, Penempatan. */
export function LinkSegments({ label, segments }: LinkSegmentsProps) {
  return (
    <nav aria-label={label} className={BAR}>
      {segments.map(({ label: name, link }) => (
        <Link key={name} replace activeOptions={{ exact: true }} {...link} className={SEGMENT}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
