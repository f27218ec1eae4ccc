import { describe, expect, it } from 'vitest'
import data from '../../data/tarif-gaji.json' with { type: 'json' }
import { computeGaji } from './gaji.ts'
import type { TarifGaji } from './pajak.ts'
import { type BarisSlip, totalSlip } from './payroll.ts'

const tarif = data as unknown as TarifGaji

/**
 * A year of a guard (K/1, JKK low, 6,300,000 with 700,000 fixed) computed a second time, from the texts and in integers: BPJS 1 %,
 * 2 %, 1 % of 7,000,000 and the company's 4 %, 0.54 % and 0.3 %; category B; overtime in some months, THR in March, three days
 * unpaid in August.
 */
const LEMBUR = [0, 450_000, 0, 812_345, 0, 0, 1_250_000, 0, 333_333, 0, 0, 999_999] as const
const THR = 7_000_000
const ABSEN = 840_000
// Up to and including, in ten-thousandths (PP 58/2023, annex, category B)
const B = [
  [6_200_000, 0],
  [6_500_000, 25],
  [6_850_000, 50],
  [7_300_000, 75],
  [9_200_000, 100],
  [10_750_000, 150],
  [11_250_000, 200],
  [11_600_000, 250],
  [12_600_000, 300],
  [13_600_000, 400],
  [14_950_000, 500],
] as const

const bulat = (pembilang: number, penyebut: number) =>
  Number((2n * BigInt(pembilang) + BigInt(penyebut)) / (2n * BigInt(penyebut)))

function hitungSendiri() {
  let [bruto, dipotong] = [0, 0]
  const bersih: number[] = []
  const pajak: number[] = []
  for (let i = 0; i < 12; i += 1) {
    const dibayar = 7_000_000 + (LEMBUR[i] ?? 0) + (i === 2 ? THR : 0) - (i === 7 ? ABSEN : 0)
    // 280,000 + 37,800 + 21,000
    const kena = dibayar + 338_800
    bruto += kena
    let pph: number
    if (i < 11) {
      const [, rate] = B.find(([sampai]) => kena <= sampai) ?? [0, 600]
      pph = bulat(kena * rate, 10_000)
      dipotong += pph
    } else {
      const jabatan = Math.min(bulat(bruto * 5, 100), 6_000_000)
      // JHT 140,000 and JP 70,000 a month; PTKP K/1 of 54,000,000 + 4,500,000 + 4,500,000
      const pkp = Math.floor(Math.max(0, bruto - jabatan - 12 * 210_000 - 63_000_000) / 1000) * 1000
      pph = bulat(Math.min(pkp, 60_000_000) * 5, 100) - dipotong
      expect(pkp).toBeLessThan(60_000_000)
    }
    pajak.push(pph)
    // 70,000 + 140,000 + 70,000
    bersih.push(dibayar - 280_000 - pph)
  }
  return { bersih, pajak, bruto }
}

describe('a year of twelve slips', () => {
  it('comes to what a second computation says, month by month and in sum', () => {
    const sendiri = hitungSendiri()
    const sejauh = { bruto: 0, iuran: 0, bulan: 0, dipotong: 0 }
    const hasil = LEMBUR.map((lembur, i) => {
      const semua: readonly BarisSlip[] = [
        { nama: 'Gaji Pokok', jenis: 'TETAP', jumlah: 6_300_000 },
        { nama: 'Tunjangan Tetap', jenis: 'TETAP', jumlah: 700_000 },
        { nama: 'Upah Lembur', jenis: 'LEMBUR', jumlah: lembur },
        { nama: 'Tunjangan Hari Raya', jenis: 'THR', jumlah: i === 2 ? THR : 0 },
      ]
      const gaji = computeGaji(tarif, {
        masa: { tahun: 2026, bulan: i + 1 },
        penghasilan: semua,
        ketidakhadiran: [{ nama: 'Potongan Ketidakhadiran', jenis: 'ABSENSI', jumlah: i === 7 ? ABSEN : 0 }],
        dasar: { ptkp: 'K/1', npwpValid: true, kelasJkk: 'RENDAH', upahMinimum: 5_000_000 },
        tanggalLahir: '1990-05-17',
        sebelumnya: i === 11 ? { ...sejauh } : null,
      })
      sejauh.bruto += gaji.bruto
      sejauh.iuran += gaji.bpjs.karyawan.jht + gaji.bpjs.karyawan.jp
      sejauh.bulan += 1
      if (i < 11) sejauh.dipotong += gaji.pph
      return { bersih: totalSlip(gaji.isi).gaji_bersih, pajak: gaji.pph }
    })
    expect(hasil.map(({ pajak }) => pajak)).toEqual(sendiri.pajak)
    expect(hasil.map(({ bersih }) => bersih)).toEqual(sendiri.bersih)
    expect([sejauh.bruto, sejauh.iuran, sejauh.bulan]).toEqual([sendiri.bruto, 12 * 210_000, 12])
  })
})
