import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { addHari, formatTanggal } from '@rekan/domain/waktu'
import { errorFrom } from '../../lib/api-error.ts'
import { useInvalidate } from '../../lib/query.ts'
import { useWrite } from '../../lib/write.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { Lembar } from './lembar/roster.queries.ts'
import { terbitanQuery } from './lembar/terbitan.queries.ts'
import { TerbitanKeadaan } from './terbitan-keadaan.tsx'

type TerbitanSheetProps = { readonly lembar: Lembar; readonly onClose: () => void }

/** Publishes what is drafted at every site on the days that are shown; above it how the last one went. */
export function TerbitanSheet({ lembar, onClose }: TerbitanSheetProps) {
  const invalidate = useInvalidate()
  const [alasan, setAlasan] = useState('')
  const { data: terbitan } = useQuery(terbitanQuery)
  const mulai = useMutation({
    mutationFn: useWrite('POST /kelola/roster/terbitan', { into: () => terbitanQuery }),
    onError: () => void invalidate('GET /kelola/roster/terbitan'),
  })
  const isJalan = terbitan?.status === 'JALAN'
  return (
    <Sheet
      title="Terbitkan semua lokasi"
      onClose={onClose}
      footer={
        <Button
          busy={mulai.isPending}
          disabled={terbitan === undefined || isJalan}
          onClick={() => mulai.mutate({ body: { mulai: lembar.mulai, hari: lembar.hari, alasan } })}
        >
          Terbitkan semua draf
        </Button>
      }
    >
      <div className="space-y-4">
        {terbitan && <TerbitanKeadaan terbitan={terbitan} />}
        {!isJalan && (
          <>
            <p>
              Semua draf dari {formatTanggal(lembar.mulai)} sampai{' '}
              {formatTanggal(addHari(lembar.mulai, lembar.hari - 1))} di semua lokasi diterbitkan sekaligus di
              latar belakang: semuanya, atau tidak satu pun. Setiap orang yang jamnya berubah diberi tahu
              sekali.
            </p>
            <TextArea
              label="Alasan (bila ada yang perlu diketahui)"
              value={alasan}
              onChange={(event) => setAlasan(event.target.value)}
            />
          </>
        )}
        {mulai.error !== null && (
          <p role="alert" className="font-medium text-destructive">
            {errorFrom(mulai.error).message}
          </p>
        )}
      </div>
    </Sheet>
  )
}
