import { useState } from 'react'
import type { Bulan } from '@rekan/domain/bulan'
import { setServerTime } from '../lib/clock.ts'
import { MonthNavigator } from './month-navigator.tsx'
import { MonthPicker } from './month-picker.tsx'
import { YearMenu } from './year-menu.tsx'
import { YearPicker } from './year-picker.tsx'

const NOVEMBER: Bulan = { tahun: 2026, bulan: 11 }

export function Month() {
  const [value, setValue] = useState<Bulan | null>(null)
  return (
    <>
      <MonthPicker
        label="Bulan"
        min={{ tahun: 2025, bulan: 3 }}
        max={NOVEMBER}
        value={value}
        onChange={setValue}
      />
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

export function Year() {
  const [value, setValue] = useState<number | null>(null)
  return (
    <>
      <YearPicker label="Tahun" max={2026} value={value} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

export function YearOfList() {
  const [value, setValue] = useState(2026)
  return <YearMenu value={value} onChange={setValue} min={2023} max={2026} pageSize={3} />
}

export function YearOfPayslips() {
  const [value, setValue] = useState<number | null>(2026)
  return (
    <YearPicker
      label="Tahun slip gaji"
      min={2023}
      max={2026}
      pageSize={3}
      value={value}
      onChange={setValue}
    />
  )
}

export function Navigator() {
  const [value, setValue] = useState(NOVEMBER)
  return (
    <>
      <MonthNavigator zona="WIB" min={{ tahun: 2024, bulan: 6 }} value={value} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

/** The month ends while one looks at it; the server's clock is five seconds ahead of the device's. */
export function NavigatorAtMonthEnd() {
  const [value, setValue] = useState(NOVEMBER)
  return (
    <>
      <button type="button" className="min-h-11" onClick={() => setServerTime(Date.now() + 5000, Date.now())}>
        Setel jam server
      </button>
      <MonthNavigator zona="WIB" value={value} onChange={setValue} />
    </>
  )
}
