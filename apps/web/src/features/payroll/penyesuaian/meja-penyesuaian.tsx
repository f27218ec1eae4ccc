import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { formatBulan } from '@rekan/domain/bulan'
import { sebabOrangLain } from '@rekan/domain/payroll/titipan'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { formatTanggal } from '@rekan/domain/waktu'
import { errorFrom } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { PenyesuaianForm } from './penyesuaian-form.tsx'
import {
  type DaftarPenyesuaian,
  type Menunggu,
  PENYESUAIAN_DITULIS,
  daftarPenyesuaianQuery,
} from './penyesuaian.queries.ts'

/** What turns out of locked months: punches that wait, and lines of later slips. */
export function MejaPenyesuaian({ onClose }: { readonly onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(daftarPenyesuaianQuery)
  const [ditulis, setDitulis] = useState<Menunggu | 'baru'>()
  if (ditulis !== undefined)
    return (
      <PenyesuaianForm dari={ditulis === 'baru' ? null : ditulis} onClose={() => setDitulis(undefined)} />
    )
  return (
    <SideSheet title="Penyesuaian gaji" onClose={onClose}>
      {data === undefined ? (
        error !== null && !isFetching ? (
          <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList count={3} />
        )
      ) : (
        <div className="space-y-5 pb-4">
          <p className="text-ink-muted">
            Yang baru diketahui dari bulan yang sudah dikunci masuk slip bulan berikutnya, tanpa membuka
            kuncinya.
          </p>
          <Button tone="outline" onClick={() => setDitulis('baru')}>
            Catat penyesuaian
          </Button>
          <Tunggu menunggu={data.menunggu} onChoose={setDitulis} />
          <Catatan catatan={data.catatan} />
        </div>
      )}
    </SideSheet>
  )
}

type TungguProps = {
  readonly menunggu: readonly Menunggu[]
  readonly onChoose: (satu: Menunggu) => void
}

function Tunggu({ menunggu, onChoose }: TungguProps) {
  if (menunggu.length === 0) return null
  return (
    <section aria-label="Presensi yang tiba setelah dikunci" className="space-y-2">
      <h3 className="font-bold">Presensi yang tiba setelah dikunci</h3>
      <ul className="space-y-2">
        {menunggu.map((satu) => (
          <li key={satu.absensi_id} className="space-y-1 card p-3">
            <p className="font-bold">
              {satu.karyawan.nama}, {formatTanggal(satu.hari)}
            </p>
            <p className="text-sm">{satu.keterangan}</p>
            {satu.sendiri ? (
              <p className="text-sm">{sebabOrangLain('penyesuaian')}</p>
            ) : (
              <Button tone="outline" onClick={() => onChoose(satu)}>
                Jadikan penyesuaian
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Catatan({ catatan }: { readonly catatan: DaftarPenyesuaian['catatan'] }) {
  const remove = useWrite('POST /kelola/penyesuaian/{id}/hapus', PENYESUAIAN_DITULIS)
  const [dihapus, setDihapus] = useState<number>()
  async function hapus(id: number) {
    setDihapus(id)
    try {
      await remove({ params: { id } })
      toast.success('Penyesuaian dihapus.', 'penyesuaian')
    } catch (cause) {
      const { message, errors } = errorFrom(cause)
      toast.error(Object.values(errors)[0]?.[0] ?? message, 'penyesuaian')
    } finally {
      setDihapus(undefined)
    }
  }
  return (
    <section aria-label="Penyesuaian tercatat" className="space-y-2">
      <h3 className="font-bold">Tercatat</h3>
      {catatan.length === 0 && <p className="text-sm text-ink-muted">Belum ada penyesuaian.</p>}
      <ul className="space-y-2">
        {catatan.map(({ id, karyawan, hari, jumlah, keterangan, slip, sendiri }) => (
          <li key={id} className="space-y-1 card p-3">
            <p className="flex flex-wrap justify-between gap-x-4 font-bold">
              <span>
                {karyawan.nama}, {formatTanggal(hari)}
              </span>
              <span className="tabular-nums">
                {jumlah < 0 && '− '}
                {formatRupiah(Math.abs(jumlah))}
              </span>
            </p>
            <p className="text-sm">{keterangan}</p>
            {slip === null ? (
              <>
                <p className="text-sm text-ink-muted">Menunggu slip berikutnya.</p>
                {!sendiri && (
                  <Button tone="outline" busy={dihapus === id} onClick={() => void hapus(id)}>
                    Hapus
                  </Button>
                )}
              </>
            ) : (
              <p className="text-sm text-ink-muted">
                {slip.terbit ? 'Ada di slip' : 'Masuk draft slip'} {formatBulan(slip)}.
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
