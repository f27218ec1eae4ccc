import { Link } from '@tanstack/react-router'
import { FileX2 } from 'lucide-react'
import { tanggalLokal } from '@rekan/domain/waktu'
import { errorFrom } from '../../../lib/api-error.ts'
import { formatTanggal } from '../../../lib/format.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StateView } from '../../../ui/state-view.tsx'
import { useZona } from '../../profil/diri/profil.queries.ts'
import { GambarUtuh } from './gambar-pengumuman.tsx'
import { IsiPengumuman } from './isi-pengumuman.tsx'
import { Mengerti } from './mengerti.tsx'
import type { Pengumuman } from './pengumuman.api.ts'
import { usePengumuman, useSendDibaca } from './pengumuman.queries.ts'

/** One announcement, whole; seen, it counts as read. */
export function DetailPengumuman({ id }: { readonly id: string }) {
  const { data, error, isFetching, refetch } = usePengumuman(id)
  const zona = useZona()
  useSendDibaca(data)
  const failure = error && errorFrom(error)
  // Withdrawn meanwhile, what a list still has is not to be shown any more.
  if (data === null || failure?.status === 404)
    return (
      <StateView
        icon={FileX2}
        title="Pengumuman tidak dapat ditemukan."
        action={
          <Link to="/pengumuman" className={buttonClass('outline')}>
            Semua Pengumuman
          </Link>
        }
      />
    )
  if (data !== undefined)
    return (
      <>
        <IsiDetail pengumuman={data} tanggal={formatTanggal(tanggalLokal(data.publishedAt, zona))} />
        {data.isAsked && <Mengerti id={data.id} />}
      </>
    )
  if (failure) return <LoadError message={failure.message} busy={isFetching} onRetry={() => void refetch()} />
  return <Rangka />
}

type IsiProps = {
  readonly pengumuman: Pick<Pengumuman, 'title' | 'body' | 'image'>
  /** When it was published, in words */
  readonly tanggal: string
}

/** An announcement as phones show it. */
export function IsiDetail({ pengumuman: { title, body, image }, tanggal }: IsiProps) {
  return (
    <article className="space-y-4">
      <GambarUtuh image={image} title={title} />
      <div>
        <h2 className="text-lg font-bold wrap-anywhere">{title}</h2>
        <p className="mt-1 text-sm text-ink-muted">{tanggal}</p>
      </div>
      <IsiPengumuman body={body} />
    </article>
  )
}

function Rangka() {
  return (
    <div role="status" aria-label="Memuat…" className="space-y-4">
      <Skeleton className="aspect-video" />
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-44" />
    </div>
  )
}
