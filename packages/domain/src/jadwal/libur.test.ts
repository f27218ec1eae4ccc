import { describe, expect, it } from 'vitest'
import { isTanggalLibur } from './libur.ts'

const [PUSAT, CABANG, LAIN] = [1, 2, 3]
const NATAL = { tanggal: '2026-12-25', kantor_ids: [], hanya: false }
const KECUALI_CABANG = { ...NATAL, kantor_ids: [CABANG] }
const HANYA_CABANG = { ...KECUALI_CABANG, hanya: true }

describe('days off by site', () => {
  it.each([
    ['everywhere', [NATAL], { PUSAT: true, CABANG: true, LAIN: true, tanpa: true }],
    ['everywhere but there', [KECUALI_CABANG], { PUSAT: true, CABANG: false, LAIN: true, tanpa: true }],
    ['there alone', [HANYA_CABANG], { PUSAT: false, CABANG: true, LAIN: false, tanpa: false }],
    [
      'one leaves it out, another is its own',
      [KECUALI_CABANG, HANYA_CABANG],
      { PUSAT: true, CABANG: true, LAIN: true, tanpa: true },
    ],
    ['none', [], { PUSAT: false, CABANG: false, LAIN: false, tanpa: false }],
  ])('[ATUR-05] %s', (_, libur, jadi) => {
    const pada = (kantorId: number | null) => isTanggalLibur('2026-12-25', kantorId, libur)
    expect({ PUSAT: pada(PUSAT), CABANG: pada(CABANG), LAIN: pada(LAIN), tanpa: pada(null) }).toEqual(jadi)
    expect(isTanggalLibur('2026-12-26', CABANG, libur)).toBe(false)
  })
})
