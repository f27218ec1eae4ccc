import { useState } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ReceiptText } from 'lucide-react'
import { ResetPage } from '../features/auth/sandi/reset-page.tsx'
import { BuktiPage } from '../features/presensi/bukti/bukti-page.tsx'
import { createQueryClient } from '../lib/query-client.ts'

export const Route = createFileRoute('/bukti/{-$kode}')({
  staticData: { title: 'Periksa Tanda Bukti' },
  component: PeriksaBukti,
})

/** For whoever is shown a receipt: there is no session, and nothing of it stays. */
function PeriksaBukti() {
  const { kode } = Route.useParams()
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <ResetPage title="Periksa Tanda Bukti" icon={ReceiptText}>
        <BuktiPage key={kode ?? ''} kode={kode ?? null} />
      </ResetPage>
    </QueryClientProvider>
  )
}
