import { describe, expect, it } from 'vitest'
import { kalimatPekan } from './pekan.ts'

const hari = (ke: number, selesai = '17:00', istirahat = 0) => ({
  hari: ke,
  jam_mulai: '08:00',
  jam_selesai: selesai,
  istirahat_menit: istirahat,
})

describe('a week in few lines', () => {
  it.each<[string, Parameters<typeof kalimatPekan>[0], readonly string[]]>([
    ['the same hours every day', [1, 2, 3, 4, 5].map((ke) => hari(ke)), ['Senin–Jumat 08:00–17:00']],
    [
      'a Friday of its own',
      [hari(1), hari(2), hari(5, '16:30')],
      ['Senin–Selasa 08:00–17:00', 'Jumat 08:00–16:30'],
    ],
    ['a gap', [hari(1), hari(3)], ['Senin 08:00–17:00', 'Rabu 08:00–17:00']],
    [
      'a break on one of two days',
      [hari(6), hari(7, '17:00', 60)],
      ['Sabtu 08:00–17:00', 'Minggu 08:00–17:00, istirahat 60 menit'],
    ],
    ['no day', [], []],
  ])('tells %s', (_apa, pekan, baris) => expect(kalimatPekan(pekan)).toEqual(baris))
})
