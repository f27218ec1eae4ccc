import { expect, it } from 'vitest'
import { formatJarak } from './jarak.ts'

it.each([
  [0, '0 m'],
  [240, '240 m'],
  [999, '999 m'],
  [1000, '1 km'],
  [1240, '1,2 km'],
  [1250, '1,3 km'],
  [18_641_700, '18.641,7 km'],
])('%d metres: %s', (meter, teks) => expect(formatJarak(meter)).toBe(teks))
