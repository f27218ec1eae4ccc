import type { ReactNode } from 'react'
import type { Tanggal } from '@rekan/domain/waktu'
import type { GridRows } from '../../../ui/wide/grid.ts'
import type { GridChoice } from '../../../ui/wide/grid-choice.ts'

/** The day of somebody that is open beside the list. */
export type HariTerbuka = { readonly karyawanId: number; readonly tanggal: Tanggal }

/** What the views of the desk take alike: rows of people, and what is done with them. */
export type TampilanProps<T extends { readonly id: number }> = {
  readonly rows: GridRows<T>
  readonly terbuka: HariTerbuka | undefined
  readonly onBuka: (hari: HariTerbuka) => void
  readonly onClose: () => void
  readonly choice: GridChoice | undefined
  readonly onKey: (key: string, baris: { readonly id: number }) => boolean
  readonly ownKeys: readonly (readonly [keys: string, deed: string])[]
  readonly isFollowing: true
  readonly empty: ReactNode
}
