import { createFileRoute } from '@tanstack/react-router'
import { tanggalSearch } from '../../../lib/bulan-search.ts'
import { RekamanPage } from '../../../features/presensi/rekaman-page.tsx'

export const Route = createFileRoute('/_authed/_dashboard/presensi/$presensiId/')({
  // Every link names a day; an address that names none is told so on the screen.
  validateSearch: (search: Record<string, unknown>) => search as { readonly tanggal: string },
  staticData: { title: 'Detail Presensi' },
  component: DetailPresensi,
})

function DetailPresensi() {
  const { presensiId } = Route.useParams()
  const tanggal = tanggalSearch(Route.useSearch())
  const navigate = Route.useNavigate()
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
