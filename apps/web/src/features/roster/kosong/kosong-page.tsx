import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { errorFrom } from '../../../lib/api-error.ts'
import { Empty } from '../../../ui/empty.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { DeskPage } from '../../../ui/wide/desk-page.tsx'
import { toolClass } from '../../../ui/wide/tool-button.tsx'
import { lokasiRosterQuery } from '../lembar/roster.queries.ts'
import { KosongPane } from './kosong-pane.tsx'
import { KosongTabel } from './kosong-tabel.tsx'
import { KOSONG_SEHALAMAN, kosongQuery } from './kosong.queries.ts'
import type { KosongSearch } from './kosong.search.ts'

type KosongPageProps = {
  readonly search: KosongSearch
  readonly onSearch: (search: KosongSearch) => void
}

/** What posts still need in the next two weeks, and beside it who could be put there. */
export function KosongPage({ search, onSearch }: KosongPageProps) {
  const { lokasi, mulai = 0, pos, shift, tanggal } = search
  const pilihan = useQuery(lokasiRosterQuery)
  const { data, error, isFetching, refetch } = useQuery(kosongQuery(lokasi, mulai))
  const alamat =
    pos === undefined || shift === undefined || tanggal === undefined ? undefined : { pos, shift, tanggal }
  const tetap = { ...(lokasi !== undefined && { lokasi }) }
  return (
    <DeskPage
      title="Belum terisi"
      count={data?.meta.total}
      filters={
        <select
          aria-label="Lokasi"
          value={lokasi ?? ''}
          onChange={({ target: { value } }) => onSearch(value === '' ? {} : { lokasi: Number(value) })}
          className="min-h-11 max-w-72 rounded-full border border-field bg-surface px-4 text-sm font-semibold desk:min-h-9"
        >
          <option value="">Semua lokasi</option>
          {pilihan.data?.map(({ id, nama }) => (
            <option key={id} value={id}>
              {nama}
            </option>
          ))}
        </select>
      }
      pane={
        alamat !== undefined && (
          <KosongPane
            key={`${alamat.pos} ${alamat.shift} ${alamat.tanggal}`}
            alamat={alamat}
            onClose={() => onSearch({ ...tetap, ...(mulai > 0 && { mulai }) })}
          />
        )
      }
    >
      {data === undefined ? (
        error !== null && !isFetching ? (
          <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList count={8} />
        )
      ) : data.data.length === 0 ? (
        <Empty
          icon={CircleCheck}
          title="Semua pos terisi"
          hint="Untuk 14 hari ke depan, setiap kebutuhan pos sudah ada orangnya di roster yang terbit."
        />
      ) : (
        <div className="space-y-3">
          <p className="text-sm text-ink-muted">
            Kebutuhan pos 14 hari ke depan yang belum ada orangnya. Yang dihitung roster yang sudah terbit.
          </p>
          <KosongTabel
            rows={data.data}
            alamat={alamat}
            onPilih={(dipilih) => onSearch({ ...search, ...dipilih })}
          />
          {data.meta.total > KOSONG_SEHALAMAN && (
            <nav aria-label="Halaman" className="flex items-center gap-2">
              <button
                type="button"
                className={toolClass()}
                disabled={mulai === 0}
                onClick={() => onSearch({ ...tetap, mulai: Math.max(0, mulai - KOSONG_SEHALAMAN) })}
              >
                Sebelumnya
              </button>
              <button
                type="button"
                className={toolClass()}
                disabled={mulai + KOSONG_SEHALAMAN >= data.meta.total}
                onClick={() => onSearch({ ...tetap, mulai: mulai + KOSONG_SEHALAMAN })}
              >
                Berikutnya
              </button>
            </nav>
          )}
        </div>
      )}
    </DeskPage>
  )
}
