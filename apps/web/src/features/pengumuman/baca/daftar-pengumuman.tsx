import { useInfiniteQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { Empty } from '../../../ui/empty.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PengumumanCard } from './pengumuman-card.tsx'
import { daftarPengumumanQuery } from './pengumuman.queries.ts'

/** What is published, newest first. */
export function DaftarPengumuman() {
  const query = useInfiniteQuery(daftarPengumumanQuery)
  return (
    <InfiniteList
      query={query}
      keyOf={({ id }) => id}
      pending={<Rangka />}
      empty={<Empty icon={Megaphone} title="Tidak ada pengumuman" />}
      error="Gagal memuat pengumuman"
      end="Tidak ada pengumuman selanjutnya."
      nextError="Gagal memuat pengumuman selanjutnya."
    >
      {(pengumuman) => <PengumumanCard pengumuman={pengumuman} />}
    </InfiniteList>
  )
}

/** Cards in the shape of those to come. */
function Rangka() {
  return (
    <div role="status" aria-label="Memuat…" className="space-y-3">
      {[0, 1, 2].map((i) => (
        <div key={i} className="card overflow-hidden">
          <Skeleton className="aspect-video" />
          <div className="space-y-3 p-4">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-11" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  )
}
