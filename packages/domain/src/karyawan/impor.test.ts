import { expect, it } from 'vitest'
import { STATUS_IMPOR, isImporBerjalan } from './impor.ts'

it('the server is at work on a workbook while it tries it out and while it writes it', () => {
  expect(STATUS_IMPOR.filter(isImporBerjalan)).toEqual(['PERIKSA', 'TULIS'])
})
