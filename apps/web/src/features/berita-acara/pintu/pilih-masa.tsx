import { formatBulan } from '@rekan/domain/bulan'
import type { LembarRingkas } from '../lembar/lembar.wire.ts'

/** What a contact has open: a sheet, or the figures of the period that runs. */
export type Dibuka = { readonly id: number; readonly revisi?: number } | 'berjalan'

type PilihMasaProps = {
  readonly semua: readonly LembarRingkas[]
  readonly dibuka: number | 'berjalan'
  readonly onBuka: (dibuka: Dibuka) => void
}

/** The contract's periods: the one that runs, then each sheet. */
export function PilihMasa({ semua, dibuka, onBuka }: PilihMasaProps) {
  return (
    <select
      aria-label="Masa"
      value={dibuka}
      onChange={({ target }) =>
        onBuka(target.value === 'berjalan' ? 'berjalan' : { id: Number(target.value) })
      }
      className="min-h-12 rounded-control border border-field bg-surface px-3 text-sm font-semibold"
    >
      <option value="berjalan">Hitungan berjalan</option>
      {semua.map((satu) => (
        <option key={satu.id} value={satu.id}>
          {formatBulan(satu)}
        </option>
      ))}
    </select>
  )
}
