import { describe, expect, it } from 'vitest'
import { aturanPasalDiam, kunciJabatan, syaratPada } from './syarat.ts'

describe('the terms of a contract', () => {
  const semua = [{ berlaku_dari: '2026-06-15' }, { berlaku_dari: '2026-01-01' }]
  it.each([
    ['2025-12-31', undefined],
    ['2026-01-01', '2026-01-01'],
    ['2026-06-14', '2026-01-01'],
    ['2026-06-15', '2026-06-15'],
    ['2027-01-01', '2026-06-15'],
  ])('on %s are those of %s', (tanggal, dari) => {
    expect(syaratPada(semua, tanggal)?.berlaku_dari).toBe(dari)
  })

  it('price a job however it is written', () => {
    expect(kunciJabatan(' Komandan Regu ')).toBe(kunciJabatan('komandan regu'))
  })
})

it.each([
  ['', undefined],
  ['Pasal 9 ayat 2', undefined],
  ['a'.repeat(500), undefined],
  ['a'.repeat(501), 'Pasal tidak boleh lebih dari 500 karakter.'],
  ['a\u202eb', 'Pasal mengandung karakter yang tidak dikenal.'],
])('the clause by which silence is consent is %j: %s', (pasal, pesan) =>
  expect(aturanPasalDiam(pasal)).toBe(pesan),
)

it('the terms in force are the latest that have begun, in whichever order they come', () => {
  const tiga = ['2026-01-01', '2026-03-01', '2026-06-01'].map((berlaku_dari) => ({ berlaku_dari }))
  for (const urutan of [tiga, tiga.toReversed(), [tiga[1], tiga[2], tiga[0]].flatMap((satu) => satu ?? [])])
    expect(syaratPada(urutan, '2026-05-01')?.berlaku_dari).toBe('2026-03-01')
})
