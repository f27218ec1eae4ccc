import { CircleCheck } from 'lucide-react'
import { Banner } from './banner.tsx'

export function ScreenTop() {
  return <Banner title="Payslip" subtitle="Rincian Penerimaan Gaji" />
}

export function Inset() {
  return <Banner inset title="Riwayat Penempatan" subtitle="Track record penempatan karyawan" />
}

export function Amount() {
  return (
    <Banner inset above="Gaji bersih · Oktober 2026" title="Rp 5.455.755">
      <p className="mt-1 flex items-center gap-1.5 text-sm">
        <CircleCheck className="size-4" />
        Diterbitkan 28 Oktober 2026
      </p>
    </Banner>
  )
}
