import { useRef, useState } from 'react'

/** Rows that are chosen, by their ids. */
export type GridChoice = {
  readonly chosen: ReadonlySet<number>
  readonly clear: () => void
  readonly replace: (ids: Iterable<number>) => void
  /** One row; with `range` all from the last one on, which `between` names. */
  readonly toggle: (id: number, range?: (from: number, to: number) => readonly number[]) => void
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
  const last = useRef<number>(null)
  return {
    chosen,
    clear: () => setChosen(new Set()),
    replace: (ids) => setChosen(new Set(ids)),
    toggle: (id, range) => {
      const ids = range !== undefined && last.current !== null ? range(last.current, id) : [id]
      const isChosen = !chosen.has(id)
      const next = new Set(chosen)
      for (const one of ids) {
        if (isChosen) next.add(one)
        else next.delete(one)
      }
      last.current = id
      setChosen(next)
    },
  }
}
