import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { UserX } from 'lucide-react'
import { PengajuanForm } from '../../features/pengajuan/izin-ajukan/pengajuan-form.tsx'
import { useProfil } from '../../features/profil/diri/profil.queries.ts'
import { Column } from '../../ui/column.tsx'
import { Empty } from '../../ui/empty.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const Route = createFileRoute('/_authed/perizinan/create')({
  staticData: { title: 'Ajukan Perizinan' },
  component: AjukanPerizinan,
})

function AjukanPerizinan() {
  const { karyawanId } = useProfil()
  const kiriman = useRouterState({ select: ({ location }) => location.state.kiriman })
  return (
    <Column>
      <PageHeader title="Ajukan Perizinan" back={{ to: '/rekap/perizinan' }} />
      <main className="flex flex-1 flex-col">
        {karyawanId === 0 ? (
          <Empty
            icon={UserX}
            title="Akun tanpa data karyawan"
            hint="Perizinan diajukan oleh karyawan; akun ini tidak terhubung dengan data karyawan."
          />
        ) : (
          <PengajuanForm key={kiriman} kiriman={kiriman} />
        )}
      </main>
    </Column>
  )
}
