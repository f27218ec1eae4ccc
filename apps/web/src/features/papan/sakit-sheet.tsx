import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorFrom } from '../../lib/api-error.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { type OrangHilang, sendSakit } from './papan.api.ts'
import { papanQuery } from './papan.queries.ts'

type SakitSheetProps = { readonly orang: OrangHilang; readonly onClose: () => void }

/** Files sickness of today for who is missing, in the reader's name. */
export function SakitSheet({ orang, onClose }: SakitSheetProps) {
  const [keterangan, setKeterangan] = useState('')
  const queryClient = useQueryClient()
  const kirim = useMutation({
    mutationFn: () => sendSakit(orang, keterangan),
    onSuccess: async (message) => {
      toast.success(message, 'papan')
      await queryClient.invalidateQueries({ queryKey: papanQuery.queryKey })
      onClose()
    },
  })
  const galat = kirim.error === null ? undefined : errorFrom(kirim.error)
  return (
    <Sheet
      title={`${orang.nama} sakit`}
      onClose={onClose}
      footer={
        <Button busy={kirim.isPending} onClick={() => kirim.mutate()}>
          Catat sakit
        </Button>
      }
    >
      <div className="space-y-4">
        <p className="text-sm text-ink-muted">
          Dicatat atas nama Anda untuk hari ini, dan diputuskan HR. Kabar belum datang berhenti.
        </p>
        {galat !== undefined && (
          <p role="alert" className="font-medium text-destructive">
            {galat.message}
          </p>
        )}
        <TextArea
          label="Apa katanya"
          required
          value={keterangan}
          onChange={(event) => setKeterangan(event.target.value)}
          error={galat?.errors['keterangan']?.[0]}
        />
      </div>
    </Sheet>
  )
}
