import { createFileRoute } from '@tanstack/react-router'
import { NotifikasiPage } from '../../features/notifikasi/kabar/notifikasi-page.tsx'
import { Column } from '../../ui/column.tsx'

export const Route = createFileRoute('/_authed/notifikasi')({
  staticData: { title: 'Notifikasi' },
  component: Notifikasi,
})

function Notifikasi() {
  return (
    <Column>
      <NotifikasiPage />
    </Column>
  )
}
