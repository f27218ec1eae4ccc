import { describe, expect, it } from 'vitest'
import { type SebabDibayar, formatHariDibayar, sebabDibayar } from './hari-dibayar.ts'

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

it('names each reason for which a day is paid, in their order', () => {
  const semua = ['SAKIT', 'CUTI', 'DINAS_LUAR', 'HADIR'].map((sebab) => ({ sebab: sebab as SebabDibayar }))
  expect(formatHariDibayar(semua)).toBe(
    '4 hari (1 hadir, 1 dinas luar, 1 cuti dibayar, 1 sakit dengan surat)',
  )
  expect(formatHariDibayar(semua.slice(0, 1))).toBe('1 hari (1 sakit dengan surat)')
})

it.each([
  ['who came on leave that is not paid', { ...tidakAda, hadir: true, izin: 'CUTI' }, 'HADIR'],
  ['leave that is paid, without a letter', { ...tidakAda, izin: 'CUTI', cutiDibayar: true }, 'CUTI'],
  ['leave that is not paid, with a letter', { ...tidakAda, izin: 'CUTI', surat: true }, null],
  ['nothing but a letter', { ...tidakAda, surat: true }, null],
  ['nothing but a kind of leave that would be paid', { ...tidakAda, cutiDibayar: true }, null],
] as const)('a day is paid for %s', (_nama, fakta, sebab) => expect(sebabDibayar(fakta)).toBe(sebab))
