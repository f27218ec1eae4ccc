import { describe, expect, it } from 'vitest'
import { type Sel, lembarFrom } from '../lembar/sel.ts'
import { runBertahap } from '../bertahap.ts'
import { parseLembar as parse } from './lembar-gaji.ts'

const parseLembar = (sel: readonly (readonly Sel[])[]) => runBertahap(parse(lembarFrom(sel)))

const KEPALA = [
  'Kode',
  'Nama',
  'Penghasilan: Gaji Pokok',
  'Potongan: BPJS JHT 2%',
  'Penghasilan Lain: Bonus',
  'Catatan',
]
const baca = (...baris: readonly Sel[][]) => parseLembar([KEPALA, ...baris])

describe('parseLembar', () => {
  it('reads a row a person, each line of its kind, amounts of 0 left out', () => {
    expect(
      baca(
        ['kbn0001', 'Ani', 5_000_000, '100.000', null, ' Catatan '],
        ['KBN0002', null, 4_000_000, 0, 'Rp 250.000,00', null],
      ),
    ).toEqual({
      kesalahan: [],
      catatan: [],
      dilewati: 0,
      baris: [
        {
          nomor: 2,
          kode: 'KBN0001',
          nama: 'Ani',
          isi: {
            penghasilan: [{ nama: 'Gaji Pokok', jenis: 'TETAP', jumlah: 5_000_000 }],
            potongan: [{ nama: 'BPJS JHT 2%', jenis: 'BPJS_JHT', jumlah: 100_000 }],
            penghasilan_lain: [],
          },
          catatan: 'Catatan',
        },
        {
          nomor: 3,
          kode: 'KBN0002',
          nama: '',
          isi: {
            penghasilan: [{ nama: 'Gaji Pokok', jenis: 'TETAP', jumlah: 4_000_000 }],
            potongan: [],
            penghasilan_lain: [{ nama: 'Bonus', jenis: 'LAIN', jumlah: 250_000 }],
          },
          catatan: null,
        },
      ],
    })
  })

  it('takes a column of any name, of the usual kind of its group, in any letter case', () => {
    const { baris } = parseLembar([
      [
        'KODE',
        'penghasilan: Uang Shift',
        'POTONGAN:Koperasi',
        'Penghasilan: gaji pokok',
        'Penghasilan: Bonus',
      ],
      ['A1', 10, 2, 5, 7],
    ])
    expect(baris[0]).toMatchObject({ nama: '', catatan: null })
    expect(baris[0]?.isi).toEqual({
      penghasilan: [
        { nama: 'Uang Shift', jenis: 'TIDAK_TETAP', jumlah: 10 },
        { nama: 'gaji pokok', jenis: 'TETAP', jumlah: 5 },
        { nama: 'Bonus', jenis: 'BONUS', jumlah: 7 },
      ],
      potongan: [{ nama: 'Koperasi', jenis: 'LAIN', jumlah: 2 }],
      penghasilan_lain: [],
    })
  })

  it('passes empty rows over and counts as the sheet does', () => {
    const { baris, kesalahan } = baca([null, '', undefined], [], ['A1', '', 1])
    expect([baris.map(({ nomor }) => nomor), kesalahan]).toEqual([[4], []])
  })

  it('passes over who has nothing beside them, and tells how many', () => {
    const { baris, dilewati, kesalahan } = baca(['A1', 'Ani'], ['A2', '', ' '], ['A1', 'Ani', 1])
    expect([baris.map(({ nomor }) => nomor), dilewati, kesalahan]).toEqual([[4], 2, []])
    expect(baca(['', 'Jumlah']).kesalahan[0]?.pesan).toBe('Kode karyawan harus diisi.')
    expect(baca(['A1', 'Ani', null, null, null, 'Catatan']).kesalahan).toHaveLength(1)
    expect(baca(['A1', 'Ani']).kesalahan[0]?.pesan).toBe('Belum ada angka yang diisi.')
  })

  it.each<[string, readonly Sel[], number, string | null, string]>([
    ['no kode', [null, 'Ani', 1], 2, 'Kode', 'Kode karyawan harus diisi.'],
    ['a date', ['A1', '', new Date(0)], 2, 'Penghasilan: Gaji Pokok', 'Sel ini berisi tanggal.'],
    ['half a rupiah', ['A1', '', 1.5], 2, 'Penghasilan: Gaji Pokok', 'Jumlah harus rupiah penuh.'],
    ['less than nothing', ['A1', '', -1], 2, 'Penghasilan: Gaji Pokok', 'Jumlah tidak boleh negatif.'],
    ['words', ['A1', '', 'lima juta'], 2, 'Penghasilan: Gaji Pokok', 'Tulis jumlah'],
    ['a kode as a number', [31, '', 1], 2, 'Kode', 'tersimpan sebagai angka'],
    ['yes', ['A1', '', true], 2, 'Penghasilan: Gaji Pokok', 'Tulis jumlah seperti 1250000 atau 1.250.000.'],
    ['an error of the sheet', ['A1', '', '#REF!'], 2, 'Penghasilan: Gaji Pokok', 'galat #REF!'],
    ['nothing earned', ['A1', 'Ani', 0], 2, null, 'Isi paling sedikit satu baris penghasilan.'],
    ['more taken off than earned', ['A1', '', 1, 2], 2, null, 'Potongan melebihi penghasilan.'],
    ['a long note', ['A1', '', 1, 0, 0, 'x'.repeat(1001)], 2, 'Catatan', 'Catatan tidak boleh lebih dari'],
    ['a note in no letters', ['A1', '', 1, 0, 0, 'a\u0007'], 2, 'Catatan', 'Catatan mengandung karakter'],
    ['something beside the columns', ['A1', '', 1, 0, 0, '', 'apa'], 2, 'G', 'Ada isi di kolom G'],
  ])('refuses a row with %s', (_nama, deret, baris, kolom, pesan) => {
    const hasil = baca([...deret])
    expect(hasil.kesalahan).toHaveLength(1)
    expect(hasil.kesalahan[0]).toMatchObject({ baris, kolom })
    expect(hasil.kesalahan[0]?.pesan).toContain(pesan)
    expect(hasil.baris.filter(({ isi }) => isi !== null)).toEqual([])
  })

  it('tells every fault at once, and where a kode stood first', () => {
    const { kesalahan } = baca(['A1', '', 1], ['A2', '', 'x', 'y'], ['a1', '', 1])
    expect(kesalahan.map(({ baris, kolom }) => [baris, kolom])).toEqual([
      [3, 'Penghasilan: Gaji Pokok'],
      [3, 'Potongan: BPJS JHT 2%'],
      [4, 'Kode'],
    ])
    expect(kesalahan.at(-1)?.pesan).toBe('Kode A1 sudah ada di baris 2.')
  })

  it.each<[string, readonly Sel[], string]>([
    ['no kode', ['Nama', 'Penghasilan: Gaji Pokok'], 'Kolom Kode tidak ada.'],
    ['no amounts', ['Kode', 'Nama'], 'Tidak ada kolom penghasilan atau potongan.'],
    ['an unknown column', ['Kode', 'Penghasilan: A', 'Gaji'], 'Kolom tidak dikenal.'],
    ['a column twice', ['Kode', 'Penghasilan: A', 'penghasilan: a'], 'Kolom ini ada dua kali.'],
    [
      'a name in no letters',
      ['Kode', 'Potongan: a\u0007'],
      'Nama kolom mengandung karakter yang tidak dikenal.',
    ],
    ['a column without a name', ['Kode', 'Penghasilan: '], 'Nama baris harus diisi.'],
    [
      'a long name',
      ['Kode', `Potongan: ${'x'.repeat(61)}`],
      'Nama baris tidak boleh lebih dari 60 karakter.',
    ],
    [
      'too many of a group',
      ['Kode', ...Array.from({ length: 51 }, (_, i) => `Potongan: ${i}`)],
      'Paling banyak 50 kolom.',
    ],
    ['nothing', [], 'Kolom Kode tidak ada.'],
  ])('refuses a head with %s', (_nama, kepala, pesan) => {
    const { kesalahan } = parseLembar([[...kepala], ['A1', 'x']])
    const diKepala = kesalahan.filter((satu) => satu.baris === (kepala.length === 0 ? 2 : 1))
    expect(diKepala.map((satu) => satu.pesan).join(' ')).toContain(pesan)
  })

  it.each([
    [25, 'Z'],
    [26, 'AA'],
    [53, 'BB'],
    [702, 'AAA'],
  ])('names the column %i beside its head %s', (ke, huruf) => {
    const deret = ['A1', '', 1, ...Array.from({ length: ke - 3 }, () => null), 'apa']
    expect(baca(deret).kesalahan).toEqual([
      { lembar: null, baris: 2, kolom: huruf, pesan: `Ada isi di kolom ${huruf}, yang tidak berjudul.` },
    ])
  })

  it('passes a column without a title over while it is empty', () => {
    const { baris, kesalahan } = parseLembar([
      ['', 'Kode', null, 'Penghasilan: A'],
      [undefined, 'A1', ' ', 1],
    ])
    expect([baris.map(({ kode }) => kode), kesalahan]).toEqual([['A1'], []])
  })

  it('counts the columns of each group by themselves', () => {
    const kolom = (awalan: string, banyak: number) =>
      Array.from({ length: banyak }, (_, i) => `${awalan}: ${i}`)
    const kepala = (banyak: number) =>
      parseLembar([
        ['Kode', ...kolom('Penghasilan', 50), ...kolom('Potongan', banyak)],
        ['A1', 1],
      ]).kesalahan
    expect(kepala(50)).toEqual([])
    expect(kepala(51)).toEqual([
      { lembar: null, baris: 1, kolom: 'Potongan:', pesan: 'Paling banyak 50 kolom.' },
    ])
  })

  it('is nobody’s without a kode: of a row that is told, of a head its rows are not even read', () => {
    const tanpa = baca([null, 'Ani', 1], [null, 'Budi', 1])
    expect([tanpa.baris, tanpa.kesalahan.map(({ pesan }) => pesan)]).toEqual([
      [],
      ['Kode karyawan harus diisi.', 'Kode karyawan harus diisi.'],
    ])
    expect(parseLembar([['Penghasilan: A', 'Kode'], [5]]).kesalahan).toMatchObject([
      { baris: 2, kolom: 'Kode' },
    ])
    expect(
      parseLembar([
        ['Nama', 'Penghasilan: A'],
        ['Ani', 'x'],
      ]).kesalahan,
    ).toMatchObject([{ baris: 1, kolom: 'Kode' }])
    expect(parseLembar([]).kesalahan).toMatchObject([
      { baris: 1, kolom: 'Kode' },
      { baris: 1, kolom: null, pesan: 'Tidak ada kolom penghasilan atau potongan.' },
    ])
  })

  it('says that nobody is in it', () => {
    expect(baca().kesalahan).toEqual([
      { lembar: null, baris: 2, kolom: null, pesan: 'Lembar ini tidak berisi karyawan.' },
    ])
  })
})
