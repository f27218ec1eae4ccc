import { expect, it } from 'vitest'
import { SINYAL, composeKorpus } from './korpus.ts'
import { KELIRU_TERBANYAK, countUkuran } from './ukur.ts'

const korpus = composeKorpus()
const ukuran = countUkuran(korpus)

it('[RAGU-15] the corpus gives the same figures twice, with fifty dishonest weeks a signal or more', () => {
  expect(countUkuran(composeKorpus())).toEqual(ukuran)
  expect(ukuran.map(({ sinyal }) => sinyal)).toEqual(SINYAL)
  for (const { curang } of ukuran) expect(curang).toBeGreaterThanOrEqual(50)
})

it.each(ukuran)('[RAGU-08] $sinyal marks one honest week in a hundred at most', ({ keliru, jujur }) => {
  expect(jujur).toBeGreaterThanOrEqual(1000)
  expect(keliru / jujur).toBeLessThanOrEqual(KELIRU_TERBANYAK)
})

it.each(ukuran)('$sinyal finds most of what it is there for', ({ ketahuan, curang }) => {
  expect(ketahuan / curang).toBeGreaterThan(0.7)
})
