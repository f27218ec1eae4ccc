import { expect, it } from 'vitest'
import { judgeLarangan } from './larangan.ts'

const NATARU = { id: 1, dari: '2026-12-24', sampai: '2026-12-26', alasan: 'Natal.', oleh: 'Dewi' }
const TAHUNAN = { mengurangi_cuti_tahunan: true }

it.each([
  [['2026-12-23'], TAHUNAN, false],
  [['2026-12-23', '2026-12-24'], TAHUNAN, true],
  [['2026-12-26'], TAHUNAN, true],
  [['2026-12-28'], TAHUNAN, false],
  // What law gives for a birth or a death is no annual leave.
  [['2026-12-25'], { mengurangi_cuti_tahunan: false }, false],
])('bars %o of %o: %s', (hari, cuti, kena) => {
  expect(judgeLarangan(hari, cuti, [NATARU]) !== undefined).toBe(kena)
})

it('says which days, why and whom to ask', () => {
  expect(judgeLarangan(['2026-12-25'], TAHUNAN, [NATARU])).toBe(
    'Cuti tahunan tidak dapat diajukan pada 24 Desember 2026 sampai 26 Desember 2026: Natal. Bila sangat perlu, hubungi Dewi (HR), yang dapat mencatatnya untuk Anda.',
  )
})

it('says a single day once', () => {
  const sehari = { ...NATARU, dari: '2026-12-25', sampai: '2026-12-25' }
  expect(judgeLarangan(['2026-12-25'], TAHUNAN, [sehari])).toContain('pada 25 Desember 2026: Natal.')
})
