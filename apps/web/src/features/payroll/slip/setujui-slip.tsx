import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { formatPeriode, isPeriodeSelesai } from '@rekan/domain/payroll/payroll'
import { tanggalLokal } from '@rekan/domain/waktu'
import { errorFrom } from '../../../lib/api-error.ts'
import { serverNow } from '../../../lib/clock.ts'
import { useInvalidate } from '../../../lib/query.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { GAJI } from './gaji.write.ts'
import type { RincianSlip } from './payroll.queries.ts'

type SetujuiProps = { readonly slip: RincianSlip; readonly versi: number }

/** Publishes a slip that somebody of HR made for themselves, after the approver has read of which days it is. */
export function SetujuiSlip({ slip, versi }: SetujuiProps) {
  const [isAsking, setAsking] = useState(false)
  const invalidate = useInvalidate()
  const isDini = !isPeriodeSelesai(slip, tanggalLokal(serverNow(), 'WIB'))
  const setujui = useMutation({
    mutationFn: useWrite('POST /payroll/{id}/terbitkan', { once: true }),
    onSuccess: () => toast.success('Slip gaji disetujui dan terbit.', 'gaji'),
    onError: (cause) => toast.error(errorFrom(cause).message, 'gaji'),
    onSettled: async () => {
      setAsking(false)
      void invalidate('pengajuan/jumlah')
      await invalidate(...GAJI)
    },
  })
  return (
    <>
      <Button icon={<BadgeCheck className="size-5" />} onClick={() => setAsking(true)}>
        Setujui dan Terbitkan
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Terbitkan slip gaji ${slip.karyawan.nama}?`}
          confirm="Terbitkan"
          busy={setujui.isPending}
          onConfirm={() =>
            setujui.mutate({ params: { id: slip.id }, body: { versi, sebelum_akhir: isDini } })
          }
          onCancel={() => setAsking(false)}
        >
          <p>
            Periode {formatPeriode(slip)}, 1 orang. {isDini && 'Periode ini belum berakhir. '}
            Slip yang sudah terbit tidak dapat diubah lagi, hanya direvisi.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
