import { useState } from 'react'
import { readMulai, setMulai } from '../../lib/mulai.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { HARI_INI } from './kerangka/bagian.ts'

/** Whether a sign-in on this device ends here. */
export function MulaiKelola() {
  const [isMulai, setIsMulai] = useState(readMulai() === HARI_INI.to)
  return (
    <Checkbox
      label="Mulai dari Kelola"
      checked={isMulai}
      onChange={({ target }) => {
        setMulai(target.checked ? HARI_INI.to : undefined)
        setIsMulai(target.checked)
      }}
    />
  )
}
