import { describe, expect, it } from 'vitest'
import { formatHariDibayar, sebabDibayar } from './hari-dibayar.ts'

const tidakAda = { hadir: false, izin: null, cutiDibayar: false, surat: false } as const

describe('a day of somebody engaged by the day', () => {
  it.each([
    ['duty outside', { ...tidakAda, izin: 'DINAS_LUAR' }, 'DINAS_LUAR'],
    ['paid leave', { ...tidakAda, izin: 'CUTI', cutiDibayar: true }, 'CUTI'],
    ['sickness with a letter', { ...tidakAda, izin: 'SAKIT', surat: true }, 'SAKIT'],
    ['sent home by the employer after coming', { ...tidakAda, hadir: true }, 'HADIR'],
    ['no word', tidakAda, null],
    ['sickness without a letter', { ...tidakAda, izin: 'SAKIT' }, null],
    ['leave that is not paid', { ...tidakAda, izin: 'CUTI' }, null],
    ['a permission, whatever came with it', { ...tidakAda, izin: 'IZIN', surat: true }, null],
  ] as const)('[UPAH-17] %s', (_, fakta, sebab) => {
    expect(sebabDibayar(fakta)).toBe(sebab)
  })

  it('is told by what it is paid for', () => {
    const hari = (...sebab: readonly ('HADIR' | 'SAKIT' | 'CUTI')[]) => sebab.map((satu) => ({ sebab: satu }))
    expect(formatHariDibayar([])).toBe('0 hari hadir')
    expect(formatHariDibayar(hari('HADIR', 'HADIR'))).toBe('2 hari hadir')
    expect(formatHariDibayar(hari('SAKIT', 'HADIR', 'CUTI'))).toBe(
      '3 hari (1 hadir, 1 cuti dibayar, 1 sakit dengan surat)',
    )
  })
})
