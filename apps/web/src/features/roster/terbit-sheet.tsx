import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorFrom } from '../../lib/api-error.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { type Lembar, type Roster, peringatanFrom, publishRoster, terbaruFrom } from './lembar/roster.api.ts'
import { rosterQuery } from './lembar/roster.queries.ts'

type TerbitSheetProps = {
  readonly roster: Roster
  readonly lembar: Lembar
  readonly onClose: () => void
}

/** Publishes the drafts that are shown, after what is to be known of them was read and a word was given for it. */
export function TerbitSheet({ roster, lembar, onClose }: TerbitSheetProps) {
  const queryClient = useQueryClient()
  const [alasan, setAlasan] = useState('')
  const { queryKey } = rosterQuery(lembar)
  const terbit = useMutation({
    scope: { id: 'roster' },
    mutationFn: () => publishRoster(lembar, roster.versi, alasan),
    onSuccess: (hasil) => {
      queryClient.setQueryData(queryKey, hasil.roster)
      toast.success(`${hasil.terbit} sel diterbitkan, ${hasil.diberi_tahu} orang diberi tahu.`, 'roster')
      onClose()
    },
    onError: (error) => {
      const lain = terbaruFrom(error)
      if (lain !== undefined) queryClient.setQueryData(queryKey, lain.roster)
    },
  })
  const perlu = peringatanFrom(terbit.error)
  const orang = roster.orang.filter(({ sel }) => sel.some(({ draf }) => draf !== null)).length
  return (
    <Sheet
      title="Terbitkan roster"
      onClose={onClose}
      footer={
        <Button
          busy={terbit.isPending}
          disabled={perlu !== undefined && alasan.trim() === ''}
          onClick={() => terbit.mutate()}
        >
          {perlu === undefined ? `Terbitkan ${roster.perubahan} sel` : 'Tetap terbitkan'}
        </Button>
      }
    >
      <div className="space-y-4">
        <p>
          {roster.perubahan} sel dari {orang} orang di {roster.kantor.nama} menjadi jadwal mereka. Setiap
          orang yang jamnya berubah diberi tahu sekali.
        </p>
        {terbit.error !== null && perlu === undefined && (
          <p role="alert" className="font-medium text-destructive">
            {errorFrom(terbit.error).message}
          </p>
        )}
        {perlu !== undefined && (
          <>
            <div role="alert" className="space-y-2">
              <p className="font-semibold text-accent-strong">{perlu.length} hal perlu diketahui:</p>
              <ul className="max-h-60 list-disc space-y-1 overflow-y-auto pl-5 text-sm">
                {perlu.map((kalimat) => (
                  <li key={kalimat}>{kalimat}</li>
                ))}
              </ul>
            </div>
            <TextArea
              label="Alasan tetap menerbitkan"
              required
              value={alasan}
              onChange={(event) => setAlasan(event.target.value)}
            />
          </>
        )}
      </div>
    </Sheet>
  )
}
