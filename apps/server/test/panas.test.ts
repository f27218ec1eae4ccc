import { expect, inject, it } from 'vitest'
import { TERSERING, measurePanas } from '../../../bench/scale/panas.ts'

it('[NODE-13] times the statements that people cause most often in two databases, of which one has more punches', async () => {
  const panas = await measurePanas(inject('postgres'), { orang: 400, sedikit: 2, banyak: 40 }, 3)
  expect(panas).toHaveLength(TERSERING)
  expect(new Set(panas.map(({ teks }) => teks)).size).toBe(TERSERING)
  for (const { kecil, besar } of panas) expect(Math.min(kecil, besar)).toBeGreaterThan(0)
  const semua = panas.map(({ teks }) => teks).join('\n')
  for (const tabel of ['sesi', 'presensi', 'karyawan']) expect(semua).toContain(tabel)
})
