import { type Bulan, type RentangBulan, bulanLokal, formatBulan } from '@rekan/domain/bulan'
import type { KodeZona } from '@rekan/domain/waktu'
import { serverNow } from '../lib/clock.ts'
import { MonthGrid } from './month-picker.grid.tsx'
import { type PickerProps, PopoverField } from './popover-field.tsx'

type MonthPickerProps = PickerProps<Bulan | null> &
  RentangBulan & {
    readonly onChange: (bulan: Bulan) => void
    readonly placeholder?: string
    /** Whose calendar says which year is shown first. */
    readonly zona?: KodeZona
  }

/** A labelled month of a year; months count 1 to 12, those outside `min` and `max` cannot be chosen. */
export function MonthPicker({
  value,
  onChange,
  min,
  max,
  placeholder = 'Pilih bulan',
  zona = 'WIB',
  ...field
}: MonthPickerProps) {
  return (
    <PopoverField
      {...field}
      text={value === null ? undefined : formatBulan(value)}
      placeholder={placeholder}
      width={288}
    >
      {({ close }) => (
        <MonthGrid
          value={value}
          tahun={(max ?? bulanLokal(serverNow(), zona)).tahun}
          min={min}
          max={max}
          onPick={(bulan) => {
            onChange(bulan)
            close()
          }}
        />
      )}
    </PopoverField>
  )
}
