import { useState } from 'react'

/** Rows that are chosen, by their ids. */
export type GridChoice = {
  readonly chosen: ReadonlySet<number>
  readonly clear: () => void
  readonly replace: (ids: Iterable<number>) => void
  readonly toggle: (id: number) => void
  /** All of a range as the row at its end, which comes last, is to be from now on */
  readonly toggleAll: (ids: readonly number[]) => void
}

/**
 * Keeps which rows of a list are chosen while it is scrolled or put in another order. Other rows by another filter, which
 * `list` names, begin without: nothing is done with what is out of sight.
 */
export function useGridChoice(list: string): GridChoice {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [of, setOf] = useState(list)
  if (of !== list) {
    setOf(list)
    setChosen(new Set())
  }
  const toggleAll = (ids: readonly number[]) =>
    setChosen((now) => {
      const end = ids.at(-1)
      const gone = new Set(ids)
      return end !== undefined && now.has(end)
        ? new Set([...now].filter((id) => !gone.has(id)))
        : new Set([...now, ...ids])
    })
  return {
    chosen,
    clear: () => setChosen(new Set()),
    replace: (ids) => setChosen(new Set(ids)),
    toggle: (id) => toggleAll([id]),
    toggleAll,
  }
}
