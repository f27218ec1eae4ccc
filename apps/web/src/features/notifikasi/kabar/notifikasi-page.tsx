import { useQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { messageOf } from '../../../lib/api-error.ts'
import { Empty } from '../../../ui/empty.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { useBelumDibaca } from './jumlah.queries.ts'
import { NotifikasiCard } from './notifikasi-card.tsx'
import { notifikasiQuery, useBaca } from './notifikasi.queries.ts'

/** What one has been told of, newest first. */
export function NotifikasiPage() {
  const { mutate: baca } = useBaca()
  const { data: semua = [] } = useQuery(notifikasiQuery)
  // Also of what is too old to be listed.
  const adaBelum = useBelumDibaca() > 0 || semua.some(({ read_at }) => read_at === null)
  return (
    <>
      <PageHeader
        title="Notifikasi"
        back={{ to: '/' }}
        end={
          <button
            type="button"
            // Not disabled for good: the focus would be lost with the press.
            aria-disabled={!adaBelum}
            onClick={() => adaBelum && baca('semua')}
            className="min-h-11 rounded-control px-3 text-sm font-semibold text-primary hover:bg-sunken aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-ink-muted aria-disabled:opacity-60"
          >
            Mark all as Read
          </button>
        }
      />
      <main className="flex flex-1 flex-col px-4 pb-6">
        <Daftar onBaca={baca} />
      </main>
    </>
  )
}

function Daftar({ onBaca }: { readonly onBaca: (id: number) => void }) {
  const { data, error, isFetching, refetch } = useQuery(notifikasiQuery)
  if (data === undefined) {
    if (error === null || isFetching) return <SkeletonList avatar lines={2} />
    return (
      <LoadError message={messageOf(error, 'Uh oh! Something went wrong!')} onRetry={() => void refetch()} />
    )
  }
  if (data.length === 0)
    return <Empty icon={BellOff} title="Anda tidak memiliki notifikasi terbaru saat ini." />
  return (
    <ul className="space-y-3">
      {data.map((notifikasi) => (
        <li key={notifikasi.id}>
          <NotifikasiCard
            notifikasi={notifikasi}
            onOpen={() => notifikasi.read_at === null && onBaca(notifikasi.id)}
          />
        </li>
      ))}
    </ul>
  )
}
