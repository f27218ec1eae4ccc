import { type ReactNode, Suspense, lazy } from 'react'
import { may } from '../../../lib/boleh.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import type { SaringanTim } from '../daftar/presensi.search.ts'

// Comes with what fields that are picked are made of.
const KantorField = lazy(async () => ({ default: (await import('./saringan-fields.tsx')).KantorField }))

type OrangFieldsProps = {
  readonly saringan: SaringanTim
  readonly onSaring: (saringan: SaringanTim) => void
  /** Further fields beside the office's */
  readonly children?: ReactNode
}

/** Narrows a list to some people: by name, for those who may choose among offices by office. */
export function OrangFields({ saringan, onSaring, children }: OrangFieldsProps) {
  const isKantor = may(useProfil(), 'GET /reference/kantor')
  return (
    <>
      <SearchField
        label="Cari nama"
        value={saringan.nama ?? ''}
        onSearch={(nama) => {
          const { nama: _, ...rest } = saringan
          onSaring(nama === '' ? rest : { ...rest, nama })
        }}
      />
      {(isKantor || children !== undefined) && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-end gap-2">
          {children}
          {isKantor && (
            <Suspense fallback={<Skeleton className="h-19" />}>
              <KantorField saringan={saringan} onSaring={onSaring} />
            </Suspense>
          )}
        </div>
      )}
    </>
  )
}
