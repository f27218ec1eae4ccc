import { expect, test } from 'vitest'
import { pengajuanSearch } from './pengajuan.search.ts'

test.each([
  [{}, {}],
  [{ status: 'menunggu' }, {}],
  [
    { status: 'ditolak', nama: ' siti ', jenis: 'CUTI', bulan: 11, tahun: 2026 },
    { status: 'ditolak', nama: 'siti', jenis: 'CUTI', bulan: 11, tahun: 2026 },
  ],
  [{ status: 'dibatalkan', nama: '', jenis: 'cuti', bulan: 13, tahun: 2026, x: 1 }, {}],
  [{ nama: 31 }, { nama: '31' }],
  [{ bulan: 11 }, {}],
])('%j narrows the list to %j', (search, expected) => {
  expect(pengajuanSearch(search)).toEqual(expected)
})
