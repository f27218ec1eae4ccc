import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

const COLUMNS = 3

type Step = { readonly label: string; readonly allowed: boolean }

type Choice = {
  readonly key: string | number
  readonly text: string
  readonly label?: string
  readonly chosen: boolean
  readonly disabled: boolean
  readonly pick: () => void
}

type ChoiceGridProps = {
  readonly title: string
  /** What the title leads to when it is pressed, in words; without it the title is text alone. */
  readonly zoom?: { readonly label: string; readonly open: () => void }
  /** Left out where there is nowhere to leaf to. */
  readonly previous?: Step
  readonly next?: Step
  readonly onStep?: (step: -1 | 1) => void
  readonly choices: readonly Choice[]
}

/** Choices in rows of three below a title with arrows. Arrow keys go from one to the next, the page keys leaf. */
export function ChoiceGrid({ title, zoom, previous, next, onStep, choices }: ChoiceGridProps) {
  const gridRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const grid = gridRef.current
    const first =
      grid?.querySelector<HTMLElement>('[aria-pressed=true]') ??
      grid?.querySelector<HTMLElement>('button:not([aria-disabled])')
    first?.focus()
  }, [])

  const leaf = (step: -1 | 1) => {
    if ((step < 0 ? previous : next)?.allowed === true) onStep?.(step)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    if (move === undefined) return
    event.preventDefault()
    if (typeof move === 'number') moveFocus(gridRef.current, move)
    else leaf(move.page)
  }
  return (
    <div className="p-2">
      <div className="flex min-h-11 items-center justify-between">
        <Arrow step={previous} onPress={() => leaf(-1)} icon={<ChevronLeft className="size-5" />} />
        {zoom === undefined ? (
          <p aria-live="polite" className="font-semibold">
            {title}
          </p>
        ) : (
          <button
            type="button"
            aria-label={`${title}, ${zoom.label}`}
            onClick={zoom.open}
            className="flex min-h-11 items-center gap-1 rounded-control px-3 font-semibold hover:bg-sunken"
          >
            <span aria-live="polite">{title}</span>
            <ChevronDown className="size-5 shrink-0 text-ink-muted" />
          </button>
        )}
        <Arrow step={next} onPress={() => leaf(1)} icon={<ChevronRight className="size-5" />} />
      </div>
      <div ref={gridRef} role="group" aria-label={title} className="mt-1 grid grid-cols-3 gap-1">
        {choices.map(({ key, text, label, chosen, disabled, pick }) => (
          <button
            key={key}
            type="button"
            aria-label={label}
            aria-pressed={chosen}
            // Not `disabled`: leafing on may disable the one that has the focus.
            aria-disabled={disabled || undefined}
            onClick={disabled ? undefined : pick}
            onKeyDown={onKeyDown}
            className={`min-h-12 rounded-control text-base ${chosen ? 'bg-primary font-semibold text-on-primary' : 'hover:bg-primary-soft aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-ink-muted aria-disabled:line-through aria-disabled:opacity-60'}`}
          >
            {text}
          </button>
        ))}
      </div>
    </div>
  )
}

type ArrowProps = { readonly step: Step | undefined; readonly onPress: () => void; readonly icon: ReactNode }

function Arrow({ step, onPress, icon }: ArrowProps) {
  if (step === undefined) return <span className="size-11" />
  return (
    <IconButton
      label={step.label}
      // Not `disabled`: a button that loses the focus under the finger of a keyboard's user would close the panel.
      aria-disabled={!step.allowed || undefined}
      onClick={onPress}
      className="hover:bg-sunken aria-disabled:cursor-default aria-disabled:opacity-40"
    >
      {icon}
    </IconButton>
  )
}

const MOVES: Readonly<Record<string, number | { readonly page: -1 | 1 }>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
  PageUp: { page: -1 },
  PageDown: { page: 1 },
}

function moveFocus(grid: HTMLElement | null, by: number): void {
  const buttons = [...(grid?.querySelectorAll('button') ?? [])]
  const at = buttons.findIndex((button) => button === document.activeElement)
  buttons[at + by]?.focus()
}
