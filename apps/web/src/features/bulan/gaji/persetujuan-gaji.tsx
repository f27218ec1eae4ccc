import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { type Bulan, formatBulan } from '@rekan/domain/bulan'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { formatSaat } from '@rekan/domain/waktu'
import { errorFrom } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import { useInvalidate } from '../../../lib/query.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { useZona } from '../../profil/diri/profil.queries.ts'
import { TUTUP_BULAN, daftarPersetujuanQuery } from './gaji.queries.ts'

/** Who proposed a month's pay, who may approve it, and the button of who may. */
export function PersetujuanGaji({ bulan }: { readonly bulan: Bulan }) {
  const { data, error, isFetching, refetch } = useQuery(daftarPersetujuanQuery(bulan))
  const invalidate = useInvalidate()
  const zona = useZona()
  const [tolak, setTolak] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  if (data === undefined)
    return error !== null && !isFetching ? (
      <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList count={3} />
    )
  const { menunggu, disetujui, terbit, pengusul, penyetuju, boleh, rekening, riwayat, wajib } = data
  async function approve() {
    setBusy(true)
    setTolak(undefined)
    try {
      const { slip, gaji_bersih, rekening: dilihat } = boleh
      // What was shown is approved, and nothing else.
      const { message } = await call('POST /kelola/payroll/persetujuan', {
        body: { tahun: bulan.tahun, bulan: bulan.bulan, slip, gaji_bersih, rekening: dilihat },
      })
      toast.success(message ?? '', 'bulan')
    } catch (gagal) {
      setTolak(errorFrom(gagal).message)
    }
    await invalidate(...TUTUP_BULAN)
    setBusy(false)
  }
  return (
    <section aria-label="Persetujuan gaji" className="card space-y-4 p-4">
      <h2 className="font-bold">Persetujuan gaji {formatBulan(bulan)}</h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-muted">Menunggu</dt>
        <dd className="tabular-nums">
          {angka(menunggu)} draf, gaji bersih {formatRupiah(data.gaji_bersih)}
        </dd>
        <dt className="text-ink-muted">Disetujui</dt>
        <dd className="tabular-nums">
          {angka(disetujui)} draf, {angka(terbit)} sudah terbit
        </dd>
        <dt className="text-ink-muted">Pengusul</dt>
        <dd>{pengusul.map(({ nama, slip }) => `${nama} (${angka(slip)})`).join(', ') || '–'}</dd>
        <dt className="text-ink-muted">Dapat menyetujui</dt>
        <dd>{[...(boleh.slip > 0 ? ['Anda'] : []), ...penyetuju].join(', ') || '–'}</dd>
        {riwayat.map(({ nama, slip, pada }) => (
          <div key={nama + pada} className="contents">
            <dt className="text-ink-muted">Sudah disetujui</dt>
            <dd>
              {nama}, {angka(slip)} slip, {formatSaat(Date.parse(pada), zona)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-muted">
        {wajib
          ? 'Slip yang belum disetujui tidak dapat diterbitkan. Draf yang diubah sesudahnya menunggu lagi.'
          : 'Draf yang diubah sesudah disetujui menunggu lagi.'}
      </p>
      {rekening.length > 0 && (
        <div className="space-y-2 rounded-card bg-sunken p-4 text-sm">
          <h3 className="font-semibold">Rekening yang perlu dilihat</h3>
          <ul className="space-y-1">
            {rekening.map((satu) => (
              <li key={satu.kode}>
                <b>{satu.nama}</b> ({satu.kode}), {satu.rekening}: {satu.keterangan}.
              </li>
            ))}
          </ul>
        </div>
      )}
      {(tolak ?? boleh.alasan) !== null && (
        <p role="alert" className="rounded-card border border-accent-line bg-accent-soft p-4 text-sm">
          {tolak ?? boleh.alasan}
        </p>
      )}
      {!wajib && menunggu > 0 && boleh.slip === 0 && penyetuju.length === 0 && (
        <p className="text-sm">
          Belum ada HRD lain yang dapat menyetujuinya. Perusahaan ini tidak mewajibkannya, jadi slip tetap
          dapat diterbitkan; slip petugas HRD sendiri disetujui penyetuju gaji HRD.
        </p>
      )}
      {boleh.slip > 0 && (
        <Button busy={isBusy} icon={<BadgeCheck className="size-5" />} onClick={() => void approve()}>
          Setujui {angka(boleh.slip)} slip, {formatRupiah(boleh.gaji_bersih)}
        </Button>
      )}
    </section>
  )
}

const angka = (n: number) => n.toLocaleString('id-ID')
