import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { GambarKartu } from './gambar-pengumuman.tsx'
import type { Pengumuman } from './pengumuman.api.ts'
import { sorotanQuery } from './pengumuman.queries.ts'

/** The newest announcements side by side, in the height that home keeps for them; nothing where there are none. */
export function SorotanPengumuman() {
  const { data, isError } = useQuery(sorotanQuery)
  if (data?.length === 0 || (data === undefined && isError)) return null
  return (
    <section className="min-h-66">
      <SectionTitle all={{ to: '/pengumuman' }}>Pengumuman</SectionTitle>
      <ul className="-mx-4 flex [scroll-snap-type:x_mandatory] scroll-px-4 gap-3 overflow-x-auto px-4 pb-2">
        {data === undefined
          ? [0, 1, 2].map((i) => (
              <li key={i} className="w-64 max-w-full shrink-0">
                <Skeleton className="h-52" />
              </li>
            ))
          : data.map((satu) => (
              <li key={satu.id} className="flex w-64 max-w-full shrink-0 snap-start">
                <Kartu {...satu} />
              </li>
            ))}
      </ul>
    </section>
  )
}

function Kartu({ id, title, image, isRead, isAsked }: Pengumuman) {
  return (
    <Link
      to="/pengumuman/$pengumumanId"
      params={{ pengumumanId: String(id) }}
      className="card w-full overflow-hidden hover:border-field"
    >
      <GambarKartu image={image} />
      <span className="line-clamp-2 p-3 text-sm font-semibold wrap-anywhere">
        {isAsked ? (
          <span className="text-accent">Perlu ditanggapi · </span>
        ) : (
          !isRead && <span className="text-primary">Baru · </span>
        )}
        {title}
      </span>
    </Link>
  )
}
