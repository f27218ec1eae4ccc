import { expect, it } from 'vitest'
import { parseHasil } from './lembar-hasil.ts'

const satu = { kode: 'KBN0031', tanggal: '2026-11-23', nama: 'kemeja', jumlah: 1200, tarif: null }

it.each<[string, string, object]>([
  [
    'a heading and tabs',
    'Kode\tTanggal\tNama\tJumlah\tTarif\nKBN0031\t23/11/2026\tkemeja\t1.200\t\n',
    { baris: [satu] },
  ],
  ['commas', 'KBN0031,2026-11-23,kemeja,1200', { baris: [satu] }],
  ['a rate', 'KBN0031;23/11/2026;kemeja;1200;2.500', { baris: [{ ...satu, tarif: 2500 }] }],
  [
    'faults by their lines',
    ';23/11/2026;a;1\nK;31/11/2026;a;1\nK;23/11/2026;;1\nK;23/11/2026;a;x\nK;23/11/2026;a;1;0',
    {
      baris: [],
      kesalahan: [
        'Baris 1: Kode karyawan kosong.',
        'Baris 2: Tanggal ini tidak ada di kalender atau tidak dapat dibaca. Tulis seperti 23/11/2026.',
        'Baris 3: Nama hasil kerja kosong.',
        'Baris 4: Jumlah ini tidak dapat dibaca. Tulis jumlah sebagai bilangan bulat.',
        'Baris 5: Tarif tidak boleh 0: tulis rupiah penuh, atau kosongkan.',
      ],
    },
  ],
])('pieces are read from %s', (_nama, teks, hasil) => {
  expect(parseHasil(teks)).toMatchObject(hasil)
})
