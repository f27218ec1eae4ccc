import { createFileRoute } from '@tanstack/react-router'
import { LembarPage } from '../../../features/berita-acara/kelola/lembar-page.tsx'

export const Route = createFileRoute('/_authed/_kelola/kelola/klien_/berita-acara/$beritaAcaraId')({
  // Read where it is shown: what reads it is not for everybody's first load.
  validateSearch: (search: { revisi?: number }) => search,
  staticData: { title: 'Berita Acara' },
  component: BeritaAcara,
})

function BeritaAcara() {
  const { beritaAcaraId } = Route.useParams()
  const { revisi } = Route.useSearch()
  return <LembarPage key={beritaAcaraId} id={Number(beritaAcaraId)} revisi={revisi} />
}
