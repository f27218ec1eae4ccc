import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { CalendarX2 } from 'lucide-react'
import { Link, useRouterState } from '@tanstack/react-router'
import { type Tanggal, tanggalLokal } from '@rekan/domain/waktu'
import { errorFrom } from '../../lib/api-error.ts'
import { serverNow } from '../../lib/clock.ts'
import { buttonClass } from '../../ui/button.tsx'
import { DayNavigator } from '../../ui/day-navigator.tsx'
import { Empty } from '../../ui/empty.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonCard } from '../../ui/skeleton.tsx'
import { StateView } from '../../ui/state-view.tsx'
import { useZona } from '../profil/diri/profil.queries.ts'
import { RekamanIsi, loadBukti } from './rekaman-isi.tsx'
import { WakilBar } from './wakil-bar.tsx'
import type { LembarRekaman } from './rekaman/lembar.ts'
import { rekamanQuery } from './rekaman/rekaman.queries.ts'

type RekamanPageProps = {
  readonly presensiId: string
  /** Undefined where the address names none, or none that is a day */
  readonly tanggal: Tanggal | undefined
  readonly onTanggal: (tanggal: Tanggal) => void
}

/** One day of somebody: both punches with their evidence, and what is done about them. */
export function RekamanPage({ presensiId, tanggal, onTanggal }: RekamanPageProps) {
  const zona = useZona()
  const isDariRekap = useRouterState({ select: ({ location }) => location.state.dari === '/rekap/presensi' })
  return (
    <>
      <PageHeader title="Detail Presensi" back={{ to: isDariRekap ? '/rekap/presensi' : '/presensi/' }} />
      {tanggal === undefined ? (
        <TanpaTanggal presensiId={presensiId} hariIni={tanggalLokal(serverNow(), zona)} />
      ) : (
        <>
          <div className="mx-4 mb-3 card p-1">
            <DayNavigator value={tanggal} onChange={onTanggal} zona={zona} />
          </div>
          <Rekaman key={presensiId} presensiId={presensiId} tanggal={tanggal} />
        </>
      )}
    </>
  )
}

function Rekaman({ presensiId, tanggal }: { readonly presensiId: string; readonly tanggal: Tanggal }) {
  const query = useQuery(rekamanQuery(presensiId, tanggal))
  useEffect(() => void loadBukti().catch(() => undefined), [])
  const [lembar, setLembar] = useState<LembarRekaman>()
  const { data, isPlaceholderData } = query
  if (data !== undefined)
    return (
      <>
        <div
          className={`flex flex-1 flex-col gap-3 px-4 pb-6 ${isPlaceholderData ? 'opacity-60' : ''}`}
          aria-busy={isPlaceholderData}
        >
          <RekamanIsi
            presensiId={presensiId}
            rekaman={data}
            lembar={lembar}
            onLembar={setLembar}
            onFotoHilang={() => void query.refetch()}
          />
        </div>
        {!isPlaceholderData && <WakilBar presensiId={presensiId} dapat={data.dapat} />}
      </>
    )
  if (!query.isError)
    return (
      <div role="status" aria-label="Memuat…" className="space-y-3 px-4">
        <SkeletonCard avatar lines={2} />
        <SkeletonCard lines={8} />
      </div>
    )
  const { status, message, error } = errorFrom(query.error)
  // Neither is an address that can be nobody's.
  if (status === 404 || status === 422)
    return error?.error === 'HARI_TIDAK_ADA' ? (
      <Empty icon={CalendarX2} title="Tidak ada presensi" hint={message} />
    ) : (
      <Empty
        icon={CalendarX2}
        title="Presensi tidak ditemukan"
        hint="Orang ini tidak ada, atau Anda tidak dapat melihat presensinya."
        action={
          <Link to="/presensi/" className={buttonClass('outline')}>
            Semua Presensi
          </Link>
        }
      />
    )
  return <LoadError message={message} busy={query.isFetching} onRetry={() => void query.refetch()} />
}

/** Reached by an address that names no day. */
function TanpaTanggal({ presensiId, hariIni }: { readonly presensiId: string; readonly hariIni: Tanggal }) {
  return (
    <div role="alert" className="flex flex-1 flex-col">
      <StateView
        icon={CalendarX2}
        title="Tanggal tidak valid"
        action={
          <Link
            to="/presensi/$presensiId"
            params={{ presensiId }}
            search={{ tanggal: hariIni }}
            replace
            className={buttonClass('primary')}
          >
            Lihat Hari Ini
          </Link>
        }
      >
        Alamat ini tidak menyebut tanggal presensi yang dapat dibaca.
      </StateView>
    </div>
  )
}
