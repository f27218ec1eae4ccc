import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LinkSegments } from '../../ui/segmented.tsx'
import { SkeletonCard } from '../../ui/skeleton.tsx'
import { OrangGagal } from './orang-gagal.tsx'
import { type DetailOrang, orangQuery } from './orang/orang.queries.ts'

type OrangPageProps = { readonly karyawanId: string; readonly children: ReactNode }

/** A person: who it is, and under that one of the three views. */
export function OrangPage({ karyawanId, children }: OrangPageProps) {
  const query = useQuery(orangQuery(karyawanId))
  return (
    <>
      <PageHeader title="Detail Karyawan" back={{ to: '/karyawan' }} />
      <div className="flex flex-1 flex-col gap-3 px-4">
        {query.data !== undefined ? (
          <>
            <Kepala orang={query.data} />
            <LinkSegments label="Bagian" segments={segmentsOf(karyawanId)} />
            {children}
          </>
        ) : query.isError ? (
          <OrangGagal error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
        ) : (
          <div role="status" aria-label="Memuat…">
            <SkeletonCard avatar lines={2} />
          </div>
        )}
      </div>
    </>
  )
}

function segmentsOf(karyawanId: string) {
  // Of one person there is one entry in the browser's history, with the way back to the list.
  const rest = { params: { karyawanId }, state: true } as const
  return [
    { label: 'Ringkasan', link: { to: '/karyawan/$karyawanId', ...rest } },
    { label: 'Info', link: { to: '/karyawan/$karyawanId/info', ...rest } },
    { label: 'Penempatan', link: { to: '/karyawan/$karyawanId/penempatan', ...rest } },
  ] as const
}

function Kepala({
  orang: { nama, kode, jabatan, unit, active, avatar_url },
}: {
  readonly orang: DetailOrang
}) {
  return (
    <section className="flex items-center gap-4 card p-4">
      <Avatar name={nama} url={avatar_url} className="size-16" />
      <div className="min-w-0 flex-1">
        <h2 className="text-lg/[1.2] font-bold">{nama}</h2>
        <p className="mt-0.5 text-sm text-ink-muted">{[kode, jabatan].filter(Boolean).join(' | ')}</p>
        {unit && <p className="text-sm text-ink-muted">{unit}</p>}
        <p className="mt-2">
          <Badge tone={active ? 'success' : 'destructive'}>{active ? 'Aktif' : 'Non-Aktif'}</Badge>
        </p>
      </div>
    </section>
  )
}
