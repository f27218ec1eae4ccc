import { Suspense, lazy } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { tanggalSearch } from '../../../lib/bulan-search.ts'
import { RekamanPage } from '../../../features/presensi/rekaman-page.tsx'

const ReguPage = lazy(async () => ({
  default: (await import('../../../features/presensi/regu/regu-page.tsx')).ReguPage,
}))

export const Route = createFileRoute('/_authed/_dashboard/presensi/$presensiId/')({
  // Every link names a day; an address that names none is told so on the screen.
  validateSearch: (search: Record<string, unknown>) =>
    search as { readonly tanggal: string; readonly kantor?: number },
  staticData: { title: ({ presensiId }) => (presensiId === 'regu' ? 'Presensi regu' : 'Detail Presensi') },
  component: DetailPresensi,
})

function DetailPresensi() {
  const { presensiId } = Route.useParams()
  const search = Route.useSearch()
  const tanggal = tanggalSearch(search)
  const navigate = Route.useNavigate()
  // Nobody's number, and an address of its own would cost every phone its bytes.
  if (presensiId === 'regu')
    return (
      <Suspense>
        <ReguPage kantor={search.kantor} />
      </Suspense>
    )
  return (
    <RekamanPage
      presensiId={presensiId}
      tanggal={tanggal}
      onTanggal={(dipilih) =>
        void navigate({ search: { tanggal: dipilih }, state: true, replace: true, resetScroll: false })
      }
    />
  )
}
