import { parseCsv } from '@rekan/domain/teks/csv'
import { expect, it } from 'vitest'
import { MULAI_CSV, formatBarisCsv, writeLembar } from './lembar.write.ts'

it.each([
  [[3.5, -0.25, 1_250_000, 0], '3,5;-0,25;1250000;0\r\n'],
  [['3.5', null, 'a;b', 'kata "ini"'], '3.5;;"a;b";"kata ""ini"""\r\n'],
  [['=1+1', '-1', "'@x"], "'=1+1;'-1;''@x\r\n"],
])('a line of CSV is written as spreadsheets in Indonesian read it: %j', (sel, baris) => {
  expect(formatBarisCsv(sel)).toBe(baris)
})

it('[MEJA-12] a list saved as CSV has decimal commas and reads back by its semicolons', async () => {
  const kolom = [
    { judul: 'Nama', nilai: ({ nama }: { nama: string }) => nama },
    { judul: 'Hari', nilai: ({ hari }: { hari: number }) => hari },
  ]
  const baris = [
    { nama: 'Sari, Dewi', hari: 3.5 },
    { nama: '=1+1', hari: 12 },
  ]
  const { nama, isi } = await writeLembar('saldo', 'csv', kolom, baris)
  const teks = Buffer.from(isi, 'base64').toString('utf8')
  expect([nama, teks.startsWith(MULAI_CSV)]).toEqual(['saldo.csv', true])
  expect(parseCsv(teks).sel).toEqual([
    ['Nama', 'Hari'],
    ['Sari, Dewi', '3,5'],
    ['=1+1', '12'],
  ])
})
