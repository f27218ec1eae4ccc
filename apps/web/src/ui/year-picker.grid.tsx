import { useState } from 'react'
import { halamanTahun } from '@rekan/domain/bulan'
import { ChoiceGrid } from './choice-grid.tsx'

/** Of every choice of a year, unless it says otherwise (`docs/rules.md`, section 11.2). */
export const TAHUN_PERTAMA = 1900
export const TAHUN_SEHALAMAN = 12

type YearGridProps = {
  readonly value: number | null
  readonly rentang: Parameters<typeof halamanTahun>[0]
  readonly onPick: (tahun: number) => void
}

/** The years of one page, with arrows from page to page. */
export function YearGrid({ value, rentang, onPick }: YearGridProps) {
  const { min, max, ukuran } = rentang
  const [shown, setShown] = useState(value ?? max)
  const halaman = halamanTahun(rentang, shown)
  const awal = halaman[0] ?? min
  const akhir = halaman.at(-1) ?? max
  return (
    <ChoiceGrid
      title={awal === akhir ? String(awal) : `${awal} – ${akhir}`}
      previous={{ label: `${ukuran} tahun sebelumnya`, allowed: awal > min }}
      next={{ label: `${ukuran} tahun berikutnya`, allowed: akhir < max }}
      onStep={(step: -1 | 1) => setShown(step < 0 ? awal - 1 : akhir + 1)}
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
