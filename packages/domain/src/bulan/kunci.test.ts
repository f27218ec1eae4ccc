import { expect, it } from 'vitest'
import {
  JENIS_TUNGGAKAN,
  SARAN_TERKUNCI,
  aturanAlasanBuka,
  isMenunggak,
  kalimatTerkunci,
  kalimatTunggakan,
} from './kunci.ts'

const TIDAK_ADA = { tanpa_check_out: 0, perlu_tinjauan: 0, izin: 0, lembur: 0 }

it('says what is open by kind, and nothing of what there is none of', () => {
  expect(isMenunggak(TIDAK_ADA)).toBe(false)
  expect(isMenunggak({ ...TIDAK_ADA, lembur: 1 })).toBe(true)
  expect(kalimatTunggakan({ tanpa_check_out: 6, perlu_tinjauan: 2, izin: 0, lembur: 1 })).toBe(
    '6 hari tanpa check out, 2 hari perlu ditinjau, 1 lembur menunggu',
  )
})

it('wants a reason for opening a month again', () => {
  expect(aturanAlasanBuka('  ')).toBe('Tulis alasan membuka kunci.')
  expect(aturanAlasanBuka('a'.repeat(501))).toBe('Alasan tidak boleh lebih dari 500 karakter.')
  expect(aturanAlasanBuka('Dua presensi belum dikoreksi')).toBeUndefined()
})

it('tells each kind by its name', () => {
  expect(kalimatTunggakan({ ...TIDAK_ADA, izin: 3 })).toBe('3 izin menunggu')
  expect(kalimatTunggakan(TIDAK_ADA)).toBe('')
  for (const jenis of JENIS_TUNGGAKAN) expect(isMenunggak({ ...TIDAK_ADA, [jenis]: 1 })).toBe(true)
})

it.each([
  [null, 'Presensi Oktober 2026 sudah dikunci oleh Ani pada 3 November 2026.'],
  ['Kantor Pusat', 'Presensi Oktober 2026 Kantor Pusat sudah dikunci oleh Ani pada 3 November 2026.'],
])('says of a lock of %s whose it is, and what to do', (lingkup, kalimat) => {
  expect(kalimatTerkunci({ masa: 'Oktober 2026', lingkup, oleh: 'Ani', hari: '3 November 2026' })).toBe(
    kalimat,
  )
  expect(SARAN_TERKUNCI).toMatch(/membuka kuncinya dengan alasan, atau .* penyesuaian bulan berikutnya\.$/)
})

it('takes a reason of 500 characters', () => {
  expect(aturanAlasanBuka('a'.repeat(500))).toBeUndefined()
})
