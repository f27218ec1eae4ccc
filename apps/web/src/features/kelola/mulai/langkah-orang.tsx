import { type ReactNode, useState } from 'react'
import { UserRoundCog } from 'lucide-react'
import { Notice } from '../../../ui/notice.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import type { Persiapan } from './mulai.queries.ts'

type LangkahOrangProps = {
  readonly orang: Persiapan['orang']
  /** The form of one person, and the import of a workbook */
  readonly tambah: ReactNode
  readonly impor: ReactNode
}

const CARA = [
  { value: 'satu', label: 'Tulis satu orang' },
  { value: 'berkas', label: 'Dari berkas Excel' },
] as const

/** The first people: by hand, or all of them from a workbook. */
export function LangkahOrang({ orang, tambah, impor }: LangkahOrangProps) {
  const [cara, setCara] = useState<(typeof CARA)[number]['value']>('satu')
  return (
    <div className="max-w-3xl space-y-4">
      <p role="status" className="font-semibold">
        {orang.jumlah === 0
          ? 'Belum ada orang.'
          : `${orang.jumlah.toLocaleString('id-ID')} orang sudah tercatat.`}
      </p>
      {orang.hrd === 0 && (
        <Notice icon={UserRoundCog} tone="accent" title="Belum ada HRD">
          <p>
            Gaji, izin, dan data orang diurus HRD, bukan administrator. Catat orang HRD Anda lebih dulu,
            dengan peran HRD.
          </p>
        </Notice>
      )}
      <Segmented label="Cara mencatat orang" segments={CARA} value={cara} onChange={setCara}>
        <div className="card overflow-clip p-4">{cara === 'satu' ? tambah : impor}</div>
      </Segmented>
    </div>
  )
}
