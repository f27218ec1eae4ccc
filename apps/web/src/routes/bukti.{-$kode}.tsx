import { createFileRoute } from '@tanstack/react-router'
import { ReceiptText } from 'lucide-react'
import { ResetPage } from '../features/auth/sandi/reset-page.tsx'
import { BuktiPage } from '../features/presensi/bukti/bukti-page.tsx'

export const Route = createFileRoute('/bukti/{-$kode}')({
  staticData: { title: 'Periksa Tanda Bukti' },
  component: PeriksaBukti,
})

function PeriksaBukti() {
  const { kode } = Route.useParams()
  return (
    <ResetPage title="Periksa Tanda Bukti" icon={ReceiptText}>
      <BuktiPage key={kode ?? ''} kode={kode ?? null} />
    </ResetPage>
  )
}
