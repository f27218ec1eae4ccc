import { Link } from '@tanstack/react-router'
import { Megaphone, PenLine } from 'lucide-react'
import { tanggalLokal } from '@rekan/domain/waktu'
import { formatHari } from '../../../lib/format-hari.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { FilterChips } from '../../../ui/filter-chips.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { DeskPage } from '../../../ui/wide/desk-page.tsx'
import type { Naskah } from './kelola.api.ts'
import { useDaftarKelola } from './kelola.queries.ts'
import type { Saringan } from './kelola.search.ts'

type DaftarProps = {
  readonly saringan: Saringan
  readonly onNarrow: (saringan: Saringan) => void
}

const STATUS = [
  { value: 'DRAFT', label: 'Draft' },
  { value: 'TERBIT', label: 'Terbit' },
] as const

/** All announcements of the company, drafts too. */
export function KelolaDaftar({ saringan, onNarrow }: DaftarProps) {
  const query = useDaftarKelola(saringan)
  const { status, judul } = saringan
  return (
    <DeskPage
      title="Pengumuman"
      actions={
        <Link
          to="/kelola/pengumuman/$pengumumanId"
          params={{ pengumumanId: 'baru' }}
          className={buttonClass('primary')}
        >
          <PenLine className="size-5" />
          Tulis Pengumuman
        </Link>
      }
    >
      <div className="max-w-xl space-y-3 pb-4">
        <SearchField
          label="Cari judul"
          value={judul ?? ''}
          onSearch={(teks) => onNarrow({ ...(status && { status }), ...(teks !== '' && { judul: teks }) })}
        />
        <FilterChips
          label="Status"
          options={STATUS}
          value={status}
          onChange={(pilihan) =>
            onNarrow({ ...(judul !== undefined && { judul }), ...(pilihan && { status: pilihan }) })
          }
        />
      </div>
      <div
        className={`flex flex-1 flex-col ${query.isPlaceholderData ? 'opacity-60' : ''}`}
        aria-busy={query.isPlaceholderData}
      >
        <InfiniteList
          query={query}
          keyOf={({ id }) => id}
          pending={<SkeletonList lines={1} />}
          empty={
            status === undefined && judul === undefined ? (
              <Empty icon={Megaphone} title="Tidak ada pengumuman" hint="Tulis yang pertama." />
            ) : (
              <Empty
                icon={Megaphone}
                title="Tidak ada pengumuman yang cocok."
                hint="Ubah kata pencarian atau saringannya."
              />
            )
          }
          error="Gagal memuat pengumuman"
          end="Tidak ada pengumuman selanjutnya."
          nextError="Gagal memuat pengumuman selanjutnya."
        >
          {(naskah) => <NaskahCard naskah={naskah} />}
        </InfiniteList>
      </div>
    </DeskPage>
  )
}

function NaskahCard({ naskah }: { readonly naskah: Naskah }) {
  const { id, title, image, oleh, dibuatPada, terbitPada, dibacaOleh, penerima } = naskah
  return (
    <ListCard
      title={<span className="wrap-anywhere">{title}</span>}
      subtitle={
        terbitPada === null
          ? `Ditulis ${oleh}, ${formatHari(tanggalLokal(dibuatPada, 'WIB'))}`
          : `Terbit ${formatHari(tanggalLokal(terbitPada, 'WIB'))} · dibaca ${dibacaOleh} dari ${penerima} karyawan`
      }
      start={
        image === null ? (
          <span className="grid size-16 shrink-0 place-items-center rounded-control bg-primary-soft text-primary">
            <Megaphone className="size-6" strokeWidth={1.75} />
          </span>
        ) : (
          <img
            src={image.smallUrl}
            alt=""
            loading="lazy"
            width={64}
            height={64}
            className="size-16 shrink-0 rounded-control bg-sunken object-cover"
          />
        )
      }
      end={<StatusNaskah naskah={naskah} />}
      link={{
        to: '/kelola/pengumuman/$pengumumanId',
        params: { pengumumanId: String(id) },
        state: { dari: '/kelola/pengumuman' },
      }}
    />
  )
}

export function StatusNaskah({ naskah: { status } }: { readonly naskah: Pick<Naskah, 'status'> }) {
  return status === 'TERBIT' ? <Badge tone="success">Terbit</Badge> : <Badge tone="neutral">Draft</Badge>
}
