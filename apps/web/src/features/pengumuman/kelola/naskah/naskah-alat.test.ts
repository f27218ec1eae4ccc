import { describe, expect, it } from 'vitest'
import { type Alat, applyAlat } from './naskah-alat.ts'

/** `[` and `]` stand around what is chosen. */
const read = (teks: string) => {
  const dari = teks.indexOf('‹')
  const sampai = teks.indexOf('›') - 1
  return { teks: teks.replace(/[‹›]/g, ''), dari, sampai }
}

describe('the toolbar of an announcement', () => {
  it.each<[string, Alat, string, string]>([
    ['makes a word bold', 'tebal', 'Bawa ‹helm› besok', 'Bawa **‹helm›** besok'],
    ['and plain again', 'tebal', 'Bawa **‹helm›** besok', 'Bawa ‹helm› besok'],
    ['shows where to write', 'tebal', 'Bawa ‹›', 'Bawa **‹tebal›**'],
    ['makes lines a list', 'butir', 'Bawa\nhe‹lm\nse›patu', 'Bawa\n‹- helm\n- sepatu›'],
    ['and lines again', 'butir', '‹- helm\n- sepatu›', '‹helm\nsepatu›'],
    ['counts them', 'nomor', '‹- helm\n- sepatu›', '‹1. helm\n2. sepatu›'],
    ['makes a link, its address chosen', 'tautan', 'Baca ‹panduan›.', 'Baca [panduan](‹https://›).'],
  ])('%s', (_nama, alat, sebelum, sesudah) => {
    expect(applyAlat(read(sebelum), alat)).toEqual(read(sesudah))
  })
})
