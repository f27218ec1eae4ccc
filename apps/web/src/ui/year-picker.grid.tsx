import { useState } from 'react'
import { halamanTahun } from '@rekan/domain/bulan'
import { ChoiceGrid } from './month-picker.grid.tsx'

type YearGridProps = {
  readonly value: number | null
  readonly rentang: Parameters<typeof halamanTahun>[0]
  readonly locked: boolean
  readonly onPick: (tahun: number) => void
}

/** The years of one page, with arrows from page to page unless there is that page alone. */
export function YearGrid({ value, rentang, locked, onPick }: YearGridProps) {
  const { min, max, ukuran } = rentang
  const [shown, setShown] = useState(locked ? max : (value ?? max))
  const halaman = halamanTahun(rentang, shown)
  const awal = halaman[0] ?? min
  const akhir = halaman.at(-1) ?? max
  return (
    <ChoiceGrid
      title={`${awal} – ${akhir}`}
      {...(!locked && {
        previous: { label: `${ukuran} tahun sebelumnya`, allowed: awal > min },
        next: { label: `${ukuran} tahun berikutnya`, allowed: akhir < max },
        onStep: (step: -1 | 1) => setShown(step < 0 ? awal - 1 : akhir + 1),
      })}
      choices={halaman.map((tahun) => ({
        key: tahun,
        text: String(tahun),
        chosen: tahun === value,
        disabled: false,
        pick: () => onPick(tahun),
      }))}
    />
  )
}
