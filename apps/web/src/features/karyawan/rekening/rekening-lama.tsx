import { useQuery } from '@tanstack/react-query'
import { tanggalLokal } from '@rekan/domain/waktu'
import { formatTanggal } from '../../../lib/format.ts'
import { useProfil, useZona } from '../../profil/diri/profil.queries.ts'
import { serverNow } from '../../../lib/clock.ts'
import { errorFrom } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { useConfirmSendiri } from './rekening.queries.ts'
import { orangQuery } from '../orang/orang.queries.ts'

/** Tells people themselves that pay does not go to the account that they changed to yet. */
export function RekeningLama() {
  const { karyawan } = useProfil()
  return karyawan === null ? null : <Sampai karyawanId={String(karyawan.id)} />
}

function Sampai({ karyawanId }: { readonly karyawanId: string }) {
  const zona = useZona()
  const { data } = useQuery({ ...orangQuery(karyawanId), staleTime: 0 })
  const konfirmasi = useConfirmSendiri(karyawanId)
  const tahan = data?.rekening_tahan ?? data?.rekening_lewat
  if (tahan === null || tahan === undefined) return null
  const sampai = formatTanggal(tanggalLokal(Date.parse(tahan.sampai), zona))
  return (
    <div className="mt-3 space-y-3 text-sm text-ink-muted">
      <p>
        {Date.parse(tahan.sampai) <= serverNow()
          ? `Sejak ${sampai} gaji dikirim ke rekening baru, yang belum dikonfirmasi.`
          : tahan.cara === 'tunggu'
            ? `Gaji Anda ditunda sampai rekening baru dikonfirmasi, paling lambat ${sampai}.`
            : `Sampai ${sampai} gaji masih dikirim ke rekening lama: ${tahan.nama_bank ?? '-'} ${tahan.nomor_rekening}.`}
      </p>
      {tahan.dapat_konfirmasi && (
        <>
          <p>
            Rekening ini diganti {tahan.diganti_oleh ?? 'bagian HR'}. Bila benar, konfirmasi supaya langsung
            dipakai; bila tidak, segera hubungi bagian HR.
          </p>
          <Button
            tone="outline"
            busy={konfirmasi.isPending}
            onClick={() =>
              konfirmasi.mutate(tahan.diganti_pada, {
                onSuccess: (pesan) => toast.success(pesan, 'rekening'),
                onError: (cause) => toast.error(errorFrom(cause).message, 'rekening'),
              })
            }
          >
            Rekening Ini Benar
          </Button>
        </>
      )}
    </div>
  )
}
