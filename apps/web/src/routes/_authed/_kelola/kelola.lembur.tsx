import { Suspense, lazy } from 'react'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { AntreanPage } from '../../../features/pengajuan/meja/antrean-page.tsx'
import { type CariAntrean, readCariAntrean } from '../../../features/pengajuan/meja/antrean.search.ts'
import { MEJA_LEMBUR } from '../../../features/pengajuan/meja/lembur/lembur.meja.tsx'
import type { Lembur as LemburMasuk } from '../../../features/pengajuan/masuk/lembur.api.ts'
import { useProfil } from '../../../features/profil/diri/profil.queries.ts'
import { may } from '../../../lib/boleh.ts'

export const Route = createFileRoute('/_authed/_kelola/kelola/lembur')({
  // Read where it is shown: what reads it is not for everybody's first load.
  validateSearch: (search: CariAntrean) => search,
  staticData: { title: 'Lembur' },
  component: Lembur,
})

const LemburTindakan = lazy(async () => ({
  default: (await import('../../../features/pengajuan/meja/lembur/lembur-tindakan.tsx')).LemburTindakan,
}))
const DaftarLemburMenu = lazy(async () => ({
  default: (await import('../../../features/pengajuan/meja/lembur/daftar-lembur-menu.tsx')).DaftarLemburMenu,
}))

function Lembur() {
  const cari = readCariAntrean(Route.useSearch())
  const navigate = Route.useNavigate()
  const profile = useProfil()
  const { lemburId } = useParams({ strict: false })
  return (
    <AntreanPage
      meja={MEJA_LEMBUR}
      cari={cari}
      onCari={(search) => void navigate({ to: '.', search, replace: true })}
      openId={lemburId === undefined ? undefined : Number(lemburId)}
      onOpen={(id) =>
        void navigate({
          to: '/kelola/lembur/$lemburId',
          params: { lemburId: String(id) },
          search: cari,
          replace: lemburId !== undefined,
        })
      }
      onClose={() => void navigate({ to: '/kelola/lembur', search: cari })}
      actions={
        may(profile, 'GET /kelola/lembur/daftar') && (
          <Suspense>
            <DaftarLemburMenu />
          </Suspense>
        )
      }
      more={drawTindakan}
    />
  )
}

function drawTindakan(lembur: LemburMasuk) {
  return (
    <Suspense>
      <LemburTindakan lembur={lembur} />
    </Suspense>
  )
}
