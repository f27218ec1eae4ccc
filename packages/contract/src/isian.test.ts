import { expect, it } from 'vitest'
import { z } from 'zod'
import { isianSendiri } from './isian.ts'

const semua = z.strictObject(isianSendiri)
const ISI = {
  nama: ' Siti  Rahma ',
  nik: '3205 9950 0588 0031',
  email: ' Siti@Rekan.example',
  jenis_karyawan_id: '2',
  status_pernikahan_id: 1,
  tempat_lahir: 'Garut ',
  tanggal_lahir: '1988-05-10',
  jenis_kelamin: 'P',
  jenjang_pendididikan_id: '4',
  instansi: 'SMK  Negeri 1',
  jkn: '\u200b',
  kpj: '123-4567-8901',
  nama_bank: 'Bank Mandiri',
  nomor_rekening: '9379 0986 7597',
}

const pesan = (isi: object) => {
  const { error } = semua.safeParse(isi)
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
}

it('gives what was typed as it is stored', () => {
  expect(semua.parse(ISI)).toEqual({
    ...ISI,
    nama: 'Siti Rahma',
    nik: '3205995005880031',
    email: 'siti@rekan.example',
    jenis_karyawan_id: 2,
    tempat_lahir: 'Garut',
    jenjang_pendididikan_id: 4,
    instansi: 'SMK Negeri 1',
    jkn: null,
    kpj: '12345678901',
    nomor_rekening: '937909867597',
  })
})

it.each([
  ['absent', {}],
  ['blank', Object.fromEntries(Object.keys(ISI).map((nama) => [nama, ' ']))],
])('says of each field that is %s what is missing', (_name, isi) => {
  const { jkn: _jkn, kpj: _kpj, ...wajib } = pesan(isi)
  expect(wajib).toEqual({
    nama: 'Nama harus diisi',
    nik: 'NIK harus diisi.',
    email: 'Alamat email tidak valid.',
    jenis_karyawan_id: 'Jabatan harus diisi.',
    status_pernikahan_id: 'Status pernikahan harus diisi.',
    tempat_lahir: 'Tempat lahir harus diisi.',
    tanggal_lahir: 'Tanggal lahir harus diisi.',
    jenis_kelamin: 'Jenis kelamin harus diisi.',
    jenjang_pendididikan_id: 'Jenjang pendidikan harus diisi.',
    instansi: 'Sekolah/kampus pendidikan harus diisi.',
    nama_bank: 'Nama bank harus diisi.',
    nomor_rekening: 'Nomor rekening bank harus diisi.',
  })
})

it.each([
  ['a space', { jenis_karyawan_id: '2 ' }, { jenis_karyawan_id: 'Jabatan tidak valid.' }],
  ['a zero before it', { jenis_karyawan_id: '02' }, { jenis_karyawan_id: 'Jabatan tidak valid.' }],
  ['a fraction', { jenis_karyawan_id: 1.5 }, { jenis_karyawan_id: 'Jabatan tidak valid.' }],
  ['a list', { jenis_karyawan_id: [1] }, { jenis_karyawan_id: 'Jabatan tidak valid.' }],
  ['null', { status_pernikahan_id: null }, { status_pernikahan_id: 'Status pernikahan harus diisi.' }],
  ['a NUL', { nomor_rekening: '12345678\u0000' }, { nomor_rekening: expect.stringContaining('angka') }],
])('refuses %s', (_name, isi, errors) => expect(pesan({ ...ISI, ...isi })).toEqual(errors))
