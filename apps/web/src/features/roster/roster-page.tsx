import { useQuery } from '@tanstack/react-query'
import { CalendarRange } from 'lucide-react'
import { addHari, hariBarat } from '@rekan/domain/waktu'
import { seninFrom } from '@rekan/domain/roster/peringatan'
import { errorFrom } from '../../lib/api-error.ts'
import { useServerNow } from '../../lib/clock.ts'
import { Empty } from '../../ui/empty.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { DeskPage } from '../../ui/wide/desk-page.tsx'
import { type Lembar, lokasiRosterQuery, rosterQuery } from './lembar/roster.queries.ts'
import type { RosterSearch } from './lembar/roster.search.ts'
import { RosterDesk } from './roster-desk.tsx'
import { RosterWaktu } from './roster-waktu.tsx'

type RosterPageProps = { readonly search: RosterSearch; readonly onSearch: (search: RosterSearch) => void }

/** The desk of rosters: a site's people by day, a fortnight or four weeks at once. */
export function RosterPage({ search, onSearch }: RosterPageProps) {
  const lokasi = useQuery(lokasiRosterQuery)
  const hariIni = hariBarat(useServerNow())
  const kantorId = search.lokasi ?? lokasi.data?.[0]?.id
  const lembar = {
    kantor_id: kantorId ?? 0,
    mulai: search.mulai ?? seninFrom(hariIni),
    hari: search.hari ?? 14,
  }
  const filters = (
    <RosterWaktu
      lokasi={lokasi.data ?? []}
      lembar={lembar}
      onLokasi={(id) => onSearch({ ...search, lokasi: id })}
      onGeser={(arah) => onSearch({ ...search, mulai: addHari(lembar.mulai, arah * lembar.hari) })}
      onHari={(hari) => onSearch({ ...search, hari })}
    />
  )
  if (kantorId === undefined)
    return (
      <DeskPage title="Jadwal">
        {lokasi.data !== undefined ? (
          <Empty
            icon={CalendarRange}
            title="Belum ada orang untuk dijadwalkan"
            hint="Roster muncul setelah ada karyawan yang ditempatkan di sebuah lokasi."
          />
        ) : (
          <Menunggu query={lokasi} />
        )}
      </DeskPage>
    )
  return <Terpilih lembar={lembar} filters={filters} onSearch={(mulai) => onSearch({ ...search, mulai })} />
}

type TerpilihProps = {
  readonly lembar: Lembar
  readonly filters: React.ReactNode
  readonly onSearch: (mulai: string) => void
}

function Terpilih({ lembar, filters, onSearch }: TerpilihProps) {
  const query = useQuery(rosterQuery(lembar))
  const { data } = query
  if (data === undefined)
    return (
      <DeskPage title="Jadwal" filters={filters}>
        <Menunggu query={query} />
      </DeskPage>
    )
  return (
    <RosterDesk
      key={`${lembar.kantor_id} ${lembar.mulai} ${lembar.hari}`}
      roster={data}
      lembar={lembar}
      isLama={query.isPlaceholderData}
      filters={filters}
      onMulai={onSearch}
    />
  )
}

type MenungguProps = {
  readonly query: {
    readonly error: Error | null
    readonly isFetching: boolean
    readonly refetch: () => Promise<unknown>
  }
}

function Menunggu({ query: { error, isFetching, refetch } }: MenungguProps) {
  return error !== null && !isFetching ? (
    <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
  ) : (
    <SkeletonList count={8} />
  )
}
