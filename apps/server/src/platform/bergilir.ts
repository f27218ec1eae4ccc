import { setImmediate } from 'node:timers/promises'
import type { Bertahap } from '@rekan/domain/bertahap'

/** The result of a calculation over thousands of rows: whoever punches meanwhile goes first. */
export async function runBergilir<T>(hitungan: Bertahap<T>): Promise<T> {
  for (;;) {
    const { done, value } = hitungan.next()
    if (done === true) return value
    await setImmediate()
  }
}
