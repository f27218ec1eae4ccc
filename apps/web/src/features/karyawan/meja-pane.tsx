import { type ComponentType, Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { SkeletonCard } from '../../ui/skeleton.tsx'
import { RecordPane } from '../../ui/wide/record-pane.tsx'
import type { Profile } from '../profil/diri/profil.wire.ts'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { OrangGagal } from './orang-gagal.tsx'
import { type DetailOrang, orangQuery } from './orang/orang.queries.ts'

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
  /** The section that the address names; the first for none */
  readonly terbuka: string | undefined
  readonly onBagian: (key: string) => void
  readonly onClose: () => void
}

/** One person beside the list, a section at a time. */
export function MejaPane({ karyawanId, bagian: semua, terbuka: key, onBagian, onClose }: MejaPaneProps) {
  const profile = useProfil()
  const query = useQuery(orangQuery(karyawanId))
  const orang = query.data
  const bagian = orang === undefined ? [] : semua.filter(({ boleh }) => boleh?.(profile, orang) ?? true)
  const terbuka = bagian.find((satu) => satu.key === key) ?? bagian[0]
  return (
    <RecordPane
      title={orang?.nama ?? 'Karyawan'}
      subtitle={orang && [orang.kode, orang.jabatan].filter(Boolean).join(' · ')}
      onClose={onClose}
    >
      {query.isError ? (
        <OrangGagal error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : orang === undefined || terbuka === undefined ? (
        <SkeletonCard avatar lines={3} />
      ) : (
        <div className="space-y-4">
          <nav aria-label="Bagian" className="flex flex-wrap gap-1.5">
            {bagian.map((satu) => (
              <button
                key={satu.key}
                type="button"
                aria-current={satu === terbuka ? 'page' : undefined}
                onClick={() => onBagian(satu.key)}
                className="h-9 rounded-full border border-field bg-surface px-3 text-sm font-semibold hover:bg-sunken aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:text-primary-strong max-desk:h-11"
              >
                {satu.label}
              </button>
            ))}
          </nav>
          <Suspense fallback={<SkeletonCard lines={3} />}>
            <terbuka.Isi key={`${orang.id} ${terbuka.key}`} orang={orang} />
          </Suspense>
        </div>
      )}
    </RecordPane>
  )
}
