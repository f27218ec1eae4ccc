import { Suspense, lazy, useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileX2 } from 'lucide-react'
import { tanggalLokal } from '@rekan/domain/waktu'
import { errorFrom } from '../../../lib/api-error.ts'
import { formatTanggal } from '../../../lib/format.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { StateView } from '../../../ui/state-view.tsx'
import { DeskPage } from '../../../ui/wide/desk-page.tsx'
import type { Naskah } from './kelola.api.ts'
import { naskahQuery } from './kelola.queries.ts'

const loadForm = () => import('./kelola-form.tsx')
const NaskahForm = lazy(async () => ({ default: (await loadForm()).NaskahForm }))
/** One announcement written and managed; null: a new one. */
export function KelolaNaskah({ id }: { readonly id: string | null }) {
  // It is wanted as soon as the announcement is there; neither waits for the other.
  useEffect(() => void loadForm().catch(() => undefined), [])
  return id === null ? (
    <DeskPage title="Tulis Pengumuman">
      <Suspense fallback={<SkeletonList lines={3} />}>
        <NaskahForm naskah={null} />
      </Suspense>
    </DeskPage>
  ) : (
    <Ada key={id} id={id} />
  )
}

function Ada({ id }: { readonly id: string }) {
  const { data, error, isFetching, refetch } = useQuery(naskahQuery(id))
  const failure = error && errorFrom(error)
  return (
    <DeskPage title="Ubah Pengumuman">
      {data !== undefined ? (
        <>
          <p className="pb-3 text-sm text-ink-muted">{keadaan(data)}</p>
          <Suspense fallback={<SkeletonList lines={3} />}>
            <NaskahForm naskah={data} />
          </Suspense>
        </>
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
    </DeskPage>
  )
}

function keadaan({ terbitPada, oleh, dibacaOleh, penerima }: Naskah): string {
  return terbitPada === null
    ? `Draft oleh ${oleh}. Belum terlihat oleh karyawan.`
    : `Terbit ${formatTanggal(tanggalLokal(terbitPada, 'WIB'))} oleh ${oleh}. Dibaca ${dibacaOleh} dari ${penerima} karyawan.`
}
