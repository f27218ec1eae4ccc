import { type ReactNode, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { mayDecide, isPenyetuju } from '../../../lib/boleh.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import type { Jalan } from '../antrean/daftar.queries.ts'
import { DaftarSegmen } from './daftar-segmen.tsx'
import { jumlahQuery } from '../../profil/diri/jumlah.queries.ts'
import type { PengajuanSearch } from '../antrean/pengajuan.search.ts'
import { type Pengajuan, SEGMEN } from '../antrean/pengajuan.ts'

export type DaftarKeputusanProps<T extends Pengajuan> = {
  readonly jalan: Jalan<T>
  /** What one of them is called among others: 'pengajuan izin' */
  readonly sebutan: string
  readonly search: PengajuanSearch
  readonly onSearch: (search: PengajuanSearch) => void
  /** Whether kinds, days and coordinators narrow the list, and whether a decision may say something */
  readonly hasJenis: boolean
  readonly hasCatatan: boolean
  readonly children: (pengajuan: T) => ReactNode
}

/** The requests of others in three views: waiting, approved, refused. */
export function DaftarKeputusan<T extends Pengajuan>(props: DaftarKeputusanProps<T>) {
  const { jalan, search, onSearch } = props
  const profile = useProfil()
  const isPemutus = mayDecide(profile) || isPenyetuju(profile)
  const { data: jumlah } = useQuery({ ...jumlahQuery, enabled: isPemutus })
  const [isSaring, setSaring] = useState(
    Object.keys(search).some((nama) => nama !== 'nama' && nama !== 'status'),
  )
  const { status: segmen = 'menunggu', ...saringan } = search
  return (
    <div className="flex flex-1 flex-col gap-3 px-4">
      <Segmented
        label="Status"
        segments={SEGMEN.map((satu) => ({
          ...satu,
          count: satu.value === 'menunggu' ? jumlah?.[jalan.nama] : undefined,
        }))}
        value={segmen}
        onChange={(status) => onSearch(status === 'menunggu' ? saringan : { ...saringan, status })}
      >
        {/* Each view is a visit of its own: leaving it sends what was decided in it. */}
        <DaftarSegmen
          key={segmen}
          {...props}
          segmen={segmen}
          saringan={saringan}
          onSaring={(baru) => onSearch(segmen === 'menunggu' ? baru : { ...baru, status: segmen })}
          isSaring={isSaring}
          onBukaSaring={setSaring}
        />
      </Segmented>
    </div>
  )
}
