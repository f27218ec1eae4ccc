import { expect, it } from 'vitest'
import { sebabOrangLain } from './titipan.ts'

it('[JAGA-11] says by name what HR does not settle for themselves, and who does', () => {
  expect(sebabOrangLain('kasbon')).toBe(
    'Kasbon Anda sendiri diurus oleh rekan HRD lain atau penyetuju gaji HRD.',
  )
  expect(sebabOrangLain('reimburse')).toContain('Reimburse Anda sendiri')
  expect(sebabOrangLain('penyesuaian')).toContain('Penyesuaian gaji Anda sendiri')
})
