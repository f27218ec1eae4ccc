import { useContext } from 'react'
import { ArrowUp, Columns3 } from 'lucide-react'
import { IconButton } from '../icon-button.tsx'
import { Popover, usePopover } from '../popover.tsx'
import { type GridColumn, type GridView, columnsOf } from './grid.ts'
import { GridTools } from './grid-tools.ts'
import { ToolButton } from './tool-button.tsx'

type ColumnMenuProps<T> = {
  readonly columns: readonly GridColumn<T>[]
  readonly view: GridView
  readonly onView: (view: GridView) => void
}

/** Which columns a list shows, and in which order; the first always stands. Beside it stand the frame's own tools. */
export function ColumnMenu<T>({ columns, view, onView }: ColumnMenuProps<T>) {
  const popover = usePopover()
  const { setAnchor, trigger } = popover
  const shown = columnsOf(columns, view).slice(1)
  const hidden = columns.slice(1).filter((column) => !shown.includes(column))
  const show = (next: readonly GridColumn<T>[]) =>
    onView({ ...view, kolom: next.map(({ key }) => key).join(',') })
  const tools = useContext(GridTools)
  return (
    <>
      {tools}
      <div ref={setAnchor}>
        <ToolButton icon={Columns3} {...trigger}>
          Kolom
        </ToolButton>
        <Popover popover={popover} label="Kolom" width={300} least={200}>
          <ul className="p-1.5">
            {[...shown, ...hidden].map((column, i) => (
              <li key={column.key} className="flex items-center">
                <label className="flex min-h-11 flex-1 items-center gap-3 px-2.5 text-sm">
                  <input
                    type="checkbox"
                    checked={i < shown.length}
                    onChange={() =>
                      show(i < shown.length ? shown.filter((one) => one !== column) : [...shown, column])
                    }
                    className="size-4.5 accent-primary"
                  />
                  {column.label}
                </label>
                {i > 0 && i < shown.length && (
                  <IconButton
                    label={`Geser ${column.label} ke depan`}
                    className="text-ink-muted hover:bg-sunken"
                    onClick={() => show(moveAhead(shown, i))}
                  >
                    <ArrowUp className="size-4" />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
        </Popover>
      </div>
    </>
  )
}

function moveAhead<T>(items: readonly T[], at: number): T[] {
  const moved = [...items]
  moved.splice(at - 1, 0, ...moved.splice(at, 1))
  return moved
}
