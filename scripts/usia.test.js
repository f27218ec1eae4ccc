import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LAIN, MENGHADAP, judgeUsia, versiOf } from './usia.parts.js'

const KINI = Date.parse('2026-11-28T00:00:00Z')
const lalu = (hari) => new Date(KINI - hari * 86_400_000).toISOString()

test.each([
  ['nothing newer', '5.2.0', { '5.2.0': lalu(400), '5.1.9': lalu(500) }, null, null],
  ['a newer minor of 59 days', '5.2.0', { '5.3.0': lalu(59) }, '5.3.0', null],
  ['a newer minor of 60 days', '5.2.0', { '5.3.0': lalu(60) }, '5.3.0', '5.3.0'],
  [
    'a newer patch of 60 days behind a young minor',
    '5.2.0',
    { '5.2.1': lalu(60), '5.3.0': lalu(2) },
    '5.3.0',
    '5.2.1',
  ],
  ['another major', '5.2.0', { '6.0.0': lalu(300), created: lalu(900), modified: lalu(1) }, null, null],
  ['a trial version', '5.2.0', { '5.3.0-rc.1': lalu(300) }, null, null],
  [
    'a trial version where one is in use',
    '18.4.0-beta.17',
    { '18.6.0-beta.18': lalu(90) },
    '18.6.0-beta.18',
    '18.6.0-beta.18',
  ],
])('[JAGA-16] %s', (_nama, versi, rilis, baru, tua) => {
  const hasil = judgeUsia(versi, rilis, KINI)
  expect([hasil.baru?.versi ?? null, hasil.baruTua?.versi ?? null]).toEqual([baru, tua])
})

test('[JAGA-16] every part that is judged is in the lock file, and what is not judged says why', () => {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
  for (const nama of MENGHADAP) expect(versiOf(lock, nama), nama).toMatch(/^\d+\.\d+\.\d+/)
  for (const { alasan } of LAIN) expect(alasan.length).toBeGreaterThan(40)
})
