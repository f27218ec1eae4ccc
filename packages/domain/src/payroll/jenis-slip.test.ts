import { expect, it } from 'vitest'
import { JENIS_SLIP, PERIHAL_SLIP, sebutanKecil } from './jenis-slip.ts'

it.each([
  ['BULANAN', 'slip gaji', 'GAJI'],
  ['THR', 'slip THR', 'THR'],
  ['KOMPENSASI', 'slip kompensasi PKWT', 'KOMPENSASI'],
  ['AKHIR', 'slip akhir kerja', 'GAJI AKHIR'],
] as const)(
  'a slip of kind %s is called %j in a sentence, and %j on an account',
  (jenis, kalimat, transfer) => {
    expect(sebutanKecil(jenis)).toBe(kalimat)
    expect(PERIHAL_SLIP[jenis].transfer).toBe(transfer)
  },
)

it('a PDF is named by its kind in what every disk takes, and a list names each kind by a word of its own', () => {
  for (const jenis of JENIS_SLIP) {
    const { berkas, pendek, transfer } = PERIHAL_SLIP[jenis]
    expect(berkas).toMatch(/^slip-[a-z-]+[a-z]$/)
    expect(pendek).toMatch(/^[A-Z]/)
    expect(transfer).toBe(transfer.toUpperCase())
  }
  for (const apa of ['berkas', 'pendek', 'transfer'] as const)
    expect(new Set(JENIS_SLIP.map((jenis) => PERIHAL_SLIP[jenis][apa])).size).toBe(JENIS_SLIP.length)
})
