import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = new URL('../apps/server/src/migrations/', import.meta.url)

/** Numbers that were given twice before anybody looked; databases know these files by name, so they stay. */
const GIVEN_TWICE = ['0006', '0007', '0007', '0010']

test('every migration has a number of its own', () => {
  expect(numbersGivenAgain(readdirSync(FOLDER))).toEqual(GIVEN_TWICE)
})

test('a second file of a number is found, and one without a number', () => {
  expect(numbersGivenAgain(['0001_dasar.sql', '0002_hari.sql', '0001_selfie.sql'])).toEqual(['0001'])
  expect(() => numbersGivenAgain(['hari.sql'])).toThrow('hari.sql')
})

function numbersGivenAgain(files) {
  const numbers = files
    .map((file) => {
      const [, number] = /^(\d{4})_[a-z_]+\.sql$/.exec(file) ?? []
      if (number === undefined) throw new Error(`${file} is not named like 0001_dasar.sql`)
      return number
    })
    .toSorted()
  return numbers.filter((number, at) => numbers[at - 1] === number)
}
