import { composeKorpus } from '../packages/domain/test/ragu/korpus.ts'
import { KELIRU_TERBANYAK, countUkuran } from '../packages/domain/test/ragu/ukur.ts'

/**
 * `npm run bench:ragu` [RAGU-08]: of the seeded corpus of invented weeks, how many dishonest ones each signal of doubt finds, and
 * how many honest ones it marks. Fails where one marks more than one honest week in a hundred.
 */
const persen = (bagian: number, semua: number) => `${((100 * bagian) / semua).toFixed(1)} %`

for (const { sinyal, ketahuan, curang, keliru, jujur } of countUkuran(composeKorpus())) {
  const recall = `recall ${persen(ketahuan, curang)} (${ketahuan} of ${curang})`
  const alarms = `false alarms ${persen(keliru, jujur)} (${keliru} of ${jujur})`
  const isOver = keliru / jujur > KELIRU_TERBANYAK
  console.log(`${sinyal.padEnd(22)} ${recall.padEnd(30)} ${alarms}${isOver ? ', too many' : ''}`)
  if (isOver) process.exitCode = 1
}
