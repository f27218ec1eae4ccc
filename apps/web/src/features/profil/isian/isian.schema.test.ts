import { expect, test } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import { akunSchema, kepegawaianSchema, personalSchema } from './isian.schema.ts'

const FACTS = { today: '2026-11-20', hasEmail: true }
const personal = personalSchema(FACTS)
const PERSONAL = {
  name: 'Siti Rahma',
  nik: '3273991710900001',
  email: 'siti@rekan.example',
  position: '3',
  marritalStatus: '2',
  birthPlace: 'Bandung',
  birthDate: '1996-04-21',
  gender: 'P',
}
const KEPEGAWAIAN = {
  education: '5',
  institution: 'SMKN 1 Garut',
  healthInsuranceNumber: '',
  workInsuranceNumber: '',
  bankName: 'Bank Mandiri',
  bankAccountNumber: '1234567890',
}

function messageOf(schema: ZodMiniType, values: Readonly<Record<string, string>>, name: string) {
  return schema.safeParse(values).error?.issues.find(({ path }) => path[0] === name)?.message
}

test.each([
  ['VAL-01', 'name', '', 'Nama harus diisi'],
  ['VAL-02', 'nik', ' ', 'NIK harus diisi.'],
  ['VAL-03', 'nik', '32739917109000011', 'NIK tidak boleh lebih dari 16 karakter.'],
  ['VAL-04', 'email', 'siti@rekan', 'Alamat email tidak valid.'],
  ['VAL-05', 'position', '', 'Jabatan harus diisi.'],
  ['VAL-06', 'marritalStatus', '', 'Status pernikahan harus diisi.'],
  ['VAL-07', 'marritalStatus', 'kawin', 'Status pernikahan tidak valid.'],
  ['VAL-08', 'birthPlace', '', 'Tempat lahir harus diisi.'],
  ['VAL-09', 'birthDate', '', 'Tanggal lahir harus diisi.'],
  ['VAL-10', 'birthDate', '2026-02-30', 'Tanggal lahir tidak valid.'],
  ['AKUN-10', 'birthDate', '2026-11-21', 'Tanggal lahir tidak boleh setelah hari ini.'],
  ['VAL-11', 'gender', '', 'Jenis kelamin harus diisi.'],
  ['VAL-12', 'gender', 'X', 'Jenis kelamin tidak valid.'],
])('[%s] personal: %s %j is refused with %j', (_id, name, value, message) => {
  expect(personal.safeParse(PERSONAL).success).toBe(true)
  expect(messageOf(personal, { ...PERSONAL, [name]: value }, name)).toBe(message)
})

test.each([
  ['VAL-13', 'education', '', 'Jenjang pendidikan harus diisi.'],
  ['VAL-14', 'education', 'SMA', 'Jenjang pendidikan tidak valid.'],
  ['VAL-15', 'institution', '', 'Sekolah/kampus pendidikan harus diisi.'],
  ['VAL-17', 'bankName', '', 'Nama bank harus diisi.'],
  ['VAL-18', 'bankAccountNumber', '', 'Nomor rekening bank harus diisi.'],
])('[%s] kepegawaian: %s %j is refused with %j', (_id, name, value, message) => {
  expect(messageOf(kepegawaianSchema, { ...KEPEGAWAIAN, [name]: value }, name)).toBe(message)
})

test('[VAL-16] the numbers of the insurances may be left out', () => {
  expect(kepegawaianSchema.safeParse(KEPEGAWAIAN).success).toBe(true)
})

test('who has no address may go without; who has one keeps one', () => {
  const withoutMail = personalSchema({ ...FACTS, hasEmail: false })
  expect(withoutMail.safeParse({ ...PERSONAL, email: '' }).success).toBe(true)
  expect(messageOf(withoutMail, { ...PERSONAL, email: 'siti' }, 'email')).toBe('Alamat email tidak valid.')
  expect(messageOf(personal, { ...PERSONAL, email: '' }, 'email')).toBe('Alamat email tidak valid.')
  expect(akunSchema({ hasEmail: true }).safeParse({ name: 'Admin', email: '' }).success).toBe(false)
})
