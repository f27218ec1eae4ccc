import { describe, expect, test } from 'vitest'
import { KEPEGAWAIAN, PERSONAL, type Personal, changesIn, mergeIsian, namesByKolom } from './isian.ts'

const BEFORE: Personal = {
  name: 'Siti Rahma',
  nik: '3273991710900001',
  email: 'siti@rekan.example',
  position: '3',
  marritalStatus: '2',
  birthPlace: 'Bandung',
  birthDate: '1996-04-21',
  gender: 'P',
}
const KOSONG = {
  education: '',
  institution: '',
  healthInsuranceNumber: '',
  workInsuranceNumber: '',
  bankName: '',
  bankAccountNumber: '',
}

test('[AKUN-12] each field of the forms has its name in the payload', () => {
  expect({ ...PERSONAL, ...KEPEGAWAIAN }).toEqual({
    name: 'nama',
    nik: 'nik',
    email: 'email',
    position: 'jenis_karyawan_id',
    marritalStatus: 'status_pernikahan_id',
    birthPlace: 'tempat_lahir',
    birthDate: 'tanggal_lahir',
    gender: 'jenis_kelamin',
    education: 'jenjang_pendididikan_id',
    institution: 'instansi',
    healthInsuranceNumber: 'jkn',
    workInsuranceNumber: 'kpj',
    bankName: 'nama_bank',
    bankAccountNumber: 'nomor_rekening',
  })
  expect(namesByKolom(KEPEGAWAIAN)['jenjang_pendididikan_id']).toBe('education')
})

describe('what is sent', () => {
  test.each<[string, Partial<Personal>, object]>([
    ['nothing, where nothing differs', {}, {}],
    [
      'nothing, for spaces and capitals that are not stored',
      { name: ' Siti  Rahma ', email: 'SITI@rekan.example' },
      {},
    ],
    ['nothing, for a number written in groups', { nik: '3273-9917-1090-0001' }, {}],
    ['what changed alone, as it will be stored', { birthPlace: ' Garut ' }, { tempat_lahir: 'Garut' }],
    ['ids as text', { position: '4', gender: 'L' }, { jenis_karyawan_id: '4', jenis_kelamin: 'L' }],
  ])('%s', (_name, typed, expected) => {
    expect(changesIn(PERSONAL, BEFORE, { ...BEFORE, ...typed })).toEqual({ isi: expected, kosong: [] })
  })

  test('[AKUN-09] what is empty is left out', () => {
    const typed = { ...KOSONG, institution: 'SMKN 1 Garut', bankName: '  ' }
    expect(changesIn(KEPEGAWAIAN, KOSONG, typed)).toEqual({ isi: { instansi: 'SMKN 1 Garut' }, kosong: [] })
  })

  test('[SPEK-12] an optional number that was taken away is no part of the edit', () => {
    const before = { ...KOSONG, healthInsuranceNumber: '0001234567890' }
    const typed = { ...KOSONG, institution: 'SMKN 1 Garut' }
    expect(changesIn(KEPEGAWAIAN, before, typed)).toEqual({
      isi: { instansi: 'SMKN 1 Garut' },
      kosong: ['jkn'],
    })
  })
})

describe('what was typed, on top of newer data', () => {
  test('stays where only it changed, gives way where both did, and takes the rest over', () => {
    const typed = { ...BEFORE, name: 'Siti R.', birthPlace: 'Garut' }
    const latest = { ...BEFORE, name: 'Siti Rahmawati', nik: '3273991710900002' }
    expect(mergeIsian(PERSONAL, BEFORE, typed, latest)).toEqual({
      values: { ...BEFORE, name: 'Siti Rahmawati', nik: '3273991710900002', birthPlace: 'Garut' },
      bentrok: [
        { name: 'name', terbaru: 'Siti Rahmawati', isian: 'Siti R.' },
        { name: 'nik', terbaru: '3273991710900002', isian: undefined },
      ],
    })
  })

  test('that says the same as the newer data is no clash', () => {
    const same = { ...BEFORE, name: 'Siti Rahmawati' }
    expect(mergeIsian(PERSONAL, BEFORE, same, same).bentrok).toEqual([
      { name: 'name', terbaru: 'Siti Rahmawati', isian: undefined },
    ])
  })

  test('meets nothing where the newer data changed other fields', () => {
    const typed = { ...BEFORE, birthPlace: 'Garut' }
    expect(mergeIsian(PERSONAL, BEFORE, typed, BEFORE)).toEqual({ values: typed, bentrok: [] })
  })
})
