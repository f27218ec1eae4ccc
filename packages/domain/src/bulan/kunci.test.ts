import { expect, it } from 'vitest'
import { aturanAlasanBuka, isMenunggak, kalimatTunggakan } from './kunci.ts'

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
