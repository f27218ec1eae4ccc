import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { serverNow } from '../../../lib/clock.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { JejakPengajuan } from '../../../ui/jejak-pengajuan.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonCard } from '../../../ui/skeleton.tsx'
import { RecordPane } from '../../../ui/wide/record-pane.tsx'
import type { Putusan, Tahap } from '../antrean/antrean.ts'
import type { Pengajuan } from '../antrean/pengajuan.ts'
import { pengajuanQuery } from './antrean.queries.ts'
import type { Meja } from './meja.ts'

type AntreanPaneProps<T extends Pengajuan> = {
  readonly meja: Meja<T>
  readonly id: number
  /** How far this visit's decision of it has come */
  readonly tahap: Tahap | undefined
  readonly more?: ((pengajuan: T) => ReactNode) | undefined
  readonly onApprove: (pengajuan: T) => void
  /** Asks before, and takes a note */
  readonly onDecide: (pengajuan: T, putusan: Putusan) => void
  readonly onClose: () => void
}

/** One request beside the list: all that its decision needs, its way so far, and the decision. */
export function AntreanPane<T extends Pengajuan>(props: AntreanPaneProps<T>) {
  const { meja, id, tahap, onClose } = props
  const query = useQuery(pengajuanQuery(meja, id))
  const pengajuan = query.data
  if (pengajuan === undefined)
    return (
      <RecordPane title={meja.judul} onClose={onClose}>
        {!query.isError ? (
          <SkeletonCard avatar lines={3} />
        ) : errorFrom(query.error).status === 404 ? (
          <Empty title="Pengajuan tidak ditemukan" hint="Mungkin sudah dihapus, atau bukan untuk Anda." />
        ) : (
          <LoadError
            message={errorFrom(query.error).message}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
      </RecordPane>
    )
  const { karyawan, nasib } = pengajuan
  const isTerbuka = nasib.dapat.putuskan && (tahap === undefined || tahap.tahap === 'gagal')
  return (
    <RecordPane title={karyawan.nama} subtitle={karyawan.kode} onClose={onClose}>
      <div className="space-y-4">
        <div className="space-y-2">
          <meja.Isi pengajuan={pengajuan} />
        </div>
        {tahap?.tahap === 'gagal' && (
          <p role="alert" className="text-sm font-medium text-destructive">
            {tahap.pesan}
          </p>
        )}
        {isTerbuka && (
          <div className="flex flex-wrap gap-2 *:flex-1 *:basis-28">
            <Button tone="danger" onClick={() => props.onDecide(pengajuan, 'ditolak')}>
              Tolak
            </Button>
            <Button onClick={() => props.onApprove(pengajuan)}>Setujui</Button>
          </div>
        )}
        {isTerbuka && meja.hasCatatan && (
          <button
            type="button"
            onClick={() => props.onDecide(pengajuan, 'disetujui')}
            className="min-h-11 text-sm font-semibold text-primary hover:underline desk:min-h-9"
          >
            Setujui dengan catatan
          </button>
        )}
        {props.more?.(pengajuan)}
        <section aria-label="Riwayat" className="border-t border-line pt-3">
          <JejakPengajuan nasib={nasib} now={serverNow()} zona="WIB" />
        </section>
      </div>
    </RecordPane>
  )
}
