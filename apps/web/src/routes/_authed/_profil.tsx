import { Outlet, createFileRoute, useLocation } from '@tanstack/react-router'
import { ProfilLengkap } from '../../features/profil/akun/profil-lengkap.tsx'
import { useProfil } from '../../features/profil/diri/profil.queries.ts'
import { Column } from '../../ui/column.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const Route = createFileRoute('/_authed/_profil')({ component: ProfilGroup })

/** One's own data: read at `/akun/karyawan`, changed at the addresses below it. */
function ProfilGroup() {
  const isEdit = useLocation({ select: ({ pathname }) => pathname.startsWith('/akun/karyawan/edit/') })
  const { isKept } = useProfil()
  return (
    <Column>
      <PageHeader
        title={isEdit ? 'Ubah Data Diri' : 'Data Diri'}
        back={{ to: isEdit ? '/akun/karyawan' : '/akun' }}
      />
      <main className="flex flex-1 flex-col">{isKept ? <ProfilLengkap /> : <Outlet />}</main>
    </Column>
  )
}
