import { createFileRoute } from '@tanstack/react-router'
import { TambahOrang } from '../../features/karyawan/masuk/tambah.tsx'
import { Column } from '../../ui/column.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const Route = createFileRoute('/_authed/karyawan/create')({
  staticData: { title: 'Tambah Karyawan' },
  component: TambahKaryawan,
})

function TambahKaryawan() {
  return (
    <Column>
      <PageHeader title="Tambah Karyawan" back={{ to: '/karyawan' }} />
      <main className="flex flex-1 flex-col">
        <TambahOrang />
      </main>
    </Column>
  )
}
