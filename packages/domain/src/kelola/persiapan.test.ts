import { describe, expect, it } from 'vitest'
import { LANGKAH_PERSIAPAN, isPersiapan, langkahBerikut } from './persiapan.ts'

describe('whether a company is being prepared', () => {
  it.each([
    ['an empty one', [], false, false, true],
    ['one that got its sites another way', [], false, true, false],
    ['one that has begun', ['perusahaan', 'lokasi'], false, true, true],
    ['one that has ended without a site', ['perusahaan'], true, false, false],
    ['one that is ready', LANGKAH_PERSIAPAN, true, true, false],
  ] as const)('%s', (_nama, tercatat, isSelesai, isBerlokasi, jadi) =>
    expect(isPersiapan({ tercatat, isSelesai, isBerlokasi })).toBe(jadi),
  )
})

describe('the step that comes next', () => {
  it.each([
    [[], 'perusahaan'],
    [['perusahaan', 'lokasi'], 'jam_kerja'],
    [['lokasi'], 'perusahaan'],
    [LANGKAH_PERSIAPAN, undefined],
  ] as const)('after %j', (tercatat, jadi) => expect(langkahBerikut(tercatat)).toBe(jadi))
})
