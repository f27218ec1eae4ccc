import { createFileRoute, useParams } from '@tanstack/react-router'
import { isTanggal } from '@rekan/domain/waktu'
import { MejaPresensiPage } from '../../../features/presensi/meja-presensi-page.tsx'
import { type CariMeja, readCariMeja } from '../../../features/presensi/meja/meja.search.ts'

export const Route = createFileRoute('/_authed/_kelola/kelola/presensi')({
  // Read where it is shown: what reads it is not for everybody's first load.
  validateSearch: (search: CariMeja) => search,
  staticData: { title: 'Presensi' },
  component: Presensi,
})

function Presensi() {
  const cari = readCariMeja(Route.useSearch())
  const navigate = Route.useNavigate()
  const { karyawanId, tanggal } = useParams({ strict: false })
  const terbuka =
    karyawanId !== undefined && tanggal !== undefined && isTanggal(tanggal)
      ? { karyawanId: Number(karyawanId), tanggal }
      : undefined
  return (
    <MejaPresensiPage
      cari={cari}
      onCari={(search) => void navigate({ to: '.', search, replace: true })}
      terbuka={terbuka}
      onBuka={(hari, lain = cari) =>
        void navigate({
          to: '/kelola/presensi/$karyawanId/$tanggal',
          params: { karyawanId: String(hari.karyawanId), tanggal: hari.tanggal },
          search: lain,
          replace: terbuka !== undefined,
        })
      }
      onTutup={() => void navigate({ to: '/kelola/presensi', search: cari })}
    />
  )
}
