import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { GridColumn, GridView } from './grid.ts'
import type { GridChoice } from './grid-choice.ts'
import { RowCheckbox } from './row-checkbox.tsx'

type GridHeadProps<T> = {
  readonly view: GridView
  readonly onView: (view: GridView) => void
  readonly columns: readonly GridColumn<T>[]
  readonly template: string
  /** Pixels that the columns take at least */
  readonly width: number
  readonly choice: GridChoice | undefined
  readonly total: number
  readonly onChooseAll: () => void
}

/** The names of the columns, which stay in sight; a press puts the rows in order, another turns the order round. */
export function GridHead<T>({
  view,
  onView,
  columns,
  template,
  width,
  choice,
  total,
  onChooseAll,
}: GridHeadProps<T>) {
  const size = choice?.chosen.size ?? 0
  return (
    <div role="rowgroup" className="sticky top-0 z-20 border-b border-line bg-ground">
      <div
        role="row"
        aria-rowindex={1}
        className="grid h-9 items-center"
        style={{ gridTemplateColumns: template, minWidth: width }}
      >
        {choice !== undefined && (
          <div role="columnheader" aria-label="Pilihan" className="sticky left-0 z-10 bg-ground">
            <RowCheckbox
              label={`Pilih semua ${total.toLocaleString('id-ID')} baris`}
              checked={size > 0 && size >= total}
              isMixed={size > 0 && size < total}
              onToggle={() => (size > 0 ? choice.clear() : onChooseAll())}
            />
          </div>
        )}
        {columns.map((column, i) => {
          const { key, label, isNumeric = false, isSortable = false, isTight = false, isOff = false } = column
          const order = view.urut === key ? 'asc' : view.urut === `-${key}` ? 'desc' : false
          const Icon = order === false ? ChevronsUpDown : order === 'desc' ? ArrowDown : ArrowUp
          return (
            <div
              key={key}
              role="columnheader"
              aria-sort={order === false ? undefined : order === 'desc' ? 'descending' : 'ascending'}
              className={`min-w-0 text-xs font-semibold ${isTight ? 'px-0.5 text-center' : 'px-3'} ${isOff ? 'text-destructive' : 'text-ink-muted'} ${isNumeric ? 'text-right' : ''} ${i === 0 ? `sticky z-10 h-full content-center bg-ground ${choice === undefined ? 'left-0' : 'left-[44px]'}` : ''}`}
            >
              {isSortable ? (
                <button
                  type="button"
                  onClick={() => onView({ ...view, urut: order === 'asc' ? `-${key}` : key })}
                  className="inline-flex h-9 max-w-full items-center gap-1"
                >
                  <span className="truncate">{label}</span>
                  <Icon className="size-3.5 shrink-0" />
                </button>
              ) : (
                <span className="block truncate">{label}</span>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
