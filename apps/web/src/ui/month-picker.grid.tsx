import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  type Bulan,
  NAMA_BULAN_SINGKAT,
  type RentangBulan,
  compareBulan,
  formatBulan,
  isBulanWithin,
} from '@rekan/domain/bulan'
import { IconButton } from './icon-button.tsx'

const COLUMNS = 3

type MonthGridProps = RentangBulan & {
  readonly value: Bulan | null
  /** The year shown while nothing is chosen. */
  readonly tahun: number
  readonly onPick: (bulan: Bulan) => void
}

/** The months of one year, with arrows from year to year. */
export function MonthGrid({ value, tahun, min, max, onPick }: MonthGridProps) {
  const [shown, setShown] = useState(value?.tahun ?? tahun)
  return (
    <ChoiceGrid
      title={String(shown)}
      previous={{ label: 'Tahun sebelumnya', allowed: min === undefined || min.tahun < shown }}
      next={{ label: 'Tahun berikutnya', allowed: max === undefined || max.tahun > shown }}
      onStep={(step) => setShown(shown + step)}
      choices={NAMA_BULAN_SINGKAT.map((nama, i) => {
        const bulan = { tahun: shown, bulan: i + 1 }
        return {
          key: nama,
          text: nama,
          label: formatBulan(bulan),
          chosen: value !== null && compareBulan(value, bulan) === 0,
          disabled: !isBulanWithin(bulan, { min, max }),
          pick: () => onPick(bulan),
        }
      })}
    />
  )
}

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
  /** Left out where there is nowhere to leaf to. */
  readonly previous?: Step
  readonly next?: Step
  readonly onStep?: (step: -1 | 1) => void
  readonly choices: readonly Choice[]
}

/** Choices in rows of three below a title with arrows. Arrow keys go from one to the next, the page keys leaf. */
export function ChoiceGrid({ title, previous, next, onStep, choices }: ChoiceGridProps) {
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
        <p aria-live="polite" className="font-semibold">
          {title}
        </p>
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
