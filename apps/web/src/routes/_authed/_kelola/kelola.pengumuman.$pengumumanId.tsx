import { createFileRoute } from '@tanstack/react-router'
import { KelolaNaskah } from '../../../features/pengumuman/kelola/kelola-naskah.tsx'

export const Route = createFileRoute('/_authed/_kelola/kelola/pengumuman/$pengumumanId')({
  staticData: { title: 'Tulis Pengumuman' },
  component: Naskah,
})

/** `baru`: one that is not written yet. */
function Naskah() {
  const { pengumumanId } = Route.useParams()
  return <KelolaNaskah id={pengumumanId === 'baru' ? null : pengumumanId} />
}
