import { expect, test } from 'vitest'
import { penempatanPage } from './penempatan.api.ts'

const wire = {
  id: 31,
  unit: 'Pos Depan',
  kantor: { id: 4, nama: 'Kantor Pusat Jakarta' },
  tanggal_masuk: '2023-02-01',
  tanggal_selesai: null,
  jabatan: 'Petugas Keamanan',
  is_active: true,
  utama: true,
  koordinator: { id: 2, nama: 'Rizky Pratama' },
  jadwal: { id: 1, nama: 'Lima hari' },
}
const meta = { current_page: 1, last_page: 2, per_page: 10, total: 11 }

test('a page of the placement history in the app’s own names', () => {
  expect(penempatanPage({ data: [wire], meta })).toEqual({
    items: [
      {
        id: 31,
        unit: 'Pos Depan',
        company: 'Kantor Pusat Jakarta',
        joinedAt: '2023-02-01',
        department: 'Petugas Keamanan',
        isActive: true,
        koordinator: { id: 2, nama: 'Rizky Pratama' },
      },
    ],
    next: 2,
  })
})

test('[PNP-08] an answer without its meta says so', () => {
  expect(() => penempatanPage({ data: [wire] })).toThrow('Cannot get placement history meta data!')
})
