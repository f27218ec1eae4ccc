import { expect, it } from 'vitest'
import { JENIS_IZIN } from './absensi.ts'
import { NAMA_IZIN, NAMA_IZIN_PENDEK } from './nama-izin.ts'
import { SEBUTAN_HARI } from '../sebutan.ts'

it.each(JENIS_IZIN)('%s is called the same by its name, in short, and on a day', (jenis) => {
  const nama = NAMA_IZIN[jenis]
  expect(SEBUTAN_HARI[jenis].toLowerCase()).toBe(nama.replace(' (WFH)', '').toLowerCase())
  expect(nama).toContain(NAMA_IZIN_PENDEK[jenis])
})
