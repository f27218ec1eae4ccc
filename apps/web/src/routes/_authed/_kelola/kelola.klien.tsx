import { createFileRoute, useParams } from '@tanstack/react-router'
import { KlienPage } from '../../../features/klien/klien-page.tsx'
import { KlienPane } from '../../../features/klien/klien-pane.tsx'
import { KlienSheet } from '../../../features/klien/klien-sheet.tsx'

export const Route = createFileRoute('/_authed/_kelola/kelola/klien')({
  // Read where it is shown: what reads it is not for everybody's first load.
  validateSearch: (search: { q?: string }) => search,
  staticData: { title: 'Klien' },
  component: Klien,
})

function Klien() {
  const { q = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { klienId } = useParams({ strict: false })
  const close = () => void navigate({ to: '/kelola/klien', search: (lama) => lama })
  return (
    <>
      <KlienPage
        q={q}
        onCari={(cari) => void navigate({ to: '.', search: cari === '' ? {} : { q: cari }, replace: true })}
        pane={
          klienId !== undefined &&
          klienId !== 'baru' && <KlienPane key={klienId} id={Number(klienId)} onClose={close} />
        }
      />
      {klienId === 'baru' && (
        <KlienSheet
          klien={null}
          onTersimpan={({ id }) =>
            void navigate({
              to: '/kelola/klien/$klienId',
              params: { klienId: String(id) },
              search: (lama) => lama,
              replace: true,
            })
          }
          onClose={close}
        />
      )}
    </>
  )
}
