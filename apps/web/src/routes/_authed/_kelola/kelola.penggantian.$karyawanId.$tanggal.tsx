import { createFileRoute } from '@tanstack/react-router'
import { PenggantianPage } from '../../../features/penggantian/penggantian-page.tsx'

export const Route = createFileRoute('/_authed/_kelola/kelola/penggantian/$karyawanId/$tanggal')({
  validateSearch: (search: { readonly mulai?: string }) => search,
  staticData: { title: 'Cari pengganti' },
  component: Page,
})

function Page() {
  const { karyawanId, tanggal } = Route.useParams()
  const { mulai } = Route.useSearch()
  return (
    <PenggantianPage
      karyawanId={Number(karyawanId)}
      tanggal={tanggal}
      mulai={typeof mulai === 'string' ? mulai : undefined}
    />
  )
}
