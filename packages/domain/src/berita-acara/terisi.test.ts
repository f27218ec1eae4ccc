import { describe, expect, it } from 'vitest'
import {
  type Hadir,
  type KerjaPos,
  type Rentang,
  butuhKerja,
  computeButuh,
  hadirKerja,
  isTerisi,
} from './terisi.ts'

const MENIT = 60_000
/** Seven to three, in milliseconds since midnight */
const SHIFT: Rentang = { mulai: 7 * 60 * MENIT, selesai: 15 * 60 * MENIT }
const jam = (teks: string) => {
  const [j = 0, m = 0, d = 0] = teks.split(':').map(Number)
  return ((j * 60 + m) * 60 + d) * 1000
}
const ada = (sebagai: number, dari: string, sampai: string): Hadir => ({
  sebagai,
  mulai: jam(dari),
  selesai: jam(sampai),
})
const UKURAN = { toleransi: 15 * 60, jamPenuh: 7 * 3600 }
const isi = (jumlah: number, hadir: readonly Hadir[], ukuran = UKURAN) => {
  const { hariOrang, kosong } = computeButuh({ ...SHIFT, jumlah }, hadir, ukuran)
  return [hariOrang, kosong]
}

describe('how far a need was filled', () => {
  it.each([
    ['[KLIEN-04] a gap within the tolerance', 1, [ada(1, '07:14:59', '15:00')], 1, 0],
    ['a gap as long as the tolerance', 1, [ada(1, '07:15:00', '15:00')], 1, 0],
    ['a gap of a second more, counted whole', 1, [ada(1, '07:15:01', '15:00')], 1, 901],
    ['[KLIEN-04] a later arrival', 1, [ada(1, '07:42:30', '15:00')], 1, 42 * 60 + 30],
    ['who is there too short', 1, [ada(1, '09:00', '15:00')], 0, 7200],
    ['nobody', 1, [], 0, 8 * 3600],
    [
      '[KLIEN-03] two people where one is needed',
      1,
      [ada(1, '07:00', '15:00'), ada(2, '07:00', '15:00')],
      1,
      0,
    ],
    ['two halves of two people', 1, [ada(1, '07:00', '11:00'), ada(2, '11:00', '15:00')], 1, 0],
    ['one person twice at once', 2, [ada(1, '07:00', '15:00'), ada(1, '07:00', '15:00')], 1, 8 * 3600],
    ['two of whom one comes late', 2, [ada(1, '07:00', '15:00'), ada(2, '09:00', '15:00')], 1, 7200],
    [
      'two who change over, one after the other',
      2,
      [ada(1, '07:00', '11:00'), ada(2, '11:00', '15:00')],
      1,
      8 * 3600,
    ],
    ['two gaps, each within the tolerance', 1, [ada(1, '07:10', '12:00'), ada(2, '12:10', '15:00')], 1, 0],
    ['somebody before and after it', 1, [ada(1, '05:00', '17:00')], 1, 0],
  ] as const)('%s', (_, jumlah, hadir, hariOrang, kosong) => {
    expect(isi(jumlah, hadir)).toEqual([hariOrang, kosong])
  })

  it('needs all of a shift that is shorter than what makes a place filled', () => {
    const pendek = { mulai: jam('07:00'), selesai: jam('11:00'), jumlah: 1 }
    expect(computeButuh(pendek, [ada(1, '07:10', '11:00')], UKURAN).hariOrang).toBe(1)
    expect(computeButuh(pendek, [ada(1, '07:16', '11:00')], UKURAN).hariOrang).toBe(0)
  })

  it('never counts more than it needs, nor less when more come, and every second once', () => {
    let acak = 7
    const lanjut = (batas: number) => {
      acak = (acak * 1_103_515_245 + 12_345) % 2_147_483_648
      return acak % batas
    }
    for (let ke = 0; ke < 500; ke += 1) {
      const jumlah = lanjut(4)
      const hadir = Array.from({ length: lanjut(5) }, () => {
        const mulai = SHIFT.mulai + lanjut(480) * MENIT
        return { sebagai: lanjut(4), mulai, selesai: mulai + lanjut(480) * MENIT }
      })
      const satu = computeButuh({ ...SHIFT, jumlah }, hadir, UKURAN)
      expect(satu.detik + satu.kosong).toBe(jumlah * 8 * 3600)
      expect(satu.hariOrang).toBeLessThanOrEqual(jumlah)
      const lebih = computeButuh({ ...SHIFT, jumlah }, [...hadir, { sebagai: 9, ...SHIFT }], UKURAN)
      expect(lebih.kosong).toBeLessThanOrEqual(satu.kosong)
      expect(lebih.hariOrang).toBeGreaterThanOrEqual(satu.hariOrang)
      const dua = computeButuh({ ...SHIFT, jumlah: jumlah + 1 }, hadir, UKURAN)
      expect(dua.kosong).toBeGreaterThanOrEqual(satu.kosong)
      const tanpaToleransi = { toleransi: 0, jamPenuh: 7 * 3600 }
      expect(computeButuh({ ...SHIFT, jumlah }, hadir, tanpaToleransi).kosong).toBe(
        kosongPerMenit(jumlah, hadir) * 60,
      )
      expect(isTerisi(SHIFT, hadir, UKURAN)).toBe(
        computeButuh({ ...SHIFT, jumlah: 1 }, hadir, UKURAN).hariOrang === 1,
      )
    }
  })
})

/** Of so many places, the minutes of a shift for which each stands empty, counted minute by minute. */
function kosongPerMenit(jumlah: number, hadir: readonly Hadir[]): number {
  let kosong = 0
  for (let saat = SHIFT.mulai; saat < SHIFT.selesai; saat += MENIT) {
    const orang = new Set(
      hadir.filter(({ mulai, selesai }) => mulai <= saat && saat < selesai).map(({ sebagai }) => sebagai),
    )
    kosong += Math.max(0, jumlah - orang.size)
  }
  return kosong
}

describe('which need a work fills', () => {
  const butuh = (jenisShiftId: number, dari: string, sampai: string) => ({
    posId: 1,
    tanggal: '2026-11-01',
    jenisShiftId,
    jumlah: 1,
    mulai: jam(dari),
    selesai: jam(sampai),
  })
  const semua = [butuh(1, '07:00', '15:00'), butuh(2, '15:00', '23:00')]
  const kerja = (jenisShiftId: number | null, dari: string, sampai: string) =>
    butuhKerja({ jenisShiftId, mulai: jam(dari), selesai: jam(sampai) }, semua)?.jenisShiftId
  it.each([
    ['its own shift, wherever it lies', 2, '07:00', '15:00', 2],
    ['the one it shares most with', null, '13:00', '20:00', 2],
    ['of two the earlier', 9, '13:00', '17:00', 1],
    ['none that it shares nothing with', null, '23:00', '24:00', undefined],
  ] as const)('%s', (_, shift, dari, sampai, jadi) => {
    expect(kerja(shift, dari, sampai)).toBe(jadi)
  })

  it('is the earlier of two whichever is named first', () => {
    const sama = { jenisShiftId: 9, mulai: jam('13:00'), selesai: jam('17:00') }
    expect(butuhKerja(sama, semua.toReversed())?.jenisShiftId).toBe(1)
  })
})

it('a work is attended within its hours alone, to its end where nobody left', () => {
  const kerja: KerjaPos = {
    ...SHIFT,
    id: 1,
    posId: 1,
    tanggal: '2026-11-01',
    jenisShiftId: 1,
    karyawanId: 1,
    menggantikanId: null,
    masuk: jam('06:30'),
    pulang: jam('16:00'),
  }
  expect(hadirKerja(kerja)).toEqual(SHIFT)
  expect(hadirKerja({ ...kerja, pulang: null })).toEqual(SHIFT)
  expect(hadirKerja({ ...kerja, masuk: null })).toBeNull()
  expect(hadirKerja({ ...kerja, masuk: jam('15:30') })).toBeNull()
})
