import { createFileRoute } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { bulanLokal, clampBulan } from '@rekan/domain/bulan'
import { mayDo } from '../../../features/karyawan/orang/hak.ts'
import { useOrang } from '../../../features/karyawan/orang/orang.queries.ts'
import { bulanSearch } from '../../../lib/bulan-search.ts'
import { DaftarPenempatan } from '../../../features/penempatan/riwayat-penempatan.tsx'
import { useProfil } from '../../../features/profil/diri/profil.queries.ts'
import { serverNow } from '../../../lib/clock.ts'
import { Empty } from '../../../ui/empty.tsx'

export const Route = createFileRoute('/_authed/_dashboard/karyawan/$karyawanId/penempatan')({
  validateSearch: bulanSearch,
  staticData: { title: 'Penempatan karyawan' },
  component: Penempatan,
})

function Penempatan() {
  const { karyawanId } = Route.useParams()
  const { bulan, tahun } = bulanSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const profile = useProfil()
  const orang = useOrang(karyawanId)
  if (orang === undefined) return null
  if (!mayDo(profile, 'GET /karyawan/{id}/penempatan', orang))
    return (
      <Empty
        icon={Lock}
        title="Penempatan tidak ditampilkan"
        hint="Riwayat penempatan hanya dapat dilihat oleh orangnya, koordinatornya, dan HRD."
      />
    )
  const zona = orang.penempatan_aktif?.kantor.zona_waktu.kode ?? 'WIB'
  const bulanIni = bulanLokal(serverNow(), zona)
  return (
    <DaftarPenempatan
      karyawanId={Number(orang.id)}
      bulan={
        bulan === undefined || tahun === undefined
          ? bulanIni
          : clampBulan({ bulan, tahun }, { max: bulanIni })
      }
      onBulan={(search) => void navigate({ search, state: true, replace: true, resetScroll: false })}
      sejak={orang.tanggal_masuk}
      zona={zona}
      emptyHint="Pilih bulan lain untuk melihat penempatannya waktu itu."
    />
  )
}
