import { useState } from 'react'
import { toast } from '../../../lib/toast.ts'
import { cutDetik } from '../../../lib/format.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useWithdraw } from './presensi.queries.ts'
import type { Terkirim } from './tarik.tsx'

type TarikDialogProps = {
  readonly punch: Terkirim
  readonly onTutup: () => void
  readonly onDitarik?: (() => void) | undefined
}

/** Asks before a punch is taken back: without it nobody is at work. */
export function TarikDialog({ punch, onTutup, onDitarik }: TarikDialogProps) {
  const [kunci] = useState(() => crypto.randomUUID())
  const { mutate, isPending } = useWithdraw()
  const apa = punch.jenis === 'checkIn' ? 'check in' : 'check out'
  return (
    <ConfirmDialog
      title={`Batalkan ${apa} ${cutDetik(punch.waktu)}?`}
      confirm="Ya, Batalkan"
      cancel="Tidak"
      tone="danger"
      busy={isPending}
      onConfirm={() =>
        mutate(
          { id: punch.id, kunci },
          {
            onSuccess: (pesan) => {
              toast.success(pesan, 'tarik')
              onTutup()
              onDitarik?.()
            },
            onError: ({ message }) => {
              toast.error(message, 'tarik')
              onTutup()
            },
          },
        )
      }
      onCancel={onTutup}
    >
      Presensi ini dianggap tidak pernah dikirim, dan tampil sebagai dibatalkan bagi koordinator dan HRD.
      Setelah itu {apa} dapat dilakukan lagi.
    </ConfirmDialog>
  )
}
