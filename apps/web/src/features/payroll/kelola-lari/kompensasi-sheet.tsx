import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { type Bulan, formatBulan } from '@rekan/domain/bulan'
import { errorFrom } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { KelompokSebab } from '../kelola/kelompok-sebab.tsx'
import { useWriteGaji } from '../slip/gaji.write.ts'
import { HasilLari } from './hasil-lari.tsx'
import { type SusunanLari, daftarKompensasiQuery } from './lari.queries.ts'
import { UsulanLari } from './usulan-lari.tsx'

type KompensasiSheetProps = { readonly bulan: Bulan; readonly onClose: () => void }

/** The run of uang kompensasi: whose PKWT ends in the month, how much, then the drafts. */
export function KompensasiSheet({ bulan, onClose }: KompensasiSheetProps) {
  const { data, error, isFetching, refetch } = useQuery(daftarKompensasiQuery(bulan))
  const compose = useWriteGaji('POST /kelola/payroll/kompensasi', { once: true })
  const [isBusy, setBusy] = useState(false)
  const [susunan, setSusunan] = useState<SusunanLari>()
  if (susunan !== undefined)
    return <HasilLari susunan={susunan} sebutan="slip kompensasi" onClose={onClose} />
  async function start() {
    setBusy(true)
    try {
      const { data: hasil } = await compose({ body: { bulan: bulan.bulan, tahun: bulan.tahun } })
      if (hasil.dilewati.length + hasil.peringatan.length > 0) return setSusunan(hasil)
      onClose()
      toast.success(`${hasil.dibuat} slip kompensasi disusun.`, 'gaji')
    } catch (gagal) {
      setBusy(false)
      toast.error(errorFrom(gagal).message, 'gaji')
    }
  }
  return (
    <SideSheet title={`Kompensasi PKWT ${formatBulan(bulan)}`} onClose={onClose}>
      {data === undefined ? (
        error !== null && !isFetching ? (
          <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList count={4} />
        )
      ) : (
        <div className="space-y-4 pb-4">
          <p className="text-ink-muted">
            Dibayar ketika PKWT berakhir, juga sebelum diperpanjang: masa kerja dibagi 12 kali upah pokok dan
            tunjangan tetap.
          </p>
          {data.dapat.length > 0 ? (
            <>
              <UsulanLari dapat={data.dapat} jumlah={data.jumlah} />
              <Button busy={isBusy} onClick={() => void start()}>
                Susun {data.dapat.length} slip kompensasi
              </Button>
            </>
          ) : (
            <p>Tidak ada kompensasi PKWT yang jatuh tempo bulan ini.</p>
          )}
          <KelompokSebab
            judul="Tidak mendapat"
            baris={data.dilewati.map(({ karyawan, alasan }) => ({ orang: karyawan, sebab: alasan }))}
          />
        </div>
      )}
    </SideSheet>
  )
}
