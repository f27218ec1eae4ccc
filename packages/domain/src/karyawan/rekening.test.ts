import { describe, expect, it } from 'vitest'
import { catatanRekening, isRekeningDitahan, mayConfirmRekening, hariTahan } from './rekening.ts'

const LAMA = { nama_bank: 'Bank Lama', nomor_rekening: '1111222233' }
const BARU = { nama_bank: 'Bank Baru', nomor_rekening: '7777888899' }
const KOSONG = { nama_bank: null, nomor_rekening: null }

it.each([
  ['another number', LAMA, BARU, 3, true],
  ['the same number at another bank', LAMA, { ...LAMA, nama_bank: 'Bank Baru' }, 3, true],
  ['none any more', LAMA, KOSONG, 3, true],
  ['the first', KOSONG, BARU, 3, false],
  ['back to where pay goes', LAMA, LAMA, 3, false],
  ['where nothing waits', LAMA, BARU, 0, false],
])('[JAGA-15] holds %s', (_name, dibayar, baru, hari, harapan) => {
  expect(isRekeningDitahan(dibayar, baru, hari)).toBe(harapan)
})

const SITI = { penggunaId: 1, karyawanId: 10, isHr: false }
const HRD = { penggunaId: 2, karyawanId: 20, isHr: true }
/** Another account of the same person */
const HRD_JUGA = { penggunaId: 3, karyawanId: 20, isHr: true }
const HRD_LAIN = { penggunaId: 4, karyawanId: null, isHr: true }

it.each([
  ['what HR wrote, its owner', SITI, HRD, true],
  ['what HR wrote, HR who wrote it', HRD, HRD, false],
  ['what HR wrote, another account of theirs', HRD_JUGA, HRD, false],
  ['what HR wrote, another of HR', HRD_LAIN, HRD, true],
  ['what its owner wrote, HR by an account of the same name', { ...HRD_LAIN, diri: [10] }, SITI, false],
  ['what HR wrote, HR by an account of the writer’s name', { ...HRD_LAIN, diri: [20] }, HRD, false],
  ['what HR wrote, HR by an account of a third’s name', { ...HRD_LAIN, diri: [30] }, HRD, true],
  ['what HR wrote, somebody else', { ...SITI, penggunaId: 9, karyawanId: 90 }, HRD, false],
  ['what its owner wrote, the owner', SITI, SITI, false],
  ['what its owner wrote, HR', HRD, SITI, true],
  ['of before, the owner', SITI, null, false],
  ['of before, HR', HRD, null, true],
])('[JAGA-15] confirms %s', (_name, siapa, penulis, harapan) => {
  expect(mayConfirmRekening(siapa, 10, penulis)).toBe(harapan)
})

it('[JAGA-15] tells what of an account somebody should look at', () => {
  const tenang = {
    ditunda: false,
    belumDikonfirmasi: false,
    terakhirDibayar: null,
    bedaDisetujui: false,
    jugaMilik: [],
  }
  expect(catatanRekening(tenang)).toBeNull()
  expect(catatanRekening({ ...tenang, belumDikonfirmasi: true })).toBe('rekening baru belum dikonfirmasi')
  expect(
    catatanRekening({
      ...tenang,
      bedaDisetujui: true,
      terakhirDibayar: Date.parse('2026-10-27T09:00:00+07:00'),
    }),
  ).toBe(
    'rekening berubah sejak disetujui orang kedua; rekening berubah sejak berkas terakhir (27-10-2026 09:00 WIB)',
  )
})

describe('a shorter term', () => {
  const setel = (...semua: (readonly [string, number])[]) =>
    semua.map(([berlaku_dari, nilai]) => ({ berlaku_dari, nilai }))
  it.each([
    ['nothing set: the default', setel(), '2026-11-20', 3],
    [
      'on its first day what was in force yesterday has two days left',
      setel(['2026-11-20', 0]),
      '2026-11-20',
      2,
    ],
    ['the day after, one', setel(['2026-11-20', 0]), '2026-11-21', 1],
    ['once the longer one is over, it counts', setel(['2026-11-20', 0]), '2026-11-22', 0],
    ['a longer one counts at once', setel(['2026-11-20', 10]), '2026-11-20', 10],
    [
      'the longest of several',
      setel(['2026-11-01', 30], ['2026-11-10', 1], ['2026-11-12', 0]),
      '2026-11-12',
      27,
    ],
    ['one to come counts for nothing', setel(['2026-12-01', 60]), '2026-11-20', 3],
  ])('%s', (_apa, riwayat, hari, harap) => expect(hariTahan(riwayat, hari)).toBe(harap))
})
