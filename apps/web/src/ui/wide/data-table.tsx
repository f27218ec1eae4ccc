import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { RowCheckbox } from './row-checkbox.tsx'
import { useDesk } from './use-desk.ts'

export type TableColumn<T> = {
  readonly key: string
  readonly label: string
  readonly cell: (item: T) => ReactNode
  /** Right, figures under each other */
  readonly isNumeric?: boolean
  /** Whether the list can be put in order by it */
  readonly isSortable?: boolean
  /** Only where there is room */
  readonly isExtra?: boolean
}

/** Which column the rows are in order of; `isDescending` from the last to the first. */
export type TableSort = { readonly key: string; readonly isDescending: boolean }

type DataTableProps<T> = {
  /** What it lists, for those who hear it */
  readonly label: string
  readonly columns: readonly TableColumn<T>[]
  readonly rows: readonly T[]
  readonly idOf: (item: T) => number
  /** What a row's checkbox is called: a person's name */
  readonly nameOf: (item: T) => string
  readonly sort: TableSort
  readonly onSort: (sort: TableSort) => void
  readonly chosen: ReadonlySet<number>
  readonly onChoose: (chosen: ReadonlySet<number>) => void
  /** Rows that cannot be chosen */
  readonly isLocked?: (item: T) => boolean
  /** One row where the screen is too narrow for columns */
  readonly card: (item: T) => ReactNode
}

/**
 * Rows in columns under a head that stays in sight; on a narrow screen, cards. Rows are chosen by their checkbox, with
 * Shift all from the last one on; the arrow keys go from a row to the same place in the next.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const { label, columns, rows, idOf, sort, onSort, card } = props
  const isDesk = useDesk()
  const { isAll, isSome, toggleAll, checkbox } = useChoice(props)
  const all = (
    <RowCheckbox
      label="Pilih semua di halaman ini"
      checked={isAll}
      isMixed={isSome && !isAll}
      onToggle={toggleAll}
    />
  )
  if (!isDesk) {
    return (
      <div>
        <div className="flex items-center text-sm text-ink-muted">
          {all}
          Semua di halaman ini
        </div>
        <ul aria-label={label} className="space-y-3">
          {rows.map((item) => (
            <li key={idOf(item)} className="flex items-start card py-2 pr-4 pl-1">
              {checkbox(item)}
              <div className="min-w-0 flex-1 py-2.5">{card(item)}</div>
            </li>
          ))}
        </ul>
      </div>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed on its rows' controls
    <table aria-label={label} className="w-full text-sm" onKeyDown={moveRow}>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} w-12 pl-1`}>
            {all}
          </th>
          {columns.map((column) => (
            <Head key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody className="bg-surface">
        {rows.map((item) => (
          <tr key={idOf(item)} className="border-b border-line hover:bg-sunken has-checked:bg-primary-soft">
            <td className="pl-1">{checkbox(item)}</td>
            {columns.map(({ key, cell, isNumeric, isExtra }) => (
              <td key={key} className={placeOf({ isNumeric, isExtra })}>
                {cell(item)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const HEAD = 'sticky top-0 z-10 border-b border-line bg-ground text-left font-semibold'

type Place = { readonly isNumeric?: boolean | undefined; readonly isExtra?: boolean | undefined }

function placeOf({ isNumeric = false, isExtra = false }: Place): string {
  return `px-3 py-1 ${isNumeric ? 'text-right whitespace-nowrap tabular-nums' : ''} ${isExtra ? 'max-[75rem]:hidden' : ''}`
}

type HeadProps<T> = {
  readonly column: TableColumn<T>
  readonly sort: TableSort
  readonly onSort: (sort: TableSort) => void
}

function Head<T>({ column, sort, onSort }: HeadProps<T>) {
  const { key, label, isSortable = false, isNumeric = false } = column
  const isSorted = sort.key === key
  const Icon = !isSorted ? ChevronsUpDown : sort.isDescending ? ArrowDown : ArrowUp
  const order = sort.isDescending ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={isSorted ? order : undefined} className={`${HEAD} ${placeOf(column)}`}>
      {isSortable ? (
        <button
          type="button"
          onClick={() => onSort({ key, isDescending: isSorted && !sort.isDescending })}
          className={`inline-flex min-h-11 items-center gap-1 ${isNumeric ? '' : 'text-left'}`}
        >
          {label}
          <Icon className="size-4 shrink-0 text-ink-muted" />
        </button>
      ) : (
        label
      )}
    </th>
  )
}

function useChoice<T>(props: DataTableProps<T>) {
  const { rows, idOf, nameOf, chosen, onChoose, isLocked = () => false } = props
  const last = useRef<number>(null)
  const open = rows.filter((item) => !isLocked(item)).map(idOf)
  const isAll = open.length > 0 && open.every((id) => chosen.has(id))

  function choose(ids: readonly number[], isChosen: boolean) {
    const next = new Set(chosen)
    for (const id of ids) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    onChoose(next)
  }

  function toggle(id: number, isRange: boolean) {
    const [from, to] = [last.current === null ? -1 : open.indexOf(last.current), open.indexOf(id)]
    last.current = id
    const ids = isRange && from >= 0 ? open.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
    choose(ids, !chosen.has(id))
  }

  return {
    isAll,
    isSome: open.some((id) => chosen.has(id)),
    toggleAll: () => choose(open, !isAll),
    checkbox: (item: T) => (
      <RowCheckbox
        label={`Pilih ${nameOf(item)}`}
        checked={chosen.has(idOf(item))}
        disabled={isLocked(item)}
        onToggle={(isRange) => toggle(idOf(item), isRange)}
      />
    ),
  }
}

/** From what has the focus in a row to the same in the row before or after. */
function moveRow(event: KeyboardEvent<HTMLTableElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  const { target, currentTarget } = event
  if (step === undefined || !(target instanceof HTMLElement)) return
  const row = target.closest('tbody tr')
  const at = row === null ? -1 : [...row.querySelectorAll('input, button, a')].indexOf(target)
  if (at < 0) return
  event.preventDefault()
  const rows = [...currentTarget.querySelectorAll('tbody tr')]
  const next = rows[rows.findIndex((one) => one === row) + step]
  next?.querySelectorAll<HTMLElement>('input, button, a')[at]?.focus()
}
