import { useState } from 'react'
import { X } from 'lucide-react'
import { type Tanggal, isTanggal } from '@rekan/domain/waktu'
import { DatePicker } from './date-picker.tsx'
import { IconButton } from './icon-button.tsx'

type DateFilterProps = {
  readonly label: string
  readonly value: Tanggal | undefined
  readonly onChange: (tanggal: Tanggal | undefined) => void
  readonly maxDate?: Tanggal
}

/** A day that narrows a list, or none; among other fields it has a row of its own. What was typed and is no day narrows nothing and says so. */
export function DateFilter({ label, value, onChange, maxDate }: DateFilterProps) {
  const [wrong, setWrong] = useState<string>()
  const commit = (text: string) => {
    const isDay = isTanggal(text) && (maxDate === undefined || text <= maxDate)
    setWrong(isDay ? undefined : text)
    if (isDay || text === '') onChange(isDay ? text : undefined)
  }
  return (
    <div className="col-span-full flex items-end gap-1">
      <div className="min-w-0">
        <DatePicker
          label={label}
          value={wrong ?? value ?? ''}
          onChange={commit}
          {...(maxDate !== undefined && { maxDate })}
        />
      </div>
      {value !== undefined && (
        <IconButton
          label={`${label}: hapus`}
          className="text-ink-muted hover:bg-sunken"
          onClick={() => commit('')}
        >
          <X className="size-5" />
        </IconButton>
      )}
    </div>
  )
}
