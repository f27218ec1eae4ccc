import { describe, expect, it } from 'vitest'
import type { KeadaanRekening } from '../../karyawan/rekening.ts'
import { type OrangBerkas, tidyNamaBank } from '../berkas/slip-berkas.ts'
import { jumlahTransfer, pickTransfer } from './transfer.ts'

const KEADAAN: KeadaanRekening = {
  belumDikonfirmasi: false,
  ditunda: false,
  terakhirDibayar: null,
  bedaDisetujui: false,
  jugaMilik: [],
}
const ANI: OrangBerkas = {
  karyawanId: 1,
  kode: 'K1',
  nama: 'Ani',
  nik: '3171234567890031',
  npwp: null,
  jabatan: 'Satpam',
  lokasi: 'Gambir',
  kodeLokasi: 'GMB',
  klien: null,
  kodeBank: '002',
  bank: 'Bank Rakyat Indonesia',
  rekening: '0341-0100-1234-530',
  jkn: null,
  kpj: null,
  masuk: '2024-01-01',
  keluar: null,
  harian: false,
  slip: [
    { tahun: 2026, bulan: 10, bersih: 100, baris: [], bruto: null, ptkp: null, npwpValid: null, iuran: null },
  ],
}
const pick = (lain: Partial<OrangBerkas>, sumber: string | null = '002') =>
  pickTransfer([{ ...ANI, ...lain }], sumber)

describe('who is paid through which bank', () => {
  it.each<[string, Partial<OrangBerkas>, string]>([
    ['has no pay', { slip: [] }, 'Gaji bersihnya 0.'],
    [
      'has a new account that pay waits for',
      { keadaanRekening: { ...KEADAAN, ditunda: true } },
      'Rekening barunya menunggu konfirmasi, dan gajinya ditunda.',
    ],
    ['has no account', { rekening: null }, 'Belum ada nomor rekening.'],
    ['has an empty account', { rekening: ' ' }, 'Belum ada nomor rekening.'],
    ['has no bank', { bank: null, kodeBank: null }, 'Belum ada nama bank.'],
    ['has an empty bank', { bank: ' ', kodeBank: null }, 'Belum ada nama bank.'],
    [
      'has a bank that nobody knows',
      { bank: 'Bank Entah', kodeBank: null },
      'Bank "Bank Entah" tidak ada di daftar bank.',
    ],
    ['has too short an account', { rekening: '1234567' }, 'Nomor rekening bukan 8 sampai 20 angka.'],
    ['has too long an account', { rekening: '1'.repeat(21) }, 'Nomor rekening bukan 8 sampai 20 angka.'],
    [
      'has an account that BCA cannot have',
      { kodeBank: '014', rekening: '123456789' },
      'Nomor rekening BCA harus 10 angka.',
    ],
  ])('leaves out, by name, with the pay and why, who %s', (_nama, lain, alasan) => {
    const jumlah = lain.slip === undefined ? 100 : 0
    expect(pick(lain)).toEqual({
      sendiri: [],
      lain: [],
      dilewati: [{ kode: 'K1', nama: 'Ani', jumlah, alasan }],
    })
  })

  it.each([
    ['own bank', '002', 1, 0],
    ['another', '008', 0, 1],
    ['none', null, 0, 1],
  ])('takes an account as the company pays from %s', (_nama, sumber, sendiri, lain) => {
    const hasil = pick({}, sumber)
    expect([hasil.sendiri.length, hasil.lain.length, hasil.dilewati.length]).toEqual([sendiri, lain, 0])
  })

  it.each([
    ['12345678', '12345678', '002'],
    ['1'.repeat(20), '1'.repeat(20), '002'],
    ['597-012-3456', '5970123456', '014'],
    [' 0341 0100 1234 530 ', '034101001234530', '002'],
  ])('sends to the digits of %j', (rekening, angka, kodeBank) =>
    expect(pick({ rekening, kodeBank }, null).lain).toEqual([
      { kode: 'K1', nama: 'ANI', kodeBank, bank: 'Bank Rakyat Indonesia', rekening: angka, jumlah: 100 },
    ]),
  )

  it('says beside an account what is to be looked at, and nothing where nothing is', () => {
    const bagi = { ...KEADAAN, belumDikonfirmasi: true }
    expect(pick({ keadaanRekening: bagi }).sendiri[0]?.catatan).toBe('rekening baru belum dikonfirmasi')
    expect(pick({ keadaanRekening: KEADAAN }).sendiri[0]).not.toHaveProperty('catatan')
  })

  it('adds up what is sent', () => {
    expect(jumlahTransfer([])).toBe(0)
    expect(jumlahTransfer([{ jumlah: 3 }, { jumlah: 40 }])).toBe(43)
  })
})

it.each([
  ['Siti Nur’aini, S.Kom.', 70, 'SITI NUR AINI S.KOM.'],
  ['José Müller-Çelik', 70, 'JOSE MULLER-CELIK'],
  ["D'Angelo / Wati", 70, "D'ANGELO / WATI"],
  ["-'./ =Budi", 70, 'BUDI'],
  ['Agus (2)', 70, 'AGUS 2'],
  ['Agus   Salim', 70, 'AGUS SALIM'],
  ['Siti Rahmawati', 5, 'SITI'],
  ['Siti Rahmawati', 6, 'SITI R'],
])('a bank takes the name %j in %d letters as %j', (nama, paling, hasil) =>
  expect(tidyNamaBank(nama, paling)).toBe(hasil),
)
