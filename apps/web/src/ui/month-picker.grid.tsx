import { useState } from 'react'
import {
  type Bulan,
  NAMA_BULAN_SINGKAT,
  type RentangBulan,
  compareBulan,
  formatBulan,
  isBulanWithin,
} from '@rekan/domain/bulan'
import { ChoiceGrid } from './choice-grid.tsx'
import { TAHUN_PERTAMA, TAHUN_SEHALAMAN, YearGrid } from './year-picker.grid.tsx'

type MonthGridProps = RentangBulan & {
  readonly value: Bulan | null
  /** The year shown while nothing is chosen. */
  readonly tahun: number
  readonly onPick: (bulan: Bulan) => void
}

/** The months of one year, with arrows from year to year; the year above them leads to the years. */
export function MonthGrid({ value, tahun, min, max, onPick }: MonthGridProps) {
  const [shown, setShown] = useState(value?.tahun ?? tahun)
  const [isYears, setYears] = useState(false)
  const awal = min?.tahun ?? TAHUN_PERTAMA
  // Where nothing ends it, a page beyond the one that this year ends.
  const akhir = max?.tahun ?? tahun + TAHUN_SEHALAMAN
  if (isYears)
    return (
      <YearGrid
        value={shown}
        rentang={{ min: awal, max: akhir, ukuran: TAHUN_SEHALAMAN }}
        onPick={(dipilih) => {
          setShown(dipilih)
          setYears(false)
        }}
      />
    )
  return (
    <ChoiceGrid
      title={String(shown)}
      zoom={{ label: 'pilih tahun', open: () => setYears(true) }}
      previous={{ label: 'Tahun sebelumnya', allowed: awal < shown }}
      next={{ label: 'Tahun berikutnya', allowed: max === undefined || akhir > shown }}
      onStep={(step) => setShown(shown + step)}
      choices={NAMA_BULAN_SINGKAT.map((nama, i) => {
        const bulan = { tahun: shown, bulan: i + 1 }
        return {
          key: nama,
          text: nama,
          label: formatBulan(bulan),
          chosen: value !== null && compareBulan(value, bulan) === 0,
          disabled: !isBulanWithin(bulan, { min, max }),
          pick: () => onPick(bulan),
        }
      })}
    />
  )
}
