import { expect, it } from 'vitest'
import { computeBiaya, computeMargin } from './margin.ts'

const ORANG = {
  hari: 20,
  hariLokasi: 20,
  hariGanti: 0,
  gaji: 5_000_000,
  lembur: 400_000,
  bpjs: 500_000,
  tetap: 4_800_000,
}

it('[KLIEN-18] a site bears pay, overtime, BPJS and a twelfth of THR by the days there, and replacement by itself', () => {
  expect(computeBiaya([ORANG])).toEqual({
    gaji: 5_000_000,
    lembur: 400_000,
    bpjs: 500_000,
    thr: 400_000,
    pengganti: 0,
  })
  expect(computeBiaya([{ ...ORANG, hariLokasi: 5, hariGanti: 2 }])).toEqual({
    gaji: 750_000,
    lembur: 100_000,
    bpjs: 125_000,
    thr: 100_000,
    pengganti: 500_000,
  })
  expect(computeBiaya([{ ...ORANG, hari: 0, hariLokasi: 0 }])).toMatchObject({ gaji: 0, thr: 0 })
  expect(computeMargin(10_000_000, computeBiaya([ORANG]))).toBe(3_700_000)
})
