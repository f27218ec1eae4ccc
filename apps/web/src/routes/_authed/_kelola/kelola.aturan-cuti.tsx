import { createFileRoute } from '@tanstack/react-router'
import { AturanCutiPage } from '../../../features/pengajuan/cuti/aturan-cuti-form.tsx'
import { DeskPage } from '../../../ui/wide/desk-page.tsx'

export const Route = createFileRoute('/_authed/_kelola/kelola/aturan-cuti')({
  staticData: { title: 'Aturan Cuti' },
  component: AturanCuti,
})

function AturanCuti() {
  return (
    <DeskPage title="Aturan cuti">
      <div className="flex w-full max-w-2xl flex-1 flex-col">
        <AturanCutiPage />
      </div>
    </DeskPage>
  )
}
