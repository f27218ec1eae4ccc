import { useState } from 'react'
import { DayNavigator } from './day-navigator.tsx'

export function Navigator() {
  const [value, setValue] = useState('2026-11-19')
  return (
    <>
      <DayNavigator zona="WIB" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}
