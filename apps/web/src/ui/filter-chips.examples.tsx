import { useState } from 'react'
import { FilterChips } from './filter-chips.tsx'

const OPTIONS = ['Hadir', 'Terlambat', 'Belum', 'Izin', 'Perlu tinjauan'].map((label) => ({
  value: label,
  label,
}))

export function Status() {
  const [value, setValue] = useState<string | undefined>('Terlambat')
  return <FilterChips label="Status" options={OPTIONS} value={value} onChange={setValue} />
}
