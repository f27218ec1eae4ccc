import { createFileRoute } from '@tanstack/react-router'
import { KelolaNaskah } from '../../../features/pengumuman/kelola/naskah/kelola-naskah.tsx'
import { readAwal, readCariMeja } from '../../../features/pengumuman/kelola/kelola.search.ts'

export const Route = createFileRoute('/_authed/_kelola/kelola/pengumuman/$pengumumanId')({
  staticData: { title: 'Tulis Pengumuman' },
  component: Naskah,
})

/** `baru`: one that is not written yet. */
function Naskah() {
  const { pengumumanId } = Route.useParams()
  const search = Route.useSearch()
  const cari = readCariMeja(search)
  const navigate = Route.useNavigate()
  return (
    <KelolaNaskah
      awal={readAwal(search)}
      id={pengumumanId === 'baru' ? null : pengumumanId}
      onClose={() => void navigate({ to: '/kelola/pengumuman', search: cari })}
    />
  )
}
