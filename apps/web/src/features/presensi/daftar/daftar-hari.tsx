import { Empty } from '../../../ui/empty.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { BarisCard } from './baris-presensi.tsx'
import { type Daftar, useDaftarPresensi } from './tim.queries.ts'

type DaftarHariProps = {
  readonly daftar: Daftar
  readonly isNarrowed?: boolean
  readonly kosong: string
  readonly hint?: string
}

/** Days read page by page, each leading to its record. */
export function DaftarHari({ daftar, isNarrowed = false, kosong, hint }: DaftarHariProps) {
  const query = useDaftarPresensi(daftar)
  return (
    <div
      className={`flex flex-1 flex-col ${query.isPlaceholderData ? 'opacity-60' : ''}`}
      aria-busy={query.isPlaceholderData}
    >
      <InfiniteList
        query={query}
        keyOf={({ id, tanggal }) => `${tanggal} ${id}`}
        pending={<SkeletonList avatar lines={2} />}
        empty={
          isNarrowed ? (
            <Empty title="Tidak ada presensi yang cocok." hint="Ubah kata pencarian atau saringannya." />
          ) : (
            <Empty title={kosong} {...(hint !== undefined && { hint })} />
          )
        }
        end="Tidak ada data presensi selanjutnya."
        nextError="Gagal memuat data presensi selanjutnya."
      >
        {(baris) => (
          <BarisCard
            baris={baris}
            isSendiri={daftar.jenis === 'bulan'}
            hasTanggal={daftar.jenis === 'tinjauan'}
          />
        )}
      </InfiniteList>
    </div>
  )
}
