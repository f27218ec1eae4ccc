import { sortedOnce } from './pasangan.lists.js'

/**
 * Returns what two runs of the suite did differently, test by test: lines of one that the other has not so often. Tests of
 * which a run knows nothing are named once. `alike` are lines that two runs of the same code did differently, and are left out.
 */
export function comparePerilaku(before, after, alike = new Set()) {
  const tests = sortedOnce([...before.keys(), ...after.keys()])
  return tests.flatMap((test) => {
    const [one, other] = [before.get(test), after.get(test)]
    if (one === undefined || other === undefined)
      return [{ test, side: one === undefined ? '+' : '-', line: '(seluruhnya)', times: 1 }]
    return sortedOnce([...one.keys(), ...other.keys()]).flatMap((line) => {
      const times = (other.get(line) ?? 0) - (one.get(line) ?? 0)
      if (times === 0 || alike.has(`${test}\t${line}`)) return []
      return [{ test, side: times > 0 ? '+' : '-', line, times: Math.abs(times) }]
    })
  })
}

/** Returns how often each line stands in the texts that a run wrote, by test. */
export function readPerilaku(texts) {
  const tests = new Map()
  for (const row of texts.flatMap((text) => text.split('\n'))) {
    const [test, line] = row.split('\t', 2)
    if (line === undefined) continue
    const lines = tests.get(test) ?? new Map()
    tests.set(test, lines.set(line, (lines.get(line) ?? 0) + 1))
  }
  return tests
}
