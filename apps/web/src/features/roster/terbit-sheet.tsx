import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorFrom } from '../../lib/api-error.ts'
import { toast } from '../../lib/toast.ts'
import { useWrite } from '../../lib/write.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import {
  type Lembar,
  type Roster,
  perubahanFrom,
  peringatanFrom,
  rosterQuery,
} from './lembar/roster.queries.ts'

type TerbitSheetProps = {
  readonly roster: Roster
  readonly lembar: Lembar
  readonly onClose: () => void
}

/** Publishes the drafts that are shown, after what is to be known of them was read and a word was given for it. */
export function TerbitSheet({ roster, lembar, onClose }: TerbitSheetProps) {
  const queryClient = useQueryClient()
  const publish = useWrite('POST /kelola/roster/terbitkan')
  const [alasan, setAlasan] = useState('')
  const { queryKey } = rosterQuery(lembar)
  const terbit = useMutation({
    scope: { id: 'roster' },
    mutationFn: () => publish({ body: { ...lembar, versi: roster.versi, alasan } }),
    onSuccess: ({ data: hasil }) => {
      queryClient.setQueryData(queryKey, hasil.roster)
      const tinggal = (hasil.dilewati ?? []).map((satu) => satu.alasan)
      toast.success(
        [`${hasil.terbit} sel diterbitkan, ${hasil.diberi_tahu} orang diberi tahu.`, ...tinggal].join(' '),
        'roster',
      )
      onClose()
    },
    onError: (error) => {
      const lain = perubahanFrom(error)
      if (lain !== undefined) queryClient.setQueryData(queryKey, lain.roster)
    },
  })
  const perlu = peringatanFrom(terbit.error)
  const sendiri = useDrafSendiri(roster)
  const orang = roster.orang.filter(({ id, sel }) => id !== sendiri.id && jumlahDraf(sel) > 0).length
  const jumlah = roster.perubahan - sendiri.jumlah
  return (
    <Sheet
      title="Terbitkan roster"
      onClose={onClose}
      footer={
        <Button
          busy={terbit.isPending}
          disabled={jumlah === 0 || (perlu !== undefined && alasan.trim() === '')}
          onClick={() => terbit.mutate()}
        >
          {perlu === undefined ? `Terbitkan ${jumlah} sel` : 'Tetap terbitkan'}
        </Button>
      }
    >
      <div className="space-y-4">
        <p>
          {jumlah} sel dari {orang} orang di {roster.kantor.nama} menjadi jadwal mereka. Setiap orang yang
          jamnya berubah diberi tahu sekali.
        </p>
        {sendiri.jumlah > 0 && (
          <p>{sendiri.jumlah} sel milik Anda sendiri tetap draf sampai orang lain menerbitkannya.</p>
        )}
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

/** Returns whose drafts stay when the viewer publishes: their own, which another decides about, and how many. */
function useDrafSendiri({ orang }: Roster): { readonly id: number | null; readonly jumlah: number } {
  const { karyawanId } = useProfil()
  const saya = orang.find(({ id }) => id === karyawanId)
  return { id: saya?.id ?? null, jumlah: jumlahDraf(saya?.sel ?? []) }
}

const jumlahDraf = (sel: Roster['orang'][number]['sel']): number =>
  sel.filter(({ draf }) => draf !== null).length
