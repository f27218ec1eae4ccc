import { expect, it } from 'vitest'
import { formatPemulihan, isPemulihan, tidyPemulihan } from './faktor.ts'

it('a recovery code is read however it was typed, and is no code of an app', () => {
  const kode = 'ACDEFGHJKMNPQRTU'
  expect(formatPemulihan(kode)).toBe('ACDE-FGHJ-KMNP-QRTU')
  for (const tulisan of ['ACDE-FGHJ-KMNP-QRTU', 'acde fghj kmnp qrtu', ' ACDEFGHJ–KMNPQRTU '])
    expect([tidyPemulihan(tulisan), isPemulihan(tulisan)]).toEqual([kode, true])
  for (const lain of ['123456', 'ACDE-FGHJ-KMNP', '', 'ACDE-FGHJ-KMNP-QRTI'])
    expect(isPemulihan(lain)).toBe(false)
})
