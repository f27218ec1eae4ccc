import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatJumlahHari } from '@rekan/domain/pengajuan/izin/jumlah-hari'
import { errorFrom } from '../../../lib/api-error.ts'
import { formatRentang } from '../../../lib/format-hari.ts'
import { invalidate } from '../../../lib/query.ts'
import { ABSENSI } from '../../../lib/subjects.ts'
import { toast } from '../../../lib/toast.ts'
import { useKunci } from '../../../lib/use-kunci.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { daftarKey } from '../antrean/daftar.queries.ts'
import { type Izin, cancelIzin } from './izin.api.ts'

/** Withdraws an approved request, once one has read what comes back by it. */
export function BatalIzin({ izin }: { readonly izin: Izin }) {
  const [isAsking, setAsking] = useState(false)
  const [queryClient, kunciDari] = [useQueryClient(), useKunci()]
  const { nama } = izin.karyawan
  const batal = useMutation({
    mutationFn: () => cancelIzin(izin.id, kunciDari(izin.id)),
    onSuccess: () => toast.success(`${izin.jenis} ${nama} dibatalkan.`, 'keputusan'),
    onError: (cause) => toast.error(errorFrom(cause).message, 'keputusan'),
    onSettled: async () => {
      setAsking(false)
      void invalidate(queryClient, ...ABSENSI)
      await queryClient.invalidateQueries({ queryKey: daftarKey('izin') })
    },
  })
  return (
    <>
      <Button tone="danger" aria-label={`Batalkan ${izin.jenis} ${nama}`} onClick={() => setAsking(true)}>
        Batalkan
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Batalkan ${izin.jenis} ${nama}?`}
          confirm="Batalkan"
          cancel="Kembali"
          tone="danger"
          busy={batal.isPending}
          onConfirm={() => batal.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>
            {formatRentang(izin.mulai, izin.selesai)} sudah disetujui. {nama} diberi tahu.
          </p>
          <p className="mt-2 font-semibold text-ink">
            {izin.dikembalikan > 0
              ? `${formatJumlahHari(izin.dikembalikan)} hari cuti tahunan kembali ke sisa cutinya.`
              : 'Tidak ada cuti tahunan yang kembali.'}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
