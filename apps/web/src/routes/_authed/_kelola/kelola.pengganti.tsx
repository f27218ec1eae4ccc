import { createFileRoute } from '@tanstack/react-router'
import { PenggantiList } from '../../../features/pengajuan/pengganti/pengganti-list.tsx'
import { DeskPage } from '../../../ui/wide/desk-page.tsx'

export const Route = createFileRoute('/_authed/_kelola/kelola/pengganti')({
  staticData: { title: 'Pengganti' },
  component: Pengganti,
})

function Pengganti() {
  return (
    <DeskPage title="Pengganti">
      <div className="flex w-full max-w-2xl flex-1 flex-col">
        <PenggantiList />
      </div>
    </DeskPage>
  )
}
