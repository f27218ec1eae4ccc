import { expect, it } from 'vitest'
import { type Tanggal, instanFrom, parseJam } from '../waktu.ts'
import type { KerjaTercatat, Lembar, RincianLembar } from './lembar.ts'
import { compareLembar } from './perubahan.ts'

const SENIN: Tanggal = '2026-03-02'
const SELASA: Tanggal = '2026-03-03'
const at = (tanggal: Tanggal, jam: string) => instanFrom(tanggal, parseJam(jam) ?? Number.NaN, 'WITA')

const kerja = (petugas: number, lain: Partial<KerjaTercatat> = {}): KerjaTercatat => ({
  petugas,
  menggantikan: null,
  mulai: at(SENIN, '07:00'),
  selesai: at(SENIN, '15:00'),
  masuk: at(SENIN, '07:05'),
  pulang: at(SENIN, '15:10'),
  lembur: 0,
  ...lain,
})
const hari = (lain: Partial<RincianLembar> = {}): RincianLembar => ({
  pos: 9,
  tanggal: SENIN,
  shift: 'Pagi',
  mulai: at(SENIN, '07:00'),
  selesai: at(SENIN, '15:00'),
  jumlah: 2,
  libur: false,
  hariOrang: 2,
  detik: 57_600,
  kosong: 0,
  celah: [],
  kerja: [kerja(1)],
  ...lain,
})
const lembar = (rincian: readonly RincianLembar[], lain: Partial<Lembar> = {}): Lembar => ({
  dari: SENIN,
  sampai: SELASA,
  pos: [{ id: 9, nama: 'Gerbang', lokasi: 'Gambir', zona: 'WITA', jabatan: 'Satpam' }],
  petugas: [
    { id: 1, nama: 'Ani' },
    { id: 2, nama: 'Budi' },
  ],
  total: {
    hariOrang: 0,
    janji: 0,
    detik: 0,
    kosong: 0,
    lembur: 0,
    celah: 0,
    diganti: 0,
    digantiTepat: null,
  },
  baris: [],
  rincian,
  harga: { baris: [], jumlah: 900_000, biaya: 100_000, tanpaHarga: [] },
  ...lain,
})
const beda = (lama: readonly RincianLembar[], baru: readonly RincianLembar[]) =>
  compareLembar(lembar(lama), lembar(baru)).map(({ pos, tanggal, petugas, sebelum, sesudah }) => {
    expect([pos, tanggal]).toEqual(['Gerbang', SENIN])
    return [petugas, sebelum, sesudah]
  })

it('sheets that say the same differ in nothing, whatever people are called now', () => {
  const lama = lembar([hari(), hari({ tanggal: SELASA })])
  const baru = { ...lama, petugas: [{ id: 1, nama: 'Ani Lestari' }] }
  expect(compareLembar(lama, lama)).toEqual([])
  expect(compareLembar(lama, baru)).toEqual([])
})

it.each<[string, Partial<KerjaTercatat>, string]>([
  ['came later', { masuk: at(SENIN, '09:00') }, '09:00:00–15:10:00'],
  ['did not come', { masuk: null, pulang: null }, 'tidak hadir'],
  ['did not punch out', { pulang: null }, '07:05:00–tanpa absen pulang'],
  ['stood in', { menggantikan: 2 }, '07:05:00–15:10:00 sebagai pengganti'],
  ['worked overtime', { lembur: 5400 }, '07:05:00–15:10:00, lembur 1 jam 30 menit'],
  [
    'stood in and worked overtime',
    { menggantikan: 2, lembur: 3600 },
    '07:05:00–15:10:00 sebagai pengganti, lembur 1 jam 0 menit',
  ],
])('tells in the post’s own time that somebody %s', (_nama, lain, kata) => {
  expect(beda([hari()], [hari({ kerja: [kerja(1, lain)] })])).toEqual([['Ani', '07:05:00–15:10:00', kata]])
  expect(beda([hari({ kerja: [kerja(1, lain)] })], [hari()])).toEqual([['Ani', kata, '07:05:00–15:10:00']])
})

it('tells who is there in another’s place, and leaves out who is as before', () => {
  const dulu = [hari({ kerja: [kerja(1), kerja(2)] })]
  expect(beda(dulu, [hari({ kerja: [kerja(2)] })])).toEqual([
    ['Ani', '07:05:00–15:10:00', 'tidak ditugaskan'],
  ])
  expect(beda([hari({ kerja: [kerja(2)] })], dulu)).toEqual([
    ['Ani', 'tidak ditugaskan', '07:05:00–15:10:00'],
  ])
})

it('tells all of somebody’s works of a day at a post together', () => {
  const malam = kerja(1, { masuk: at(SENIN, '20:00'), pulang: at(SENIN, '23:00') })
  expect(beda([hari()], [hari(), hari({ shift: 'Sore', kerja: [malam] })])).toContainEqual([
    'Ani',
    '07:05:00–15:10:00',
    '07:05:00–15:10:00, 20:00:00–23:00:00',
  ])
})

it('tells of needs how far they were filled, those of a day at a post together, after its people', () => {
  const sore = hari({ shift: 'Sore', jumlah: 3, hariOrang: 1, kosong: 7384 })
  expect(beda([hari(), sore], [hari({ hariOrang: 1, kosong: 60, kerja: [] }), sore])).toEqual([
    // One of her two works is gone.
    ['Ani', '07:05:00–15:10:00, 07:05:00–15:10:00', '07:05:00–15:10:00'],
    [null, '3 dari 5 hari-orang, kosong 2:03:04', '2 dari 5 hari-orang, kosong 2:04:04'],
  ])
  expect(beda([], [hari({ kerja: [] })])).toEqual([[null, '0 dari 0 hari-orang', '2 dari 2 hari-orang']])
  expect(beda([hari({ kerja: [] })], [])).toEqual([[null, '2 dari 2 hari-orang', '0 dari 0 hari-orang']])
})

it('goes by day, and names posts and people of either sheet', () => {
  const lama = lembar([hari({ tanggal: SELASA })], {
    pos: [{ id: 9, nama: 'Gerbang lama', lokasi: 'Gambir', zona: 'WIB', jabatan: 'Satpam' }],
    petugas: [{ id: 3, nama: 'Citra' }],
  })
  const lain = lembar([hari({ tanggal: SELASA, kerja: [kerja(3)] }), hari({ pos: 4, kerja: [] })], {
    pos: [{ id: 4, nama: 'Lobi', lokasi: 'Gambir', zona: 'WIT', jabatan: 'Satpam' }],
    petugas: [{ id: 1, nama: 'Ani' }],
  })
  expect(compareLembar(lama, lain).map(({ pos, tanggal, petugas }) => [pos, tanggal, petugas])).toEqual([
    ['Lobi', SENIN, null],
    ['Gerbang lama', SELASA, 'Ani'],
    ['Gerbang lama', SELASA, 'Citra'],
  ])
})

it('tells what the whole comes to, fee included, where that is otherwise', () => {
  const baru = lembar([], { harga: { baris: [], jumlah: 800_000, biaya: 100_000, tanpaHarga: [] } })
  expect(compareLembar(lembar([]), baru)).toEqual([
    { pos: null, tanggal: null, petugas: null, sebelum: 'Rp\u00a01.000.000', sesudah: 'Rp\u00a0900.000' },
  ])
  const pindah = lembar([], { harga: { baris: [], jumlah: 800_000, biaya: 200_000, tanpaHarga: [] } })
  expect(compareLembar(lembar([]), pindah)).toEqual([])
})

it('tells five hundred differences and no more', () => {
  const banyak = Array.from({ length: 501 }, (_, ke) => hari({ pos: ke, kerja: [] }))
  expect(compareLembar(lembar([]), lembar(banyak))).toHaveLength(500)
})
