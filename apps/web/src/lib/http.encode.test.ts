import { expect, test } from 'vitest'
import { encodeForm, encodePath } from './http.encode.ts'

test('parameters are filled in and the query follows, without what is empty', () => {
  expect(encodePath('/karyawan/{id}/penempatan', { id: 5 }, { bulan: 11, nama: '', page: undefined })).toBe(
    '/karyawan/5/penempatan?bulan=11',
  )
  expect(encodePath('/koordinator', {}, { sort: ['nama,desc'], nama: '%siti%' })).toBe(
    '/koordinator?sort%5B%5D=nama%2Cdesc&nama=%25siti%25',
  )
})

test('a parameter cannot leave its place in the path', () => {
  expect(encodePath('/karyawan/{id}', { id: '../login' })).toBe('/karyawan/..%2Flogin')
})

test('a form leaves out what is undefined, sends an empty text, and takes files as they are', () => {
  const selfie = new Blob(['x'], { type: 'image/png' })
  const form = encodeForm({ latitude: undefined, keterangan: '', kantor_penempatan_id: 4, selfie })
  expect([...form.keys()]).toEqual(['keterangan', 'kantor_penempatan_id', 'selfie'])
  expect(form.get('keterangan')).toBe('')
  expect(form.get('kantor_penempatan_id')).toBe('4')
})
