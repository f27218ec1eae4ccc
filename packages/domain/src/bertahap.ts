/** A calculation over thousands of rows that pauses every few of them, so that whoever runs it may let others go first. */
export type Bertahap<T> = Generator<undefined, T>

/** The result of a calculation, run in one go. */
export function runBertahap<T>(hitungan: Bertahap<T>): T {
  for (;;) {
    const { done, value } = hitungan.next()
    if (done === true) return value
  }
}
