import { expect, it } from 'vitest'
import { type FaktaTanya, judgeTanyaPulang, kabarPulangPada } from './pulang.ts'

it.each([
  ['an evening', '2026-11-20T21:00+07:00', 'WIB', '2026-11-21T07:00+07:00'],
  ['a night', '2026-11-21T03:00+07:00', 'WIB', '2026-11-21T07:00+07:00'],
  ['seven itself', '2026-11-21T07:00+07:00', 'WIB', '2026-11-21T07:00+07:00'],
  ['a morning after a night shift', '2026-11-21T11:00+07:00', 'WIB', '2026-11-22T07:00+07:00'],
  ['an evening in the east', '2026-11-20T21:00+09:00', 'WIT', '2026-11-21T07:00+09:00'],
] as const)(
  "[KERJA-15] a window that closed in %s is told of at seven o'clock next",
  (_, tutup, zona, pada) => {
    expect(kabarPulangPada(Date.parse(tutup), zona)).toBe(Date.parse(pada))
  },
)

it.each<[string, Partial<FaktaTanya>, RegExp | null]>([
  ['a day left without a check-out', {}, null],
  ['the last day that can be answered', { tanggal: '2026-11-13' }, null],
  ['the day before it', { tanggal: '2026-11-12' }, /7 hari/],
  ['today', { tanggal: '2026-11-20' }, /dicatat sendiri/],
  ['nobody came', { kerja: [] }, /check in/],
  ['it has its check-out', { kerja: [{ lengkap: true, akhirRencana: false }] }, /tercatat/],
  ['the planned end counts', { kerja: [{ lengkap: false, akhirRencana: true }] }, /rencana/],
  ['several works', { kerja: [1, 2].map(() => ({ lengkap: false, akhirRencana: false })) }, /beberapa/],
  ['it was answered', { adaUsulan: true }, /menunggu/],
])('asks when somebody left: %s', (_, beda, pesan) => {
  const fakta = {
    tanggal: '2026-11-18',
    hariIni: '2026-11-20',
    kerja: [{ lengkap: false, akhirRencana: false }],
    adaUsulan: false,
    ...beda,
  }
  const hasil = judgeTanyaPulang(fakta)
  if (pesan === null) expect(hasil).toBeUndefined()
  else expect(hasil).toMatch(pesan)
})
