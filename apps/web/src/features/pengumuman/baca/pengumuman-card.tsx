import { Link } from '@tanstack/react-router'
import { cutBody } from '@rekan/domain/pengumuman/pengumuman'
import { Badge } from '../../../ui/badge.tsx'
import { GambarKartu } from './gambar-pengumuman.tsx'
import type { Pengumuman } from './pengumuman.api.ts'

/** One announcement of the list; the whole card is pressed. */
export function PengumumanCard({ pengumuman }: { readonly pengumuman: Pengumuman }) {
  const { id, title, body, image, isRead, isAsked } = pengumuman
  return (
    <article className="relative card overflow-hidden hover:border-field">
      <GambarKartu image={image} />
      <div className="p-4">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-base font-semibold wrap-anywhere">{title}</h2>
          {isAsked && <Badge tone="accent">Perlu ditanggapi</Badge>}
          {!isRead && <Badge tone="primary">Baru</Badge>}
        </div>
        <p className="mt-1 line-clamp-3 text-sm text-ink-muted wrap-anywhere">{cutBody(body)}</p>
        <Link
          to="/pengumuman/$pengumumanId"
          params={{ pengumumanId: String(id) }}
          state={{ dari: '/pengumuman' }}
          aria-label={`Baca Selengkapnya: ${title}`}
          className="mt-2 inline-block text-sm font-semibold text-primary after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3"
        >
          Baca Selengkapnya
        </Link>
      </div>
    </article>
  )
}
