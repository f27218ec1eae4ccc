import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { Skeleton } from '../skeleton.tsx'
import type { GridColumn } from './grid.ts'
import { RowCheckbox } from './row-checkbox.tsx'

type GridRowProps<T> = {
  readonly id: string
  readonly index: number
  readonly style: CSSProperties
  /** Undefined while it is still to come */
  readonly item: T | undefined
  readonly columns: readonly GridColumn<T>[]
  /** On a narrow screen */
  readonly card: ((item: T) => ReactNode) | undefined
  readonly nameOf: (item: T) => string
  readonly isActive: boolean
  readonly isOpen: boolean
  readonly isChosen: boolean
  readonly onToggle: ((isRange: boolean) => void) | undefined
  readonly onClick: (event: MouseEvent) => void
}

/** One row, where its number puts it; the grid has the keys. */
export function GridRow<T>(props: GridRowProps<T>) {
  const { item, columns, card, isActive, isOpen, isChosen, onToggle, onClick } = props
  const tone = isChosen || isOpen ? 'bg-primary-soft' : 'bg-surface'
  const ring = isActive
    ? 'in-focus-visible:outline-2 in-focus-visible:-outline-offset-2 in-focus-visible:outline-primary'
    : ''
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid has the focus and its keys
    <div
      id={props.id}
      role="row"
      aria-rowindex={props.index + 2}
      aria-selected={onToggle === undefined ? isOpen : isChosen}
      data-terbuka={isOpen || undefined}
      onClick={item === undefined ? undefined : onClick}
      style={props.style}
      className={`absolute top-0 left-0 grid w-full cursor-pointer items-center border-b border-line ${card !== undefined && onToggle !== undefined ? 'grid-cols-[44px_1fr]' : ''} ${tone} ${ring}`}
    >
      {onToggle !== undefined && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keeps the press from opening the row
        <div
          role="gridcell"
          className={`sticky left-0 z-10 h-full content-center ${tone}`}
          onClick={(event) => event.stopPropagation()}
        >
          {item !== undefined && (
            <RowCheckbox label={`Pilih ${props.nameOf(item)}`} checked={isChosen} onToggle={onToggle} />
          )}
        </div>
      )}
      {card === undefined ? (
        columns.map(({ key, cell, isNumeric = false, isTight = false }, i) => (
          <div
            key={key}
            role="gridcell"
            className={`min-w-0 ${isTight ? 'px-0.5' : 'truncate px-3'} ${isNumeric ? 'text-right tabular-nums' : ''} ${i === 0 ? `sticky z-10 h-full content-center ${tone} ${onToggle === undefined ? 'left-0' : 'left-[44px]'}` : ''}`}
          >
            {item === undefined ? <Skeleton className="h-3 w-3/4" /> : cell(item)}
          </div>
        ))
      ) : (
        <div role="gridcell" className="min-w-0 px-3">
          {item === undefined ? <Skeleton className="h-4 w-3/4" /> : card(item)}
        </div>
      )}
    </div>
  )
}
