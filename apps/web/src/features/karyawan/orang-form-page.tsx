import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import type { TindakanLayar } from '@rekan/domain/akses/boleh'
import { may } from '../../lib/boleh.ts'
import { Column } from '../../ui/column.tsx'
import { Empty } from '../../ui/empty.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { OrangGagal } from './orang-gagal.tsx'
import { type DetailOrang, orangQuery } from './orang/orang.queries.ts'

type OrangFormPageProps = {
  readonly karyawanId: string
  readonly title: string
  /** Who may not do it is told so. */
  readonly tindakan: TindakanLayar
  readonly children: (orang: DetailOrang) => ReactNode
}

/** A screen of its own about one person, with the way back to them. */
export function OrangFormPage({ karyawanId, title, tindakan, children }: OrangFormPageProps) {
  const profile = useProfil()
  const query = useQuery(orangQuery(karyawanId))
  return (
    <Column>
      <PageHeader title={title} back={{ to: '/karyawan/$karyawanId/info', params: { karyawanId } }} />
      <main className="flex flex-1 flex-col">
        {query.data === undefined ? (
          query.isError ? (
            <OrangGagal error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
          ) : (
            <div className="px-4">
              <SkeletonList lines={2} />
            </div>
          )
        ) : may(profile, tindakan) ? (
          children(query.data)
        ) : (
          <Empty
            icon={UsersRound}
            title="Bagian ini untuk HRD"
            hint="Data karyawan diubah oleh HRD. Hubungi HRD bila ada yang belum benar."
          />
        )}
      </main>
    </Column>
  )
}
