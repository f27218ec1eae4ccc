import { describe, expect, it } from 'vitest'
import { ATURAN_DATA, tidyData } from './aturan-data-diri.ts'
import { type NamaData, NAMA_DATA, dataOf, formulirOf, namaBacaOf, namesWith } from './data-diri.ts'

describe('the table of a person’s fields', () => {
  it.each<[NamaData, string]>([
    ['nama', 'nama'],
    ['jenis_karyawan_id', 'jenis_karyawan'],
    ['jenjang_pendididikan_id', 'jenjang_pendidikan'],
    ['nomor_rekening', 'nomor_rekening'],
  ])('%s stands in records as %s', (nama, baca) => expect(namaBacaOf(nama)).toBe(baca))

  it('tells which fields have something in common', () => {
    expect(namesWith('bolehKosong', true)).toEqual(['jkn', 'kpj'])
    expect(namesWith('tertutup', true)).toEqual(['nik', 'email', 'jkn', 'kpj', 'nomor_rekening', 'nomor_hp'])
    expect(namesWith('bagian', 'kepegawaian')[0]).toBe('jenjang_pendididikan_id')
  })

  it('gives the forms of one’s own data their names, none of them twice', () => {
    expect(formulirOf('personal')).toMatchObject({ position: 'jenis_karyawan_id', gender: 'jenis_kelamin' })
    const isian = [...Object.keys(formulirOf('personal')), ...Object.keys(formulirOf('kepegawaian'))]
    const milik = NAMA_DATA.filter((nama) => dataOf(nama).personal ?? dataOf(nama).kepegawaian)
    expect(isian).toHaveLength(milik.length)
  })
})

describe('tidyData', () => {
  it.each<[NamaData, string, string]>([
    ['nama', ' Siti  Rahma ', 'Siti Rahma'],
    ['nik', '3205 9950-0588.0031', '3205995005880031'],
    ['email', ' Siti@Rekan.example', 'siti@rekan.example'],
    ['kode', ' ptx0007', 'PTX0007'],
    ['tanggal_lahir', '1990-12-31', '1990-12-31'],
    ['jenis_karyawan_id', '2', '2'],
    ['jkn', ' ', ''],
    ['nomor_hp', '0812-3456 7890', '+6281234567890'],
    ['nomor_hp', '+62 812.3456.7890', '+6281234567890'],
    ['nomor_hp', '6281234567890', '+6281234567890'],
    ['nomor_hp', '', ''],
  ])('stores %s %j as %j', (nama, diketik, disimpan) => {
    expect(tidyData(nama, diketik)).toBe(disimpan)
  })
})

it.each(NAMA_DATA)('%s has a rule that refuses what is far too long', (nama) => {
  expect(ATURAN_DATA[nama]('x'.repeat(10_000))).toEqual(expect.any(String))
})

describe('nomor_hp', () => {
  it.each(['', '081234567890', '+6281234567890', '62 812 3456 7890', '0812-345-678'])(
    'may be %j',
    (nomor) => {
      expect(ATURAN_DATA.nomor_hp(nomor)).toBeUndefined()
    },
  )

  it.each(['0812', '021-5551234', '+6581234567', '0812345678901234', '08o1234567890', '080123456789'])(
    'is not %j',
    (nomor) => {
      expect(ATURAN_DATA.nomor_hp(nomor)).toBe('Nomor HP harus seperti 081234567890 atau +6281234567890.')
    },
  )
})
