import { createFileRoute } from '@tanstack/react-router'
import { HariIniPage, Menunggu } from '../../../features/kelola/hari-ini-page.tsx'
import { Langsung, PapanHariIni } from '../../../features/papan/papan.tsx'

export const Route = createFileRoute('/_authed/_kelola/kelola/')({
  // Read where the screen is: what stands here is part of every first load.
  validateSearch: (search: { lokasi?: number }) => search,
  staticData: { title: 'Hari ini' },
  component: HariIni,
})

function HariIni() {
  const { lokasi: diminta } = Route.useSearch()
  const lokasi = Number.isInteger(diminta) ? diminta : undefined
  const navigate = Route.useNavigate()
  return (
    <HariIniPage langsung={<Langsung />} lokasi={lokasi}>
      <PapanHariIni
        lokasi={lokasi}
        onLokasi={(id) =>
          void navigate({ search: id === undefined ? {} : { lokasi: id }, resetScroll: false })
        }
      >
        <Menunggu />
      </PapanHariIni>
    </HariIniPage>
  )
}
