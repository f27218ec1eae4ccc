import { Suspense, lazy, useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileX2 } from 'lucide-react'
import { errorFrom } from '../../../../lib/api-error.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { SkeletonList } from '../../../../ui/skeleton.tsx'
import { StateView } from '../../../../ui/state-view.tsx'
import { RecordPane } from '../../../../ui/wide/record-pane.tsx'
import { naskahQuery } from '../kelola.queries.ts'
import { KeadaanBadge, formatWib, sebutanSasaran } from '../kolom.tsx'
import type { Naskah, SasaranIsian } from '../naskah.ts'
import { DaftarPenerima } from '../sasaran/penerima.tsx'

const loadForm = () => import('../kelola-form.tsx')
const NaskahForm = lazy(async () => ({ default: (await loadForm()).NaskahForm }))

type KelolaNaskahProps = {
  readonly id: string | null
  /** What a new one begins with */
  readonly awal: Partial<SasaranIsian>
  readonly onClose: () => void
}

/** One announcement written and managed, beside the list; null: a new one. */
export function KelolaNaskah({ id, awal, onClose }: KelolaNaskahProps) {
  // It is wanted as soon as the announcement is there; neither waits for the other.
  useEffect(() => void loadForm().catch(() => undefined), [])
  return id === null ? (
    <RecordPane title="Tulis Pengumuman" onClose={onClose}>
      <Suspense fallback={<SkeletonList lines={3} />}>
        <NaskahForm naskah={null} awal={awal} />
      </Suspense>
    </RecordPane>
  ) : (
    <Ada key={id} id={id} onClose={onClose} />
  )
}

function Ada({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(naskahQuery(id))
  const failure = error && errorFrom(error)
  return (
    <RecordPane
      title={data?.title ?? 'Pengumuman'}
      subtitle={data && <Keadaan naskah={data} />}
      onClose={onClose}
    >
      {data !== undefined ? (
        <div className="space-y-5">
          <Suspense fallback={<SkeletonList lines={3} />}>
            <NaskahForm naskah={data} />
          </Suspense>
          {data.status === 'TERBIT' && <DaftarPenerima naskah={data} />}
        </div>
      ) : failure?.status === 404 ? (
        <StateView
          icon={FileX2}
          title="Pengumuman tidak dapat ditemukan."
          action={
            <Link to="/kelola/pengumuman" className={buttonClass('outline')}>
              Semua Pengumuman
            </Link>
          }
        />
      ) : failure ? (
        <LoadError message={failure.message} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList lines={3} />
      )}
    </RecordPane>
  )
}

function Keadaan({ naskah }: { readonly naskah: Naskah }) {
  const { keadaan, sasaran, penerima } = naskah
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        <KeadaanBadge keadaan={keadaan} />
        <span>
          {sebutanSasaran(sasaran)} ({penerima.toLocaleString('id-ID')} akun)
        </span>
      </span>
      <span className="mt-1 block">{keteranganOf(naskah)}</span>
    </>
  )
}

function keteranganOf({
  keadaan,
  terbitPada,
  oleh,
  dibacaOleh,
  dipahamiOleh,
  penerima,
  siaran,
}: Naskah): string {
  const terbit = terbitPada === null ? '' : formatWib(terbitPada)
  switch (keadaan) {
    case 'DRAFT':
      return `Draft oleh ${oleh}. Belum terlihat oleh karyawan.`
    case 'DITARIK':
      return `Ditarik; naskah oleh ${oleh}. Tidak terlihat oleh karyawan.`
    case 'TERJADWAL':
      return `Tayang ${terbit}, ditulis ${oleh}. Belum terlihat oleh karyawan.`
    case 'TAYANG':
    case 'BERAKHIR':
      return `Terbit ${terbit} oleh ${oleh}. Dibaca ${dibacaOleh} dari ${penerima} karyawan${siaran.wajib ? `, ${dipahamiOleh} mengerti` : ''}.`
  }
}
