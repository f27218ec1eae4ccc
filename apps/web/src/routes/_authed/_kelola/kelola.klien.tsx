import { createFileRoute, useParams } from '@tanstack/react-router'
import { KlienPage } from '../../../features/klien/klien-page.tsx'
import { KlienPane } from '../../../features/klien/klien-pane.tsx'
import { readCariKlien } from '../../../features/klien/klien.search.ts'
import { KlienSheet } from '../../../features/klien/klien-sheet.tsx'

export const Route = createFileRoute('/_authed/_kelola/kelola/klien')({
  // Read where it is shown: what reads it is not for everybody's first load.
  validateSearch: (search: Record<string, unknown>) => search,
  staticData: { title: 'Klien' },
  component: Klien,
})

function Klien() {
  const cari = readCariKlien(Route.useSearch())
  const navigate = Route.useNavigate()
  const { klienId } = useParams({ strict: false })
  const isBaru = klienId === 'baru'
  const close = () => void navigate({ to: '/kelola/klien', search: cari })
  const open = (id: number) =>
    void navigate({
      to: '/kelola/klien/$klienId',
      params: { klienId: String(id) },
      search: cari,
      replace: isBaru,
    })
  return (
    <>
      <KlienPage
        cari={cari}
        onCari={(search) => void navigate({ to: '.', search, replace: true })}
        openId={klienId === undefined || isBaru ? undefined : Number(klienId)}
        onOpen={open}
        onClose={close}
        pane={
          klienId !== undefined && !isBaru && <KlienPane key={klienId} id={Number(klienId)} onClose={close} />
        }
      />
      {isBaru && <KlienSheet klien={null} onTersimpan={({ id }) => open(id)} onClose={close} />}
    </>
  )
}
