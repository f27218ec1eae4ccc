import { createFileRoute } from '@tanstack/react-router'
import { LayarPos } from '../features/presensi/kode-pos/layar-pos.tsx'

export const Route = createFileRoute('/pos/$posId/kode')({
  staticData: { title: 'Kode Pos Jaga' },
  component: KodePos,
})

/** The screen of a site: no session, nothing to press. */
function KodePos() {
  const { posId } = Route.useParams()
  return <LayarPos key={posId} posId={posId} />
}
