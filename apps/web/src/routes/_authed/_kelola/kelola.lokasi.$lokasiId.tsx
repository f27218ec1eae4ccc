import { createFileRoute } from '@tanstack/react-router'
import { LokasiPage } from '../../../features/perusahaan/meja/lokasi-page.tsx'

export const Route = createFileRoute('/_authed/_kelola/kelola/lokasi/$lokasiId')({
  staticData: { title: 'Lokasi' },
  component: Lokasi,
})

function Lokasi() {
  const { lokasiId } = Route.useParams()
  return <LokasiPage key={lokasiId} id={lokasiId} />
}
