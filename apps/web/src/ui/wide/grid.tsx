import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { errorFrom } from '../../lib/api-error.ts'
import { toast } from '../../lib/toast.ts'
import { LoadError } from '../load-error.tsx'
import { type GridColumn, type GridRows, type GridView, columnsOf } from './grid.ts'
import type { GridChoice } from './grid-choice.ts'
import { GridHead } from './grid-head.tsx'
import { readKey } from './grid-keys.ts'
import { GridKeysDialog } from './grid-keys-dialog.tsx'
import { GridRow } from './grid-row.tsx'
import { useDesk } from './use-desk.ts'

/** Pixels: 14 rows and more on a screen of 768. */
export const ROW_HEIGHT = 40
const CARD_HEIGHT = 76
const HEAD_HEIGHT = 36
const CHOICE_WIDTH = 44
/** Rows drawn beyond those in sight */
const OVERSCAN = 8
/** Rows that stand in place of those to come */
const WAITING = 14

type GridProps<T> = {
  /** What it lists, for those who hear it */
  readonly label: string
  /** The first stays in sight while the others are scrolled sideways */
  readonly columns: readonly GridColumn<T>[]
  readonly rows: GridRows<T>
  readonly view: GridView
  readonly onView: (view: GridView) => void
  readonly idOf: (item: T) => number
  /** What a row's checkbox is called: a person's name */
  readonly nameOf: (item: T) => string
  /** The record that is open beside the list */
  readonly openId?: number | undefined
  readonly onOpen: (id: number) => void
  readonly onClose: () => void
  /** Absent where nothing can be done with several */
  readonly choice?: GridChoice | undefined
  /** All that the filters leave, whether seen or not; absent where all are there */
  readonly onChooseAll?: (() => void) | undefined
  /** Keys of a desk's own, such as A and R for the focused row, which come before the list's; true for a key it knew. */
  readonly onKey?: ((key: string, item: T) => boolean) | undefined
  /** How `?` tells of them: keys and what they do */
  readonly ownKeys?: readonly (readonly [keys: string, deed: string])[] | undefined
  /** While a record is open, the arrows open the row that they reach */
  readonly isFollowing?: boolean
  /** What stands there when there is nothing: what to do first */
  readonly empty: ReactNode
  /** One row where the screen is too narrow for columns */
  readonly card: (item: T) => ReactNode
}

/**
 * The one list of the back office: rows in columns under a head that stays in sight, of however many only those near the
 * screen are drawn. Everything can be done by keys (`grid-keys.ts`); on a narrow screen rows are cards.
 */
export function Grid<T>(props: GridProps<T>) {
  const { label, columns, rows, view, onView, idOf, openId, onOpen, onClose, choice, empty } = props
  const isDesk = useDesk()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  /** The row that was chosen last, where a range begins */
  const anchor = useRef<{ readonly index: number; readonly id: number }>(null)
  /** The row that is being opened: a second key may come before the address knows of the first */
  const opening = useRef<number | null>(null)
  const [isHelp, setHelp] = useState(false)
  const shown = columnsOf(columns, view)
  const { total = 0 } = rows
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read here and handed to nobody
  const virtual = useVirtualizer({
    count: rows.total ?? WAITING,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isDesk ? ROW_HEIGHT : CARD_HEIGHT),
    overscan: OVERSCAN,
    scrollPaddingStart: HEAD_HEIGHT,
  })
  const items = virtual.getVirtualItems()
  const [from, to] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0]
  const { want } = rows
  useEffect(() => want(from, to), [want, from, to])
  useEffect(() => virtual.measure(), [virtual, isDesk])
  useEffect(() => {
    opening.current = null
  }, [openId])

  if (rows.failure !== null) return <LoadError message={rows.failure} onRetry={rows.retry} />
  if (rows.total === 0) return <>{empty}</>

  function focusRow(index: number) {
    setActive(index)
    virtual.scrollToIndex(index)
  }

  function openStep(by: 1 | -1) {
    const now = opening.current ?? (openId === undefined ? -1 : indexOf(openId))
    const next = now < 0 ? active : now + by
    const item = rows.at(next)
    if (next < 0 || next >= total || item === undefined) return
    focusRow(next)
    opening.current = next
    onOpen(idOf(item))
  }

  function indexOf(wanted: number): number {
    // Only what is near the screen is known; what is open was opened from there.
    for (let index = Math.max(0, from - 200); index <= Math.min(total - 1, to + 200); index += 1) {
      const item = rows.at(index)
      if (item !== undefined && idOf(item) === wanted) return index
    }
    return -1
  }

  async function toggle(index: number, isRange: boolean) {
    const item = rows.at(index)
    if (item === undefined || choice === undefined) return
    const begin = isRange ? anchor.current : null
    anchor.current = { index, id: idOf(item) }
    // In another order the row that it began with stands elsewhere: then there is no range.
    const range = begin === null ? [] : await loadRange(begin.index, index)
    if (begin !== null && range[0] === begin.id) choice.toggleAll(range)
    else choice.toggle(idOf(item))
  }

  /** The ids from one row to another, in this direction; none where they cannot be had. */
  async function loadRange(first: number, last: number): Promise<number[]> {
    const [start, end] = [Math.min(first, last), Math.max(first, last)]
    const here = Array.from({ length: end - start + 1 }, (_, i) => rows.at(start + i))
    try {
      const found = here.includes(undefined) ? await rows.load?.(start, end) : here
      const ids = (found ?? []).flatMap((item) => (item === undefined ? [] : [idOf(item)]))
      return first <= last ? ids : ids.toReversed()
    } catch (error) {
      toast.error(errorFrom(error).message, 'pilih')
      return []
    }
  }

  function press(event: KeyboardEvent<HTMLDivElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || !isForRows(event)) return
    const item = rows.at(active)
    const deed = readKey(event.key, active, { total, page: Math.max(1, to - from - OVERSCAN) })
    if (item !== undefined && props.onKey?.(event.key, item) === true) {
      event.preventDefault()
      return
    }
    if (deed === null) return
    event.preventDefault()
    if (deed.kind === 'move') {
      const by = deed.to - active
      if (props.isFollowing === true && openId !== undefined && Math.abs(by) === 1) openStep(by > 0 ? 1 : -1)
      else focusRow(deed.to)
    } else if (deed.kind === 'step') openStep(deed.by)
    else if (deed.kind === 'choose') void toggle(active, event.shiftKey)
    else if (deed.kind === 'help') setHelp(true)
    else if (deed.kind === 'open') {
      if (item !== undefined) onOpen(idOf(item))
    } else if (openId !== undefined) onClose()
    else choice?.clear()
  }

  function click(index: number, event: MouseEvent) {
    const item = rows.at(index)
    if (item === undefined) return
    setActive(index)
    if (event.shiftKey && choice !== undefined) void toggle(index, true)
    else onOpen(idOf(item))
  }

  const width = shown.reduce((sum, column) => sum + column.width, choice === undefined ? 0 : CHOICE_WIDTH)
  const template = [
    ...(choice === undefined ? [] : [`${CHOICE_WIDTH}px`]),
    ...shown.map((column) => `minmax(${column.width}px, ${column.width}fr)`),
  ].join(' ')
  return (
    <>
      <div
        ref={scroller}
        data-under-pane
        role="grid"
        aria-label={label}
        aria-rowcount={rows.total === undefined ? -1 : total + 1}
        aria-colcount={shown.length + (choice === undefined ? 0 : 1)}
        aria-multiselectable={choice !== undefined}
        aria-busy={rows.total === undefined}
        aria-activedescendant={
          // One that is scrolled out of sight is not drawn, and can't be named.
          rows.total !== undefined && active >= from && active <= to ? `${id}-${active}` : undefined
        }
        tabIndex={0}
        data-keeps-focus
        onKeyDown={press}
        className="relative min-h-0 flex-1 overflow-auto rounded-card border border-line bg-surface text-sm max-desk:max-h-[70dvh]"
      >
        {isDesk && (
          <GridHead
            view={view}
            onView={onView}
            columns={shown}
            template={template}
            width={width}
            choice={choice}
            total={total}
            onChooseAll={props.onChooseAll ?? (() => choice?.replace(listIds(rows, idOf)))}
          />
        )}
        <div role="rowgroup" className="relative" style={{ height: virtual.getTotalSize() }}>
          {items.map(({ index, start, size }) => (
            <GridRow
              key={index}
              id={`${id}-${index}`}
              index={index}
              style={{
                transform: `translateY(${start}px)`,
                height: size,
                ...(isDesk && { gridTemplateColumns: template, minWidth: width }),
              }}
              item={rows.total === undefined ? undefined : rows.at(index)}
              columns={shown}
              card={isDesk ? undefined : props.card}
              nameOf={props.nameOf}
              isActive={index === active}
              isOpen={openId !== undefined && isSame(rows.at(index), idOf, openId)}
              isChosen={isChosenAt(rows.at(index), idOf, choice)}
              onToggle={choice === undefined ? undefined : (isRange) => void toggle(index, isRange)}
              onClick={(event) => click(index, event)}
            />
          ))}
        </div>
        {isHelp && <GridKeysDialog own={props.ownKeys} onClose={() => setHelp(false)} />}
      </div>
      {rows.laterFailure != null && (
        <div
          role="alert"
          className="mt-2 flex items-center gap-3 rounded-control border border-destructive-line bg-destructive-soft px-3 py-2 text-sm"
        >
          <p className="min-w-0 flex-1">Sebagian baris gagal dimuat. {rows.laterFailure}</p>
          <button
            type="button"
            onClick={rows.retry}
            className="min-h-9 shrink-0 px-2 font-semibold text-primary-strong"
          >
            Coba lagi
          </button>
        </div>
      )}
    </>
  )
}

function listIds<T>(rows: GridRows<T>, idOf: (item: T) => number): number[] {
  return Array.from({ length: rows.total ?? 0 }, (_, index) => rows.at(index)).flatMap((item) =>
    item === undefined ? [] : [idOf(item)],
  )
}

function isSame<T>(item: T | undefined, idOf: (item: T) => number, id: number): boolean {
  return item !== undefined && idOf(item) === id
}

function isChosenAt<T>(
  item: T | undefined,
  idOf: (item: T) => number,
  choice: GridChoice | undefined,
): boolean {
  return item !== undefined && choice?.chosen.has(idOf(item)) === true
}

/** Keys pressed on the list, or on a row's checkbox, which keeps the space bar for itself. */
function isForRows({ target, currentTarget, key }: KeyboardEvent): boolean {
  return target === currentTarget || (target instanceof HTMLInputElement && key !== ' ')
}
