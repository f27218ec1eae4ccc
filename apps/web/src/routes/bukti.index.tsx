import { createFileRoute } from '@tanstack/react-router'
import { ReceiptText } from 'lucide-react'
import { ResetPage } from '../features/auth/sandi/reset-page.tsx'
import { BuktiPage } from '../features/presensi/bukti/bukti-page.tsx'

export const Route = createFileRoute('/bukti/')({
  staticData: { title: 'Periksa Tanda Bukti' },
  component: PeriksaBukti,
})

function PeriksaBukti() {
  return (
    <ResetPage title="Periksa Tanda Bukti" icon={ReceiptText}>
      <BuktiPage kode={null} />
    </ResetPage>
  )
}
