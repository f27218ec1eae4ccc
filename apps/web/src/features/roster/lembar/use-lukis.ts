import { useRef, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { sebelumnyaOf, withSel } from './lukis.ts'
import {
  type Diubah,
  type Lembar,
  type Roster,
  type SelBaru,
  perubahanFrom,
  rosterQuery,
} from './roster.queries.ts'

export type Lukis = {
  readonly paint: (sel: readonly SelBaru[]) => void
  /** Takes the last paint back, all its cells at once. */
  readonly undo: () => void
  readonly isSaving: boolean
  /** What somebody else changed meanwhile; nothing of one's own was written */
  readonly diubah: Diubah | undefined
}

/** Paints cells of a roster: seen at once, saved one paint after the other, each by one call. */
export function useLukis(lembar: Lembar): Lukis {
  const queryClient = useQueryClient()
  const save = useWrite('POST /kelola/roster/sel')
  const { queryKey } = rosterQuery(lembar)
  const [diubah, setDiubah] = useState<Diubah>()
  /** What is not confirmed yet, and what undoes what was painted. */
  const antrean = useRef<(readonly SelBaru[])[]>([])
  const riwayat = useRef<(readonly SelBaru[])[]>([])
  const keep = (roster: Roster) => queryClient.setQueryData(queryKey, antrean.current.reduce(withSel, roster))

  const { mutate, isPending } = useMutation({
    // One after the other: each is written upon the version that the one before has made.
    scope: { id: 'roster' },
    mutationFn: async (sel: readonly SelBaru[]) => {
      const versi = queryClient.getQueryData(queryKey)?.versi ?? 1
      return save({ body: { ...lembar, versi, sel: [...sel] } })
    },
    onSuccess: ({ data: roster }) => {
      antrean.current.shift()
      keep(roster)
    },
    onError: (error) => {
      antrean.current.shift()
      const lain = perubahanFrom(error)
      setDiubah(lain)
      riwayat.current = []
      if (lain === undefined) toast.error(errorFrom(error).message, 'roster')
      else keep(lain.roster)
      void queryClient.invalidateQueries({ queryKey })
    },
  })

  function send(sel: readonly SelBaru[]) {
    const roster = queryClient.getQueryData(queryKey)
    if (roster === undefined || sel.length === 0) return
    void queryClient.cancelQueries({ queryKey })
    antrean.current.push(sel)
    queryClient.setQueryData(queryKey, withSel(roster, sel))
    mutate(sel)
  }

  return {
    paint(sel) {
      const roster = queryClient.getQueryData(queryKey)
      if (roster === undefined || sel.length === 0) return
      setDiubah(undefined)
      riwayat.current.push(sebelumnyaOf(roster, sel))
      send(sel)
    },
    undo() {
      const sel = riwayat.current.pop()
      if (sel !== undefined) send(sel)
    },
    isSaving: isPending,
    diubah,
  }
}
