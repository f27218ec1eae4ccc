import { type ComponentType, Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FilterChips } from '../../ui/filter-chips.tsx'
import { SkeletonCard } from '../../ui/skeleton.tsx'
import { RecordPane } from '../../ui/wide/record-pane.tsx'
import type { Profile } from '../profil/diri/profil.api.ts'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { OrangGagal } from './orang-gagal.tsx'
import type { DetailOrang } from './orang/orang.api.ts'
import { orangQuery } from './orang/orang.queries.ts'

/** A section of a person. */
export type BagianOrang = {
  readonly key: string
  readonly label: string
  /** Who has it; absent: whoever sees the person */
  readonly boleh?: (profile: Profile, orang: DetailOrang) => boolean
  readonly Isi: ComponentType<{ readonly orang: DetailOrang }>
}

type MejaPaneProps = {
  readonly karyawanId: string
  /** In their order; those that nobody shows the reader are left out */
  readonly bagian: readonly BagianOrang[]
  readonly onClose: () => void
}

/** One person beside the list, a section at a time. */
export function MejaPane({ karyawanId, bagian: semua, onClose }: MejaPaneProps) {
  const profile = useProfil()
  const query = useQuery(orangQuery(karyawanId))
  const [key, setKey] = useState('data')
  const orang = query.data
  const bagian = orang === undefined ? [] : semua.filter(({ boleh }) => boleh?.(profile, orang) ?? true)
  const terbuka = bagian.find((satu) => satu.key === key) ?? bagian[0]
  return (
    <RecordPane
      title={orang?.nama ?? 'Karyawan'}
      subtitle={orang && [orang.kode, orang.jabatan].filter((teks) => teks !== '').join(' · ')}
      onClose={onClose}
    >
      {query.isError ? (
        <OrangGagal error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : orang === undefined || terbuka === undefined ? (
        <SkeletonCard avatar lines={3} />
      ) : (
        <div className="space-y-4">
          <FilterChips
            label="Bagian"
            options={bagian.map((satu) => ({ value: satu.key, label: satu.label }))}
            value={terbuka.key}
            onChange={(satu) => setKey(satu ?? terbuka.key)}
          />
          <Suspense fallback={<SkeletonCard lines={3} />}>
            <terbuka.Isi key={orang.id} orang={orang} />
          </Suspense>
        </div>
      )}
    </RecordPane>
  )
}
