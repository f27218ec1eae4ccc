import { ChartPie, UserRoundX } from 'lucide-react'
import { type Bulan, bulanFrom, bulanLokal, clampBulan } from '@rekan/domain/bulan'
import { serverNow } from '../../../lib/clock.ts'
import { Empty } from '../../../ui/empty.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import { MonthNavigator } from '../../../ui/month-navigator.tsx'
import { useProfil, useZona } from '../../profil/diri/profil.queries.ts'
import { ReguSaksi } from '../regu/regu-link.tsx'
import { DaftarHari } from './daftar-hari.tsx'

type PresensiSendiriProps = {
  /** By default the current one */
  readonly bulan: Bulan | undefined
  readonly onBulan: (bulan: Bulan) => void
}

/** One's own days of a month, newest first. */
export function PresensiSendiri({ bulan, onBulan }: PresensiSendiriProps) {
  const { joinedAt } = useProfil()
  const zona = useZona()
  const kini = bulanLokal(serverNow(), zona)
  const dipilih = clampBulan(bulan ?? kini, { max: kini })
  if (joinedAt === null)
    return (
      <Empty
        icon={UserRoundX}
        title="Tanpa presensi"
        hint="Akun ini tidak terhubung dengan data karyawan, jadi tidak ada presensi yang perlu diisi."
      />
    )
  return (
    <div className="flex flex-1 flex-col gap-3 px-4">
      <div className="card p-1">
        <MonthNavigator value={dipilih} onChange={onBulan} zona={zona} min={bulanFrom(joinedAt)} />
      </div>
      <ListCard
        title="Rekap Presensi"
        subtitle="Sebulan dalam angka dan kalender"
        start={<ChartPie className="size-5 shrink-0 text-primary" />}
        link={{ to: '/rekap/presensi', search: dipilih }}
      />
      <ReguSaksi />
      <DaftarHari
        daftar={{ jenis: 'bulan', ...dipilih }}
        kosong="Tidak ada presensi pada bulan ini."
        hint="Hari kerja muncul setelah Anda ditempatkan di sebuah kantor."
      />
    </div>
  )
}
