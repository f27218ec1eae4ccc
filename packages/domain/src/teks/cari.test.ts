import { describe, expect, it } from 'vitest'
import { cutPola, polaBerisi } from './cari.ts'

describe('cutPola', () => {
  it.each([
    ['siti', 'siti'],
    ['%siti%', 'siti'],
    ['  %siti rahma% ', 'siti rahma'],
    ['siti%', 'siti'],
    ['50%_x', '50%_x'],
    ['%%siti%%', 'siti'],
    ['% siti %', 'siti'],
    ['%%', ''],
    ['%', ''],
    ['', ''],
  ])('%j looks for %j', (nilai, dicari) => expect(cutPola(nilai)).toBe(dicari))
})

describe('polaBerisi', () => {
  it.each([
    ['siti', '%siti%'],
    ['50%', String.raw`%50\%%`],
    ['a_b', String.raw`%a\_b%`],
    ['a\\b', String.raw`%a\\b%`],
    ['', '%%'],
  ])('%j becomes %j', (teks, pola) => expect(polaBerisi(teks)).toBe(pola))
})
