import { bulanLokal } from '@rekan/domain/bulan'
import type { KodeZona } from '@rekan/domain/waktu'
import { serverNow } from '../lib/clock.ts'
import { type PickerProps, PopoverField } from './popover-field.tsx'
import { TAHUN_PERTAMA, TAHUN_SEHALAMAN, YearGrid } from './year-picker.grid.tsx'

type YearPickerProps = PickerProps<number | null> & {
  readonly onChange: (tahun: number) => void
  /** First year that can be chosen; 1900 unless told. */
  readonly min?: number
  /** Last year; the current one unless told. Pages are counted back from it. */
  readonly max?: number
  /** Years on a page; 12 unless told. */
  readonly pageSize?: number
  readonly placeholder?: string
  /** Whose calendar says which year it is. */
  readonly zona?: KodeZona
}

/** A labelled year. */
export function YearPicker({
  value,
  onChange,
  min = TAHUN_PERTAMA,
  max,
  pageSize = TAHUN_SEHALAMAN,
  placeholder = 'Pilih tahun',
  zona = 'WIB',
  ...field
}: YearPickerProps) {
  return (
    <PopoverField
      {...field}
      text={value === null ? undefined : String(value)}
      placeholder={placeholder}
      width={288}
    >
      {({ close }) => (
        <YearGrid
          value={value}
          rentang={{ min, max: max ?? bulanLokal(serverNow(), zona).tahun, ukuran: pageSize }}
          onPick={(tahun) => {
            onChange(tahun)
            close()
          }}
        />
      )}
    </PopoverField>
  )
}
