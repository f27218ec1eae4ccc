import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { errorFrom } from '../../lib/api-error.ts'
import { useInvalidate } from '../../lib/query.ts'
import { toast } from '../../lib/toast.ts'
import { useWrite } from '../../lib/write.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { OrangHilang } from './papan.queries.ts'

type SakitSheetProps = { readonly orang: OrangHilang; readonly onClose: () => void }

/** Files sickness of today for who is missing, in the reader's name. */
export function SakitSheet({ orang, onClose }: SakitSheetProps) {
  const { karyawan_id, tanggal } = orang
  const [keterangan, setKeterangan] = useState('')
  const invalidate = useInvalidate()
  const send = useWrite('POST /kelola/alarm/sakit')
  const kirim = useMutation({
    mutationFn: send,
    onSuccess: async ({ message }) => {
      toast.success(message, 'papan')
      await invalidate('GET /kelola/hari-ini')
      onClose()
    },
  })
  const galat = kirim.error === null ? undefined : errorFrom(kirim.error)
  return (
    <Sheet
      title={`${orang.nama} sakit`}
      onClose={onClose}
      footer={
        <Button
          busy={kirim.isPending}
          onClick={() => kirim.mutate({ body: { karyawan_id, tanggal, keterangan } })}
        >
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
