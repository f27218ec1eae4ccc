import { createFileRoute } from '@tanstack/react-router'
import { KontrakPage } from '../../../features/berita-acara/kelola/kontrak-page.tsx'

export const Route = createFileRoute('/_authed/_kelola/kelola/klien_/kontrak/$kontrakId')({
  staticData: { title: 'Berita Acara' },
  component: Kontrak,
})

function Kontrak() {
  const { kontrakId } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <KontrakPage
      key={kontrakId}
      kontrakId={Number(kontrakId)}
      onLembar={(id) =>
        void navigate({
          to: '/kelola/klien/berita-acara/$beritaAcaraId',
          params: { beritaAcaraId: String(id) },
        })
      }
    />
  )
}
