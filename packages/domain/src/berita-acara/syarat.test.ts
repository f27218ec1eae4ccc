import { describe, expect, it } from 'vitest'
import { kunciJabatan, syaratPada } from './syarat.ts'

describe('the terms of a contract', () => {
  const semua = [{ berlaku_dari: '2026-06-15' }, { berlaku_dari: '2026-01-01' }]
  it.each([
    ['2025-12-31', undefined],
    ['2026-01-01', '2026-01-01'],
    ['2026-06-14', '2026-01-01'],
    ['2026-06-15', '2026-06-15'],
    ['2027-01-01', '2026-06-15'],
  ])('on %s are those of %s', (tanggal, dari) => {
    expect(syaratPada(semua, tanggal)?.berlaku_dari).toBe(dari)
  })

  it('price a job however it is written', () => {
    expect(kunciJabatan(' Komandan Regu ')).toBe(kunciJabatan('komandan regu'))
  })
})
