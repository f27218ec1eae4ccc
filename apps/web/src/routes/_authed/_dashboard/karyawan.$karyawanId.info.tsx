import { Suspense, lazy } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { InfoOrang } from '../../../features/karyawan/info.tsx'
import { useProfil } from '../../../features/profil/diri/profil.queries.ts'
import { UpahOrang } from '../../../features/upah/upah-orang.tsx'
import { isUrusan } from '../../../lib/boleh.ts'
import { SectionTitle } from '../../../ui/section-title.tsx'

// For who settles the affairs of people of HR, who may have no desk.
const Kasbon = lazy(async () => ({
  default: (await import('../../../features/payroll/kasbon/kasbon-orang.tsx')).KasbonOrang,
}))
const Kontrak = lazy(async () => ({
  default: (await import('../../../features/kontrak/kontrak-orang.tsx')).KontrakOrang,
}))
const Pajak = lazy(async () => ({
  default: (await import('../../../features/pajak/pajak-orang.tsx')).PajakOrang,
}))

export const Route = createFileRoute('/_authed/_dashboard/karyawan/$karyawanId/info')({
  staticData: { title: 'Info karyawan' },
  component: Info,
})

function Info() {
  const { karyawanId } = Route.useParams()
  return (
    <>
      <InfoOrang karyawanId={karyawanId} />
      <UpahOrang karyawanId={karyawanId} />
      <Suspense>
        {isUrusan(useProfil(), karyawanId) && (
          <>
            <Kasbon karyawanId={karyawanId} isSendiri={false} />
            <section aria-label="Pajak & BPJS" className="space-y-3">
              <SectionTitle>Pajak & BPJS</SectionTitle>
              <Pajak karyawanId={karyawanId} isSendiri={false} />
            </section>
            <section aria-label="Kontrak" className="space-y-3">
              <SectionTitle>Kontrak</SectionTitle>
              <Kontrak karyawanId={karyawanId} isSendiri={false} />
            </section>
          </>
        )}
      </Suspense>
    </>
  )
}
