import type { ReactNode } from 'react'

/** A column of a `Grid`. */
export type GridColumn<T> = {
  /** As the address, the export and the order name it */
  readonly key: string
  readonly label: string
  readonly cell: (item: T) => ReactNode
  /** Pixels; wider where there is room */
  readonly width: number
  /** Right, figures under each other */
  readonly isNumeric?: boolean
  /** Whether the list can be put in order by it */
  readonly isSortable?: boolean
  /** As many beside each other as fit: a day of a month */
  readonly isTight?: boolean
  /** Its name stands apart: a day off */
  readonly isOff?: boolean
  /** Only once it is chosen */
  readonly isOptional?: boolean
}

/** What of a list is shown and how, as the address keeps it. */
export type GridView = {
  /** The column that the rows are in order of, `-` before it from the last to the first */
  readonly urut?: string | undefined
  /** The columns shown, in their order; absent: those that are not optional */
  readonly kolom?: string | undefined
}

/** The rows of a list, of which some are there and some are still to come. */
export type GridRows<T> = {
  /** How many there are; undefined while nobody knows */
  readonly total: number | undefined
  readonly at: (index: number) => T | undefined
  /** Has these rows fetched, both ends included */
  readonly want: (from: number, to: number) => void
  /** Those of a range, both ends included, fetched where they are not there yet; absent where all are there */
  readonly load?: (from: number, to: number) => Promise<readonly T[]>
  /** Why the first of them cannot be had */
  readonly failure: string | null
  /** Why some of those in sight cannot be had, while others are there */
  readonly laterFailure?: string | null
  readonly retry: () => void
}

/** The columns that a view shows, in its order. What it names and nobody has is left out; the first always stands. */
export function columnsOf<T>(
  columns: readonly GridColumn<T>[],
  { kolom }: GridView,
): readonly GridColumn<T>[] {
  const [first, ...others] = columns
  if (kolom === undefined || first === undefined) return columns.filter(({ isOptional }) => !isOptional)
  const named = kolom.split(',').flatMap((key) => others.filter((column) => column.key === key))
  return [first, ...new Set(named)]
}

/** What narrows a list, without its order and columns. */
export function saringanOf<T extends GridView>(cari: T): Omit<T, keyof GridView> {
  const { urut: _urut, kolom: _kolom, ...saringan } = cari
  return saringan
}

/** The same list in another order or with other columns; what is back to its default leaves the address. */
export function withView<T extends GridView>(cari: T, { urut, kolom }: GridView): T {
  return {
    ...saringanOf(cari),
    ...(urut !== undefined && { urut }),
    ...(kolom !== undefined && { kolom }),
  } as T
}

/** From what the address says to a view: texts alone, none of them long. */
export function readGridView(search: Readonly<Record<string, unknown>>): GridView {
  const { urut, kolom } = search
  return { ...(isName(urut) && { urut }), ...(isName(kolom) && { kolom }) }
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && /^-?[a-z_,]{1,400}$/.test(value)
}
