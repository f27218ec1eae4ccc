import { Suspense, lazy } from 'react'
import { Link, createFileRoute, useLocation, useParams } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { AntreanPage } from '../../../features/pengajuan/meja/antrean-page.tsx'
import { type CariAntrean, readCariAntrean } from '../../../features/pengajuan/meja/antrean.search.ts'
import { IzinNav } from '../../../features/pengajuan/saldo/izin-nav.tsx'
import { MEJA_IZIN } from '../../../features/pengajuan/meja/izin.meja.tsx'
import { useProfil } from '../../../features/profil/diri/profil.queries.ts'
import { may } from '../../../lib/boleh.ts'
import { toolClass } from '../../../ui/wide/tool-button.tsx'

export const Route = createFileRoute('/_authed/_kelola/kelola/izin')({
  // Read where it is shown: what reads it is not for everybody's first load.
  validateSearch: (search: CariAntrean) => search,
  staticData: { title: 'Izin & cuti' },
  component: Izin,
})

const CATAT = '/kelola/izin/catat'
const CatatPane = lazy(async () => ({
  default: (await import('../../../features/pengajuan/meja/catat/catat-pane.tsx')).CatatPane,
}))

function Izin() {
  const cari = readCariAntrean(Route.useSearch())
  const navigate = Route.useNavigate()
  const profile = useProfil()
  const { izinId } = useParams({ strict: false })
  const isCatat = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') === CATAT })
  const close = () => void navigate({ to: '/kelola/izin', search: cari })
  const open = (id: number, replace: boolean) =>
    void navigate({ to: '/kelola/izin/$izinId', params: { izinId: String(id) }, search: cari, replace })
  return (
    <AntreanPage
      meja={MEJA_IZIN}
      cari={cari}
      onCari={(search) => void navigate({ to: '.', search, replace: true })}
      openId={izinId === undefined ? undefined : Number(izinId)}
      onOpen={(id) => open(id, izinId !== undefined)}
      onClose={close}
      nav={<IzinNav kini="/kelola/izin" />}
      actions={
        may(profile, 'POST /kelola/izin') && (
          <Link to={CATAT} search={cari} className={toolClass(true)}>
            <Plus className="size-5" />
            Catat izin
          </Link>
        )
      }
      pane={
        isCatat ? (
          <Suspense>
            <CatatPane onRecorded={(id) => open(id, true)} onClose={close} />
          </Suspense>
        ) : undefined
      }
    />
  )
}
