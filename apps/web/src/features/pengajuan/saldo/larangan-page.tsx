import { may } from '../../../lib/boleh.ts'
import { DeskPage } from '../../../ui/wide/desk-page.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { IzinNav } from './izin-nav.tsx'
import { LaranganSection } from './larangan-section.tsx'

/** Days on which annual leave is not filed: set, looked at and taken back. */
export function LaranganPage() {
  const isBoleh = may(useProfil(), 'POST /kelola/pengaturan/jenis-cuti')
  return (
    <DeskPage title="Tanggal tanpa cuti" filters={<IzinNav kini="/kelola/izin/tanpa-cuti" />}>
      <div className="max-w-4xl">
        <LaranganSection isBoleh={isBoleh} />
      </div>
    </DeskPage>
  )
}
